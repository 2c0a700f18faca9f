import type { FigureTable } from '#contract/console/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { addDays } from './local-time.ts';
import { readHours } from './read-hours.ts';
import { readOverview } from './read-overview.ts';
import { readQuality } from './read-quality.ts';
import { readRevenue } from './read-revenue.ts';
import { readSources } from './read-sources.ts';
import type { FigureQuery } from './read-span.ts';
import { sitesWithMoney } from './policy.ts';
import { readSpan } from './read-span.ts';

type Cell = string | number | null;

type Row = readonly Cell[];

/** As spreadsheets read it; what a stranger typed is no formula there. */
const escape = (cell: Cell): string => {
  const text = String(cell ?? '');
  const harmless = typeof cell === 'string' && /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

interface Span {
  readonly from: string;
  readonly is_hourly: boolean;
}

/** What the first column of a table says: the day, or the hour of a day. */
const nameOf = ({ from, is_hourly: isHourly }: Span, at: number): string =>
  isHourly ? `${String(at).padStart(2, '0')}:00` : addDays(from, at);

const writeDays = async (core: Core, caller: Caller, query: FigureQuery): Promise<Row[]> => {
  const { span, money, ...answer } = await readOverview(core, caller, query);
  const { visits, signups, activated, active, writers, messages, likes, matches, waiting } = answer;
  const lines = { visits, signups, activated, active, writers, messages, likes, matches, waiting };
  const sums = (money?.currencies ?? []).flatMap(({ currency, paid, refunded }) => [
    [`paid_minor_${currency}`, paid.now] as const,
    [`refunded_minor_${currency}`, refunded.now] as const,
  ]);
  const columns = [
    ...Object.entries(lines).map(([name, { now }]) => [name, now] as const),
    ...(money
      ? [['orders', money.orders.now] as const, ['buyers', money.buyers.now] as const]
      : []),
    ...sums,
  ];
  return [
    [span.is_hourly ? 'hour' : 'day', ...columns.map(([name]) => name)],
    ...signups.now
      .slice(0, span.counted)
      .map((_, at) => [nameOf(span, at), ...columns.map(([, values]) => values[at] ?? 0)]),
  ];
};

const writeSources = async (core: Core, caller: Caller, query: FigureQuery): Promise<Row[]> => {
  const { span, sources, other } = await readSources(core, caller, query);
  return [
    [span.is_hourly ? 'hour' : 'day', ...sources.map(({ source }) => source || 'direct'), 'other'],
    ...other.now
      .slice(0, span.counted)
      .map((rest, at) => [nameOf(span, at), ...sources.map(({ now }) => now[at] ?? 0), rest]),
  ];
};

const writeRevenue = async (core: Core, caller: Caller, query: FigureQuery): Promise<Row[]> => {
  const { currencies } = await readRevenue(core, caller, query);
  return [
    ['currency', 'country', 'package', 'net_minor'],
    ...currencies.flatMap(({ currency, countries }) =>
      countries.flatMap(({ country, packages }) =>
        packages.map(({ credits, minor }) => [currency, country ?? 'other', credits, minor]),
      ),
    ),
  ];
};

const writeHours = async (core: Core, caller: Caller, query: FigureQuery): Promise<Row[]> => {
  const { weekdays } = await readHours(core, caller, query);
  return [
    ['weekday', 'hour', 'messages'],
    ...weekdays.flatMap((hours, day) => hours.map((count, hour) => [day + 1, hour, count])),
  ];
};

const writeQuality = async (core: Core, caller: Caller, query: FigureQuery): Promise<Row[]> => {
  const {
    answers,
    answer_minutes: minutes,
    reports,
    refunds,
  } = await readQuality(core, caller, query);
  return [
    ['what', 'detail', 'currency', 'count', 'minor'],
    ['first_messages', null, null, answers.of, null],
    ['answers', null, null, answers.count, null],
    ['half_answered_within_minutes', null, null, minutes, null],
    ['reports_decided', null, null, reports.of, null],
    ['reports_upheld', null, null, reports.count, null],
    ...(refunds ?? []).map(({ reason, currency, count, minor }) => [
      'refunds',
      reason,
      currency,
      count,
      minor,
    ]),
  ];
};

const writeCohorts = async (core: Core, caller: Caller, query: FigureQuery): Promise<Row[]> => {
  const { cohorts } = await readQuality(core, caller, query);
  const back = cohorts[0]?.back ?? [];
  return [
    ['week', 'signups', ...back.map(({ days }) => `back_after_${days}`)],
    ...cohorts.map((cohort) => [
      cohort.week,
      cohort.signups,
      ...cohort.back.map(({ count }) => count),
    ]),
  ];
};

const writers: Record<
  FigureTable,
  (core: Core, caller: Caller, query: FigureQuery) => Promise<Row[]>
> = {
  days: writeDays,
  sources: writeSources,
  revenue: writeRevenue,
  hours: writeHours,
  quality: writeQuality,
  cohorts: writeCohorts,
};

/** A table of the overview as a file, with the same in it. */
export const writeTable = async (
  core: Core,
  caller: Caller,
  { table, ...query }: FigureQuery & { readonly table: FigureTable },
): Promise<string> => {
  const { sites } = await readSpan(core, caller, query);
  if (table === 'revenue' && sitesWithMoney(caller, sites).length === 0)
    throw new Refusal('not_found');
  const rows = await writers[table](core, caller, query);
  return rows.map((cells) => `${cells.map(escape).join(',')}\r\n`).join('');
};
