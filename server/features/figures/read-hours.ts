import type { figuresHours } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { addDays, daysBetween, mondayOf } from './local-time.ts';
import { readRows } from './queries.ts';
import type { FigureQuery } from './read-span.ts';
import { readSpan } from './read-span.ts';
import { spanView } from './span.ts';

/** When members write, by weekday and hour where they live. */
export const readHours = async (
  core: Core,
  caller: Caller,
  query: FigureQuery,
): Promise<Answer<typeof figuresHours>> => {
  const span = await readSpan(core, caller, query);
  // It is about days even where all else is about hours.
  const days = { ...span, isHourly: false, before: null };
  const rows = await readRows(core.db, days, ['written_at'], ['detail']);
  const weekdays = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { at, detail, count } of rows) {
    const day = addDays(span.from, at);
    const hours = weekdays[daysBetween(mondayOf(day), day)];
    const hour = Number(detail);
    if (hours) hours[hour] = (hours[hour] ?? 0) + count;
  }
  return { span: spanView(span), weekdays };
};
