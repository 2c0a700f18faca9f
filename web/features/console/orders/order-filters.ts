import { paymentMethods } from '#contract/billing/enums.ts';
import { orderDays, orderViews } from '#contract/console/enums.ts';
import type { orderList } from '#contract/console/orders.ts';
import type { Input } from '#contract/core/endpoint.ts';
import { isServedCountry } from '#contract/countries.ts';
import { dayOf } from '../rules/day-of.ts';
import { SITE_PARAM } from '../session.ts';

export type OrderQuery = Input<typeof orderList>['query'];

/** The names of filters in the address, beside view and site. */
export const filterParams = ['days', 'from', 'to', 'method', 'country', 'search'] as const;

export type FilterParam = (typeof filterParams)[number];

/** The name of the open order in the address. */
export const ORDER_PARAM = 'order';

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

/** What an address asks for; what makes no sense is left out. */
export const queryOf = ({ searchParams }: URL): OrderQuery => {
  const site = Number(searchParams.get(SITE_PARAM));
  const country = searchParams.get('country') ?? '';
  const given = {
    view: oneOf(orderViews, searchParams.get('view')),
    site: Number.isInteger(site) && site > 0 ? String(site) : undefined,
    method: oneOf(paymentMethods, searchParams.get('method')),
    country: isServedCountry(country) ? country : undefined,
    days: oneOf(orderDays, searchParams.get('days')),
    from: dayOf(searchParams.get('from')),
    to: dayOf(searchParams.get('to')),
    search: searchParams.get('search')?.trim().slice(0, 60) || undefined,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};
