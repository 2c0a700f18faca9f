import { useFormatter } from '#web/lib/use-formatter.ts';

/** Writes days of banks, which have no time zone. */
export const useDay = (): ((day: string) => string) => {
  const format = useFormatter();
  return (day) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
};
