import type { FigureSpan, FigureTable } from '#contract/console/index.ts';
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

/** What the first column of a table says: the day, or the hour of a day. */
const nameOf = ({ from, is_hourly: isHourly }: FigureSpan, at: number): string =>
  isHourly ? `${String(at).padStart(2, '0')}:00` : addDays(from, at);

type Column = readonly [name: string, values: readonly number[]];

/** Days or hours with what was counted in each; nothing is said of what is not counted yet. */
const writeLines = (span: FigureSpan, columns: readonly Column[]): Row[] => [
  [span.is_hourly ? 'hour' : 'day', ...columns.map(([name]) => name)],
  ...Array.from({ length: span.counted }, (_, at) => [
    nameOf(span, at),
    ...columns.map(([, values]) => (span.pending.includes(at) ? null : (values[at] ?? 0))),
  ]),
];

const writeDays = async (core: Core, caller: Caller, query: FigureQuery): Promise<Row[]> => {
  const { span, money, ...answer } = await readOverview(core, caller, query);
  const { visits, signups, activated, active, writers, messages, likes, matches, waiting } = answer;
  const lines = { visits, signups, activated, active, writers, messages, likes, matches, waiting };
  const sums = (money?.currencies ?? []).flatMap(({ currency, paid, refunded }) => [
    [`paid_minor_${currency}`, paid.now] as const,
    [`refunded_minor_${currency}`, refunded.now] as const,
  ]);
  return writeLines(span, [
    ...Object.entries(lines).map(([name, { now }]) => [name, now] as const),
    ...(money
      ? [['orders', money.orders.now] as const, ['buyers', money.buyers.now] as const]
      : []),
    ...sums,
  ]);
};

const writeSources = async (core: Core, caller: Caller, query: FigureQuery): Promise<Row[]> => {
  const { span, sources, other } = await readSources(core, caller, query);
  return writeLines(span, [
    ...sources.map(({ source, now }) => [source || 'direct', now] as const),
    ['other', other.now],
  ]);
};

const writeRevenue = async (core: Core, caller: Caller, query: FigureQuery): Promise<Row[]> => {
  const { currencies } = await readRevenue(core, caller, query);
  return [
    ['currency', 'country', 'package', 'net_minor', 'net_minor_before'],
    ...currencies.flatMap(({ currency, countries }) =>
      countries.flatMap(({ country, packages }) =>
        packages.map(({ credits, minor, minor_before: before }) => [
          currency,
          country ?? 'other',
          credits,
          minor,
          before,
        ]),
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
  const quality = await readQuality(core, caller, query);
  const { answers, reports, refunds } = quality;
  const { answers_before: answersBefore, reports_before: reportsBefore } = quality;
  const both = (
    what: string,
    { of, count }: typeof answers,
    before: typeof answersBefore,
    part: string,
  ): Row[] => [
    [what, null, null, of, before?.of ?? null, null, null],
    [part, null, null, count, before?.count ?? null, null, null],
  ];
  return [
    ['what', 'detail', 'currency', 'count', 'count_before', 'minor', 'minor_before'],
    ...both('first_messages', answers, answersBefore, 'first_messages_answered'),
    [
      'half_answered_within_minutes',
      null,
      null,
      quality.answer_minutes,
      quality.answer_minutes_before,
      null,
      null,
    ],
    ...both('reports_decided', reports, reportsBefore, 'reports_upheld'),
    ...(refunds ?? []).map((refund) => [
      'refunds',
      refund.reason,
      refund.currency,
      refund.count,
      refund.count_before,
      refund.minor,
      refund.minor_before,
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
