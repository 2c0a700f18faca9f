import type { Caller } from '../../core/index.ts';
import { Refusal } from '../../core/index.ts';

/** Members may look around; visitors as the site says, apart for those who came through a partner. */
export const maySeePeople = ({
  site: { settings },
  session,
  trafficsource,
}: Pick<Caller, 'site' | 'session' | 'trafficsource'>): boolean => {
  if (session) return true;
  return trafficsource ? settings.logged_out_search_trafficsource : settings.logged_out_search;
};

export const seeingPeople = (caller: Caller): void => {
  if (!maySeePeople(caller)) throw new Refusal('members_only');
};
