import { useFormatter } from '#web/lib/use-formatter.ts';

/** Banks go by days of the calendar, which are the same wherever one looks at them. */
export const useBankDay = () => {
  const format = useFormatter();
  return (day: string, dateStyle: 'long' | 'medium' = 'long') =>
    format.dateTime(new Date(day), { dateStyle, timeZone: 'UTC' });
};
