import type { ProposalKind, RoleGrant, StaffRight } from '#contract/console/index.ts';
import { hasRight, hasRightAnywhere, sitesOf, systemRights } from '#contract/console/index.ts';
import type { Caller, Site, StaffSession } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';

/** Whoever is signed in to the console. */
export const staffOf = ({ staff }: Caller): StaffSession => {
  if (!staff) throw new Refusal('authentication_required');
  return staff;
};

/** Whether somebody has a right on a site; of what is about no single site, on all of them. */
export const hasRightOn = (caller: Caller, right: StaffRight, site: number | null): boolean =>
  hasRight(staffOf(caller).roles, right, site);

/** Refuses what somebody may not do on a site, as if it did not exist. */
export const requireRight = (caller: Caller, right: StaffRight, site: number | null): void => {
  if (!hasRightOn(caller, right, site)) throw new Refusal('not_found');
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

/** Those of the staff who have a right on each of some sites. */
export const holdersOf = <Person extends { readonly roles: readonly RoleGrant[] }>(
  people: readonly Person[],
  right: StaffRight,
  sites: readonly (number | null)[],
): Person[] => people.filter(({ roles }) => sites.every((site) => hasRight(roles, right, site)));

/** Rights that mean nothing where no site keeps fictional profiles. */
const fictionalRights: readonly StaffRight[] = ['fictional.edit', 'inbox.answer'];

/** What of the console somebody gets to see at all. */
export const hasUseFor = (
  { roles }: StaffSession,
  right: StaffRight,
  sites: readonly Site[],
): boolean => {
  if (systemRights.includes(right)) return hasRight(roles, right, null);
  return fictionalRights.includes(right)
    ? sites.some(({ id, settings }) => settings.fictional_warning && hasRight(roles, right, id))
    : hasRightAnywhere(roles, right);
};

/** Who may propose and agree. */
export const rightOf: Readonly<Record<ProposalKind, StaffRight>> = {
  staff_invite: 'staff.manage',
  staff_roles: 'staff.manage',
  staff_reset: 'staff.manage',
  case_ban: 'cases.ban',
  member_credits: 'credits.correct',
  order_refund: 'credits.correct',
};

/** To others a proposal does not exist. */
export const maySettle = (
  { roles }: StaffSession,
  { kind, siteId }: { readonly kind: ProposalKind; readonly siteId: number | null },
): boolean => hasRight(roles, rightOf[kind], siteId);

/**
 * A proposal is taken back by whoever made it, and agreed to or refused by somebody else; by oneself
 * it is agreed to only where nobody else could.
 */
export const assertMaySettle = (
  decision: 'agree' | 'refuse' | 'withdraw',
  { isOwn, isAlone }: { readonly isOwn: boolean; readonly isAlone: boolean },
): void => {
  const may = decision === 'withdraw' ? isOwn : !isOwn || (decision === 'agree' && isAlone);
  if (!may) throw new Refusal('needs_second_person');
};

/** Saved views are removed by whoever saved them, and shared ones by administrators as well. */
export const mayRemoveView = (
  { staffId, roles }: StaffSession,
  view: { readonly staffId: string; readonly shared: boolean },
): boolean => view.staffId === staffId || (view.shared && isAdministrator(roles));

export const isAdministrator = (roles: readonly RoleGrant[]): boolean =>
  roles.some(({ role, site }) => role === 'administrator' && site === null);
