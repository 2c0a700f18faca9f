type RowTimeFormat = 'time' | 'yesterday' | 'weekday' | 'day' | 'date';

const DAY_MS = 86_400_000;

/** The day on the calendar of a zone, counted from some day on. */
const dayNumber = (at: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS;
};

/** How exactly the time of a message is told: the longer ago, the coarser. */
export const rowTimeFormatOf = (at: Date, now: Date, timeZone: string): RowTimeFormat => {
  const days = dayNumber(now, timeZone) - dayNumber(at, timeZone);
  if (days <= 0) return 'time';
  if (days === 1) return 'yesterday';
  if (days < 7) return 'weekday';
  return days < 300 ? 'day' : 'date';
};
