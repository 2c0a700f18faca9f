import { localDay } from './local-day.ts';

type RowTimeFormat = 'time' | 'yesterday' | 'weekday' | 'day' | 'date';

const DAY_MS = 86_400_000;

/** The day on the calendar of a zone, counted from some day on. */
const dayNumber = (at: Date, timeZone: string): number =>
  Date.parse(localDay(at, timeZone)) / DAY_MS;

/** How exactly the time of a message is told: the longer ago, the coarser. */
export const rowTimeFormatOf = (at: Date, now: Date, timeZone: string): RowTimeFormat => {
  const days = dayNumber(now, timeZone) - dayNumber(at, timeZone);
  if (days <= 0) return 'time';
  if (days === 1) return 'yesterday';
  if (days < 7) return 'weekday';
  return days < 300 ? 'day' : 'date';
};
