/** Hours of somebody's day, from the first until before the last; over midnight if it is less. */
interface QuietHours {
  readonly from: number;
  readonly to: number;
}

const QUARTER_MS = 900_000;
/** Days are never longer than that, not even where clocks are set back. */
const MAX_QUARTERS = 2 * 25 * 4;

const formats = new Map<string, Intl.DateTimeFormat>();

const hourFormatOf = (zone: string): Intl.DateTimeFormat => {
  const cached = formats.get(zone);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  formats.set(zone, created);
  return created;
};

/** What the clock shows somewhere, in whole hours. */
export const hourIn = (zone: string, moment: Date): number =>
  Number(hourFormatOf(zone).format(moment));

/** The first moment from now on whose hour fits. Clocks everywhere differ by whole quarters. */
const findMoment = (zone: string, now: Date, isWanted: (hour: number) => boolean): Date => {
  if (isWanted(hourIn(zone, now))) return now;
  const next = Math.ceil((now.getTime() + 1) / QUARTER_MS);
  for (let quarter = next; quarter < next + MAX_QUARTERS; quarter += 1) {
    const moment = new Date(quarter * QUARTER_MS);
    if (isWanted(hourIn(zone, moment))) return moment;
  }
  return now;
};

const isWithin = ({ from, to }: QuietHours, hour: number): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to;

/** When something may make a sound: now, or when the quiet hours are over. */
export const endOfQuietHours = (quiet: QuietHours | null, zone: string, now: Date): Date =>
  quiet ? findMoment(zone, now, (hour) => !isWithin(quiet, hour)) : now;

/** The next time that a clock shows an hour, which may be now. */
export const nextMomentAtHour = (zone: string, hour: number, now: Date): Date =>
  findMoment(zone, now, (current) => current === hour);
