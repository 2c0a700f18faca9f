import { useFormatter } from '#web/lib/use-formatter.ts';
import { useTimeZone } from '#web/lib/use-time-zone.ts';

const styles = {
  /** When something happened, for people. */
  short: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Of what happened lately. */
  date: { day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit' },
  clock: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  /** For what is looked into to the second. */
  exact: {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  },
} as const;

/** Writes moments by the clock of the reader. */
export const useMoment = (): ((moment: string, style?: keyof typeof styles) => string) => {
  const format = useFormatter();
  const timeZone = useTimeZone();
  return (moment, style = 'short') =>
    format.dateTime(new Date(moment), { ...styles[style], timeZone });
};
