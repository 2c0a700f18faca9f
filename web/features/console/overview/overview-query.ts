import type { FigureComparison, FigurePeriod, FigureTable } from '#contract/console/figures.ts';
import { figureComparisons, figurePeriods, figuresFile } from '#contract/console/figures.ts';
import { callUrl } from '#contract/core/client.ts';
import { SITE_PARAM } from '../session.ts';

/** What the overview is about, as its address says it. */
export interface OverviewQuery {
  readonly site?: string;
  readonly period: FigurePeriod;
  /** Days of one's own, which go before the period. */
  readonly from?: string;
  readonly to?: string;
  readonly compare: FigureComparison;
}

const isDay = (value: string | null): value is string =>
  value !== null && /^20\d\d-\d\d-\d\d$/.test(value) && !isNaN(Date.parse(value));

/** What an address asks for; what makes no sense is left out. */
export const queryOf = (search: URLSearchParams): OverviewQuery => {
  const site = search.get(SITE_PARAM);
  const [from, to] = [search.get('from'), search.get('to')];
  return {
    ...(site !== null && /^[1-9]\d{0,5}$/.test(site) && { site }),
    period: figurePeriods.find((period) => period === search.get('period')) ?? '30',
    ...(isDay(from) && isDay(to) && { from, to }),
    compare: figureComparisons.find((way) => way === search.get('compare')) ?? 'previous',
  };
};

export const fileUrl = (query: OverviewQuery, table: FigureTable): string =>
  callUrl(figuresFile, { query: { ...query, table } });

/** The path of a list, about the same site and with filters of its own. */
export const listPath = (
  path: string,
  site: string | undefined,
  filters: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams({
    ...(site !== undefined && { [SITE_PARAM]: site }),
    ...filters,
  });
  return search.size > 0 ? `${path}?${search}` : path;
};
