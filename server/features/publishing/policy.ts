import { sitesOf } from '#contract/console/index.ts';
import type { Caller } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { hasRightOn, staffOf } from '#server/features/staff/index.ts';

/** Whether somebody may edit a site; of all of them for null. */
export const mayEdit = (caller: Caller, siteId: number | null): boolean =>
  hasRightOn(caller, 'sites.edit', siteId);

/** Refuses a site that somebody may not edit, as if it were not there. */
export const requireEditor = (caller: Caller, siteId: number): void => {
  if (!mayEdit(caller, siteId)) throw new Refusal('site_not_found');
};

/** New sites are made by those who edit all of them; for others the way to do so is not there. */
export const requireFounder = (caller: Caller): void => {
  if (!mayEdit(caller, null)) throw new Refusal('not_found');
};

/** Another company is chosen by those who edit all sites; the one that is live is everybody's way back. */
export const requireCompany = (
  caller: Caller,
  { companyId }: { readonly companyId: number },
  chosen: number | undefined,
): void => {
  if (chosen !== companyId && !mayEdit(caller, null)) throw new Refusal('company_shared');
};

/** The sites that somebody may edit. */
export const editableSites = (caller: Caller): 'all' | readonly number[] =>
  sitesOf(staffOf(caller).roles, 'sites.edit');
