/** Hours of somebody's day, from the first until before the last; over midnight if it is less. */
interface Quiet {
  readonly from: number;
  readonly to: number;
}

const QUARTER_MS = 900_000;
/** Days are never longer than that, not even where clocks are set back. */
const QUARTERS = 2 * 25 * 4;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  formats.set(zone, made);
  return made;
};

/** What the clock shows somewhere, in whole hours. */
export const hourIn = (zone: string, moment: Date): number => Number(formatOf(zone).format(moment));

/** The first moment from now on whose hour fits. Clocks everywhere differ by whole quarters. */
const firstHour = (zone: string, now: Date, fits: (hour: number) => boolean): Date => {
  if (fits(hourIn(zone, now))) return now;
  const next = Math.ceil((now.getTime() + 1) / QUARTER_MS);
  for (let quarter = next; quarter < next + QUARTERS; quarter += 1) {
    const moment = new Date(quarter * QUARTER_MS);
    if (fits(hourIn(zone, moment))) return moment;
  }
  return now;
};

const isWithin = ({ from, to }: Quiet, hour: number): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to;

/** When something may make a sound: now, or when the quiet hours are over. */
export const afterQuiet = (quiet: Quiet | null, zone: string, now: Date): Date =>
  quiet ? firstHour(zone, now, (hour) => !isWithin(quiet, hour)) : now;

/** The next time that a clock shows an hour, which may be now. */
export const nextHour = (zone: string, hour: number, now: Date): Date =>
  firstHour(zone, now, (shown) => shown === hour);
