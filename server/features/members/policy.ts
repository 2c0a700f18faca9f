import type { Caller } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';

/** Members may see profiles; visitors if the site’s setting for their traffic source says so. */
export const canSeeMembers = ({
  site: { settings },
  session,
  trafficsource,
}: Pick<Caller, 'site' | 'session' | 'trafficsource'>): boolean => {
  if (session) return true;
  return trafficsource ? settings.logged_out_search_trafficsource : settings.logged_out_search;
};

export const assertCanSeeMembers = (caller: Caller): void => {
  if (!canSeeMembers(caller)) throw new Refusal('members_only');
};

/** Refuses if one of the two blocks the other; the code says which of them. */
export const assertNotBlocked = (
  me: { readonly id: string },
  other: { readonly name: string },
  blockers: readonly string[],
): void => {
  if (blockers.length === 0) return;
  const code = blockers.includes(me.id) ? 'you_blocked' : 'blocked_by';
  throw new Refusal(code, { values: { name: other.name } });
};

/** To do something to each other, neither may block the other. */
export const assertNoBlock = (isBlocked: boolean): void => {
  if (isBlocked) throw new Refusal('member_not_found');
};

/** Nobody meets themselves, and who may not be seen is not there. */
export const requireOther = <Member extends { readonly id: string }>(
  me: { readonly id: string },
  member: Member | undefined,
): Member => {
  if (!member || member.id === me.id) throw new Refusal('member_not_found');
  return member;
};

/** Members keep notes about each other where the site has them. */
export const assertHasNotes = ({ settings }: Caller['site']): void => {
  if (!settings.visible_profile_notes) throw new Refusal('not_found');
};
