import type { RoleGrant, StaffRight } from '#contract/console/index.ts';
import { hasRight, hasRightAnywhere, sitesOf } from '#contract/console/index.ts';
import type { Caller, StaffSession } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';

/** Whoever is signed in to the console. */
export const staffOf = ({ staff }: Caller): StaffSession => {
  if (!staff) throw new Refusal('authentication_required');
  return staff;
};

/** Refuses what somebody may not do on a site, as if it did not exist. */
export const requireRight = (caller: Caller, right: StaffRight, site: number | null): void => {
  if (!hasRight(staffOf(caller).roles, right, site)) throw new Refusal('not_found');
};

/** Whoever asks, if they have a right on any site; to others it does not exist. */
export const requireRightSomewhere = (caller: Caller, right: StaffRight): StaffSession => {
  const person = staffOf(caller);
  if (!hasRightAnywhere(person.roles, right)) throw new Refusal('not_found');
  return person;
};

/** The sites that a list may be about: the one that was asked for, or all on which the right holds. */
export const sitesWithRight = (
  caller: Caller,
  right: StaffRight,
  asked: number | undefined,
): 'all' | readonly number[] => {
  if (asked === undefined) return sitesOf(staffOf(caller).roles, right);
  requireRight(caller, right, asked);
  return [asked];
};

/** Saved views are removed by whoever saved them, and shared ones by administrators as well. */
export const mayRemoveView = (
  { staffId, roles }: StaffSession,
  view: { readonly staffId: string; readonly shared: boolean },
): boolean => view.staffId === staffId || (view.shared && isAdministrator(roles));

export const isAdministrator = (roles: readonly RoleGrant[]): boolean =>
  roles.some(({ role, site }) => role === 'administrator' && site === null);
