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
