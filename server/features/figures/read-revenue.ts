import type { CountryRevenue, figuresRevenue } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { tellApart } from './hide-small.ts';
import type { FigureRow } from './queries.ts';
import { readRows, sumsBy } from './queries.ts';
import type { FigureQuery } from './read-span.ts';
import { readSpan } from './read-span.ts';
import type { Span } from './span.ts';
import { spanView } from './span.ts';

/** What was paid, less what went back. */
const netOf = (rows: readonly FigureRow[]): number =>
  rows.reduce((all, { measure, minor }) => all + (measure === 'refunds' ? -minor : minor), 0);

const isNow = ({ isBefore }: FigureRow): boolean => !isBefore;

const ordersOf = (rows: readonly FigureRow[]): number =>
  rows
    .filter((row) => isNow(row) && row.measure !== 'refunds')
    .reduce((all, { count }) => all + count, 0);

const toCountry = (
  { before }: Span,
  country: string | null,
  countries: number,
  rows: readonly FigureRow[],
): CountryRevenue => ({
  country,
  countries,
  orders: ordersOf(rows),
  minor: netOf(rows.filter(isNow)),
  minor_before: before ? netOf(rows.filter(({ isBefore }) => isBefore)) : null,
  packages: sumsBy(rows, (row) => row.package)
    .map(({ key, rows: sold }) => ({
      credits: key,
      minor: netOf(sold.filter(isNow)),
      minor_before: before ? netOf(sold.filter(({ isBefore }) => isBefore)) : null,
    }))
    .toSorted((a, b) => a.credits - b.credits),
});

/** The countries of a currency, those with few orders together. */
const countriesOf = (span: Span, rows: readonly FigureRow[]): CountryRevenue[] => {
  const cells = sumsBy(rows, ({ country }) => country).map((cell) => ({
    ...cell,
    count: ordersOf(cell.rows),
  }));
  const { shown } = tellApart(cells, consoleLimits.figures.countries);
  const named = new Set(shown.map(({ key }) => key));
  const rest = cells.filter(({ key }) => !named.has(key));
  const told = shown.map(({ key, rows: own }) => toCountry(span, key, 1, own));
  const others = rest.flatMap((cell) => cell.rows);
  return [
    ...told.toSorted((a, b) => b.minor - a.minor),
    ...(others.length > 0 ? [toCountry(span, null, rest.length, others)] : []),
  ];
};

/** What orders brought after refunds, each currency by itself: nobody knows rates between them. */
export const readRevenue = async (
  core: Core,
  caller: Caller,
  query: FigureQuery,
): Promise<Answer<typeof figuresRevenue>> => {
  const span = await readSpan(core, caller, query, 'orders.refund');
  const apart = ['currency', 'country', 'package'] as const;
  // Days have orders and refunds in one, hours have both.
  const measures = ['earned', 'orders', 'refunds'] as const;
  const rows = await readRows(core.db, span, measures, apart, true);
  const currencies = sumsBy(rows, ({ currency }) => currency)
    .toSorted((a, b) => b.count - a.count)
    .map(({ key, rows: own }) => ({
      currency: key,
      packages: [...new Set(own.map((row) => row.package))].toSorted((a, b) => a - b),
      countries: countriesOf(span, own),
    }));
  return { span: spanView(span), currencies };
};
