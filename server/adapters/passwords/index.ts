import { readFileSync } from 'node:fs';

let leaked: ReadonlySet<string> | undefined;

const list = (): ReadonlySet<string> =>
  (leaked ??= new Set(
    readFileSync(new URL('leaked.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  ));

/** Whether a password is among those that leaks have made common, however it is capitalised. */
export const isLeaked = (password: string): boolean => list().has(password.toLowerCase());
