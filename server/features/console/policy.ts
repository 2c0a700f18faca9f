import type { RevealableField, StaffRight } from '#contract/console/index.ts';
import type { Caller } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { hasRightOn, requireRight } from '#server/features/staff/index.ts';

const may = (right: StaffRight) => (caller: Caller, siteId: number) =>
  hasRightOn(caller, right, siteId);

export const mayReadMoney = may('orders.refund');
export const mayReadCases = may('cases.decide');
export const mayReadPhotos = may('photos.review');

/** A member on a site where somebody has a right; any other is as if there were none. */
export const requireMember = <Member extends { readonly user: { readonly siteId: number } }>(
  caller: Caller,
  right: StaffRight,
  member: Member | undefined,
): Member => {
  if (!member || !may(right)(caller, member.user.siteId)) throw new Refusal('member_not_found');
  return member;
};

/** What belongs to the money is revealed to those who look after it. */
export const requireField = (caller: Caller, field: RevealableField, siteId: number): void => {
  if (field === 'iban') requireRight(caller, 'orders.refund', siteId);
};
