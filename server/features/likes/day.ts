/** The day of the calendar at a moment, where somebody lives: `2026-11-15`. */
export const dayIn = (zone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);

const SECOND = 1000;
/** No day is longer, not even where clocks are set back or a whole day is left out. */
const LONGEST = 50 * 3600;

/** When the next day begins there, to the second. Clocks that are changed need no rules here. */
export const nextDayIn = (zone: string, now: Date): Date => {
  const begun = Math.ceil(now.getTime() / SECOND);
  const today = dayIn(zone, now);
  const isLater = (seconds: number) => dayIn(zone, new Date((begun + seconds) * SECOND)) !== today;
  let [still, next] = [-1, LONGEST];
  while (next - still > 1) {
    const between = Math.floor((still + next) / 2);
    if (isLater(between)) next = between;
    else still = between;
  }
  return new Date((begun + next) * SECOND);
};
