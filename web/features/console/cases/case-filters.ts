import type { caseList } from '#contract/console/cases.ts';
import { caseTopics } from '#contract/console/case-views.ts';
import { caseDays, caseKinds, caseViews } from '#contract/console/enums.ts';
import type { CaseKind } from '#contract/console/enums.ts';
import type { Input } from '#contract/core/endpoint.ts';
import { COMPLAINTS_PATH } from '../pages.ts';
import { dayOf } from '../rules/day-of.ts';
import { SITE_PARAM } from '../session.ts';

export type CaseQuery = Input<typeof caseList>['query'];

/** The names of filters in the address, beside view and site. */
export const filterParams = ['kind', 'topic', 'days', 'from', 'to', 'search'] as const;

export type FilterParam = (typeof filterParams)[number];

/** The kind that a page is about; null for the one on which it is chosen. */
export const kindOfPath = (path: string): CaseKind | null =>
  path.startsWith(COMPLAINTS_PATH) ? 'complaint' : null;

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

/** For all kinds together, which nobody sees unless they ask. */
export const ALL_KINDS = 'all';

const chosenKind = (value: string | null) =>
  value === ALL_KINDS ? undefined : (oneOf(caseKinds, value) ?? 'report');

/** What an address asks for; what makes no sense is left out. */
export const queryOf = ({ pathname, searchParams }: URL): CaseQuery => {
  const site = Number(searchParams.get(SITE_PARAM));
  const given = {
    view: oneOf(caseViews, searchParams.get('view')),
    kind: kindOfPath(pathname) ?? chosenKind(searchParams.get('kind')),
    topic: oneOf(caseTopics, searchParams.get('topic')),
    site: Number.isInteger(site) && site > 0 ? String(site) : undefined,
    days: oneOf(caseDays, searchParams.get('days')),
    from: dayOf(searchParams.get('from')),
    to: dayOf(searchParams.get('to')),
    search: searchParams.get('search')?.trim() || undefined,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};
