import type { FigureLine, figuresOverview, Measure } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { sitesWithMoney } from './policy.ts';
import type { FigureRow } from './queries.ts';
import { lineOf, readRows, sumsBy } from './queries.ts';
import type { FigureQuery } from './read-span.ts';
import { readSpan } from './read-span.ts';
import type { Span } from './span.ts';
import { lengthOf, spanView } from './span.ts';
import { halfWithin } from './time-buckets.ts';

const lineMeasures = [
  'visits',
  'signups',
  'activated',
  'active',
  'writers',
  'messages',
  'likes',
  'matches',
  'waiting',
] as const satisfies readonly Measure[];

const readMoney = async (core: Core, caller: Caller, span: Span) => {
  const sites = sitesWithMoney(caller, span.sites);
  if (sites.length === 0) return null;
  const own = { ...span, sites };
  const rows = await readRows(core.db, own, ['paid', 'repaid', 'buyers'], ['currency']);
  const of = (measure: Measure) => rows.filter((row) => row.measure === measure);
  const currencies = sumsBy([...of('paid'), ...of('repaid')], ({ currency }) => currency)
    .toSorted((a, b) => b.count - a.count)
    .map(({ key, rows: group }) => ({
      currency: key,
      paid: lineOf(
        own,
        group.filter(({ measure }) => measure === 'paid'),
        'minor',
      ),
      refunded: lineOf(
        own,
        group.filter(({ measure }) => measure === 'repaid'),
        'minor',
      ),
    }));
  return {
    is_whole: sites.length === span.sites.length,
    buyers: lineOf(own, of('buyers')),
    orders: lineOf(own, of('paid')),
    currencies,
  };
};

const mean = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : Math.round(values.reduce((all, value) => all + value, 0) / values.length);

/** The days of a line that are over; hours are not added up to a mean. */
const wholeDays = (span: Span, values: readonly number[]): readonly number[] => {
  if (span.isHourly) return values.length === 0 ? [] : [values.reduce((all, one) => all + one, 0)];
  const isPart = span.sites.some(({ hours }) => hours < 24);
  const whole = isPart ? values.slice(0, lengthOf(span) - 1) : values;
  return whole.filter((_, at) => !span.pending.includes(at));
};

/** What stands at the end of a period is what waited last, and no sum. */
const lastOf = (line: FigureLine, { before, isHourly, sites }: Span): FigureLine => {
  const hours = Math.max(1, ...sites.map((site) => site.hours));
  const last = (values: readonly number[]) => (isHourly ? values[hours - 1] : values.at(-1)) ?? 0;
  return { ...line, total: last(line.now), total_before: before ? last(line.before) : null };
};

/** How sites do: what the overview begins with. */
export const readOverview = async (
  core: Core,
  caller: Caller,
  query: FigureQuery,
): Promise<Answer<typeof figuresOverview>> => {
  const span = await readSpan(core, caller, query);
  const rows = await readRows(core.db, span, lineMeasures);
  const times = await readRows(
    core.db,
    { ...span, before: null },
    ['activation_time'],
    ['detail'],
    true,
  );
  const groups = Map.groupBy<Measure, FigureRow>(rows, ({ measure }) => measure);
  const line = (measure: (typeof lineMeasures)[number]) => lineOf(span, groups.get(measure) ?? []);
  const active = line('active');
  return {
    span: spanView(span),
    visits: line('visits'),
    signups: line('signups'),
    activated: line('activated'),
    activation_minutes: halfWithin(times),
    active,
    active_mean: mean(wholeDays(span, active.now)),
    active_mean_before: mean(wholeDays({ ...span, pending: [] }, active.before)),
    writers: line('writers'),
    messages: line('messages'),
    likes: line('likes'),
    matches: line('matches'),
    waiting: lastOf(line('waiting'), span),
    money: await readMoney(core, caller, span),
  };
};
