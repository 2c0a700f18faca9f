const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const cached = formats.get(zone);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, created);
  return created;
};

/** What calendar and clock show somewhere: `2026-11-18` and a whole hour. */
export const localTime = (zone: string, at: Date): { day: string; hour: number } => {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    hour: Number(parts['hour']),
  };
};

const HOUR_MS = 3_600_000;

/** How many hours a clock is ahead of that of Greenwich. */
export const hoursAhead = (zone: string, at: Date): number => {
  const { day, hour } = localTime(zone, at);
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  return Math.round((shown - at.getTime()) / HOUR_MS);
};

const DAY_MS = 86_400_000;

/** A day of the calendar, so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days lie between two. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export const DAYS_A_WEEK = 7;

/** The Monday of its week. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
