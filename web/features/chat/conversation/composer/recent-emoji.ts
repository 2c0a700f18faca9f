import { hasLoggedOut, memberKey } from '#web/lib/device-storage.ts';

/** Two rows on a phone. */
const MAX_RECENT = 14;

const KEY = memberKey('recent-emoji');

/** With one that was just used, the latest first. */
export const addRecent = (recent: readonly string[], emoji: string): readonly string[] =>
  [emoji, ...recent.filter((other) => other !== emoji)].slice(0, MAX_RECENT);

/** What was used on this device; only signs that are still offered. */
export const readRecent = (offered: ReadonlySet<string>): readonly string[] => {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter((emoji) => offered.has(emoji));
  } catch {
    return [];
  }
};

export const storeRecent = (recent: readonly string[]): void => {
  if (hasLoggedOut()) return;
  try {
    localStorage.setItem(KEY, recent.join(' '));
  } catch {
    // Without storage there are none.
  }
};
