import type { Tracking } from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import type { Caller, Session } from '#server/core/index.ts';
import { addTime, Refusal } from '#server/core/index.ts';
import type { User } from './queries.ts';

export const requireSession = ({ session }: Caller): Session => {
  if (!session) throw new Refusal('authentication_required');
  return session;
};

/** The member who calls. */
export const memberOf = (caller: Caller): string => requireSession(caller).userId;

/** Whether a member calls who has bought something. */
export const isPremium = ({ session }: Pick<Caller, 'session'>): boolean =>
  session?.user?.paid_user === true;

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

/** Whether a member logged in so lately that the password need not be typed again. */
export const isRecentLogin = (at: Date | null, now: Date): boolean =>
  at !== null && addTime(at, { seconds: limits.passkeys.loginMinutes * 60 }) > now;

const laterThan = (until: Date | null, now: Date): Date | null =>
  until && until > now ? until : null;

/** Until when a member has shut themselves out; null if they have not. */
export const excludedUntilOf = ({ excludedUntil }: Pick<User, 'excludedUntil'>, now: Date) =>
  laterThan(excludedUntil, now);

/** Until when moderators have shut a member out; null if they have not. */
export const suspendedUntilOf = ({ suspendedUntil }: Pick<User, 'suspendedUntil'>, now: Date) =>
  laterThan(suspendedUntil, now);

/** Whether a member is shut out, by themselves or by moderators. */
export const isBarred = (
  user: Pick<User, 'excludedUntil' | 'suspendedUntil'>,
  now: Date,
): boolean => (excludedUntilOf(user, now) ?? suspendedUntilOf(user, now)) !== null;
