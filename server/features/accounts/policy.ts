import type { Tracking } from '#contract/accounts/index.ts';
import type { Caller, Session } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { User } from './queries.ts';

export const requireSession = ({ session }: Caller): Session => {
  if (!session) throw new Refusal('authentication_required');
  return session;
};

/** The member who calls. */
export const memberOf = (caller: Caller): string => requireSession(caller).userId;

/** The account and the profile of a member. */
export interface MemberIds {
  readonly userId: string;
  readonly profileId: string;
}

/** The same with their profile; whoever has none is no member. */
export const memberIdsOf = ({ session }: Caller): MemberIds => {
  if (!session?.user) throw new Refusal('authentication_required');
  return { userId: session.userId, profileId: session.user.profile.id };
};

/** Whether somebody who came from there may join. */
export const isSignupOpenTo = ({ site }: Caller, source: Tracking | null): boolean =>
  site.settings.signups === 'all' ||
  (site.settings.signups === 'with_trafficsource' && source !== null);

/** Until when a member has shut themselves out; null if they may be here. */
export const excludedUntilOf = (
  { excludedUntil }: Pick<User, 'excludedUntil'>,
  now: Date,
): Date | null => (excludedUntil && excludedUntil > now ? excludedUntil : null);
