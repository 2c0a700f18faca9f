/** The day of the calendar at a moment, where somebody lives: `2026-11-15`. */
export const dayIn = (zone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);

const SECOND_MS = 1000;
/** No day is longer, not even where clocks are set back or a whole day is left out. */
const MAX_DAY_SECONDS = 50 * 3600;

/** When the next day begins there, to the second. Clocks that are changed need no rules here. */
export const startOfNextDay = (zone: string, now: Date): Date => {
  const startSeconds = Math.ceil(now.getTime() / SECOND_MS);
  const today = dayIn(zone, now);
  const isNextDay = (seconds: number) =>
    dayIn(zone, new Date((startSeconds + seconds) * SECOND_MS)) !== today;
  let [sameDay, nextDay] = [-1, MAX_DAY_SECONDS];
  while (nextDay - sameDay > 1) {
    const middle = Math.floor((sameDay + nextDay) / 2);
    if (isNextDay(middle)) nextDay = middle;
    else sameDay = middle;
  }
  return new Date((startSeconds + nextDay) * SECOND_MS);
};
