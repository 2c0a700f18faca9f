import { useSyncExternalStore } from 'react';
import { INSTALLED } from './installed-query.ts';
import { followMedia } from './media.ts';

const { subscribe, isMet } = followMedia(INSTALLED);

/** Whether the product runs as an installed app; the server cannot know and says no. */
export const useInstalled = (): boolean => useSyncExternalStore(subscribe, isMet, () => false);
