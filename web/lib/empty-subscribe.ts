import { ignore } from './ignore.ts';

/** For `useSyncExternalStore`, where a value is the browser's alone and never changes. */
export const emptySubscribe = () => ignore;
