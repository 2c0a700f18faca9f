const KEY = 'server-clock';

interface Heard {
  readonly now: number;
  readonly ahead: number;
}

/**
 * By how much the server's clock is ahead of the device's, from the latest time that it told this
 * tab. A page that the browser has kept tells an old one, and is not believed.
 */
export const serverAhead = (now: number, device: number = Date.now()): number => {
  const heard = { now, ahead: now - device };
  try {
    const before = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Heard | null;
    if (before && before.now >= now) return before.ahead;
    sessionStorage.setItem(KEY, JSON.stringify(heard));
  } catch {
    // Without storage every page is taken for a new one.
  }
  return heard.ahead;
};
