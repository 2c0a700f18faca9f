import type { discountList } from '#contract/console/discounts.ts';
import type { DiscountView } from '#contract/console/enums.ts';
import { discountViews } from '#contract/console/enums.ts';
import type { Answer, Input } from '#contract/core/endpoint.ts';
import { changedSearch } from '../changed-search.ts';
import { SITE_PARAM } from '../session.ts';

export type DiscountQuery = Input<typeof discountList>['query'];

export type DiscountPage = Answer<typeof discountList>;

/** What an address asks for; what makes no sense is left out. */
export const queryOf = (search: URLSearchParams): DiscountQuery => {
  const site = Number(search.get(SITE_PARAM));
  const given = {
    view: discountViews.find((view) => view === search.get('view')),
    site: Number.isInteger(site) && site > 0 ? String(site) : undefined,
    search: search.get('search')?.trim().slice(0, 40) || undefined,
    batch: /^[\da-f-]{36}$/.exec(search.get('batch') ?? '')?.[0],
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};

/** A link to the same page with something changed; what is empty is left out. */
export const changedLink = (
  search: URLSearchParams,
  changed: Readonly<Record<string, string>>,
): string => `?${changedSearch(search, changed)}`;

/** The address of a view; the first one needs no name. */
export const viewLink = (search: URLSearchParams, view: DiscountView): string =>
  changedLink(search, { view: view === 'active' ? '' : view });
