const KEY = 'server-clock';

interface ClockReading {
  readonly now: number;
  readonly ahead: number;
}

/**
 * By how much the server's clock is ahead of the device's, from the latest time that it told this
 * tab. A page that the browser has kept tells an old one, and is not believed.
 */
export const updateClockOffset = (now: number, deviceNow: number = Date.now()): number => {
  const reading = { now, ahead: now - deviceNow };
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ClockReading | null;
    if (stored && stored.now >= now) return stored.ahead;
    sessionStorage.setItem(KEY, JSON.stringify(reading));
  } catch {
    // Without storage every page is taken for a new one.
  }
  return reading.ahead;
};
