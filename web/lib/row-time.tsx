import { useNow } from 'use-intl';
import { useFormatter } from './use-formatter.ts';
import { useTimeZone } from './use-time-zone.ts';
import { rowTimeFormatOf } from './row-time-format.ts';

const formats = {
  time: { timeStyle: 'short' },
  weekday: { weekday: 'short' },
  day: { day: 'numeric', month: 'short' },
  date: { dateStyle: 'short' },
} as const;

/** When something happened, by the reader's clock; `yesterday` in words. */
export function RowTime({ at, yesterday }: { at: string; yesterday: string }) {
  const format = useFormatter();
  const timeZone = useTimeZone();
  const now = useNow();
  const date = new Date(at);
  const kind = rowTimeFormatOf(date, now, timeZone);
  return (
    <time dateTime={at}>
      {kind === 'yesterday' ? yesterday : format.dateTime(date, { ...formats[kind], timeZone })}
    </time>
  );
}
