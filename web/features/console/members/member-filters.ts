import { memberDays, memberSorts, memberStatuses } from '#contract/console/enums.ts';
import type { memberList } from '#contract/console/members.ts';
import type { Input } from '#contract/core/endpoint.ts';
import { isServedCountry } from '#contract/countries.ts';
import { dayOf } from '../rules/day-of.ts';
import { SITE_PARAM } from '../session.ts';

export type MemberQuery = Input<typeof memberList>['query'];

/** The names of filters in the address, beside the order and the site. */
export const filterParams = ['status', 'country', 'premium', 'days', 'from', 'to'] as const;

export type FilterParam = (typeof filterParams)[number] | 'sort';

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

/** What an address asks for; what makes no sense is left out. */
export const queryOf = ({ searchParams }: URL): MemberQuery => {
  const site = Number(searchParams.get(SITE_PARAM));
  const country = searchParams.get('country') ?? '';
  const given = {
    status: oneOf(memberStatuses, searchParams.get('status')),
    country: isServedCountry(country) ? country : undefined,
    premium: oneOf(['yes', 'no'], searchParams.get('premium')),
    days: oneOf(memberDays, searchParams.get('days')),
    from: dayOf(searchParams.get('from')),
    to: dayOf(searchParams.get('to')),
    sort: oneOf(memberSorts, searchParams.get('sort')),
    site: Number.isInteger(site) && site > 0 ? String(site) : undefined,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};
