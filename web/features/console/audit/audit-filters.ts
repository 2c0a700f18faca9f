import { auditGroups } from '#contract/console/enums.ts';
import type { auditLog } from '#contract/console/audit.ts';
import type { Input } from '#contract/core/endpoint.ts';
import { SITE_PARAM } from '../session.ts';

type Query = Input<typeof auditLog>['query'];

/** The names of filters in the address, beside the site. */
export const filterParams = ['staff', 'group', 'from', 'to', 'target'] as const;

export type FilterParam = (typeof filterParams)[number];

/** What the address asks for; what makes no sense is left out. */
export const filtersOf = (search: URLSearchParams): Query => {
  const text = (name: FilterParam) => search.get(name) || undefined;
  const site = Number(search.get(SITE_PARAM));
  const group = auditGroups.find((one) => one === search.get('group'));
  const given = {
    site: Number.isInteger(site) && site > 0 ? site : undefined,
    group,
    staff: text('staff'),
    from: text('from'),
    to: text('to'),
    target: text('target'),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};
