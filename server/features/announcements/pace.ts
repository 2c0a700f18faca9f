/** In which minute members were told last, and how many of them. */
interface Pace {
  readonly perHour: number;
  readonly paceMinute: Date | null;
  readonly paceCount: number;
}

const MINUTE_MS = 60_000;

const minuteOf = (now: Date): Date => new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);

const toldWithin = ({ paceMinute, paceCount }: Pace, now: Date): number =>
  paceMinute?.getTime() === minuteOf(now).getTime() ? paceCount : 0;

/**
 * How many more may be told in this minute of the clock. What was not used in a minute is gone, so
 * that nothing bursts out after a rest; in any 60 of them it is never more than the hour allows.
 */
export const allowanceOf = (pace: Pace, now: Date): number =>
  Math.max(0, Math.floor(pace.perHour / 60) - toldWithin(pace, now));

/** The pace once so many more were told. */
export const paceAfter = (pace: Pace, now: Date, told: number) => ({
  paceMinute: minuteOf(now),
  paceCount: toldWithin(pace, now) + told,
});
