import type { UserView } from '#contract/accounts/user.ts';
import { isBonusPriceExtended } from '#contract/billing/welcome.ts';
import { limits } from '#contract/limits.ts';
import type { RouteName } from '#contract/routes.ts';
import type { SiteSettings } from '#contract/site.ts';

export type Newcomer = Pick<UserView, 'paid_user' | 'signup_date'>;

/** The whole seconds in which the time bonus can still be used; null once there is none. */
export const bonusLeft = (member: Newcomer | null, now: number): number | null => {
  if (!member || member.paid_user) return null;
  const { seconds } = limits.timeBonus;
  const left = seconds - (now - Date.parse(member.signup_date)) / 1000;
  return left > 0 ? Math.min(seconds, Math.ceil(left)) : null;
};

const DAY_MS = 86_400_000;

/** The day on which the welcome offer ends where no clock runs for it; null where one does. */
export const offerEnd = (
  { signup_date }: Pick<Newcomer, 'signup_date'>,
  settings: Pick<SiteSettings, 'welcome_code'>,
): Date | null =>
  isBonusPriceExtended(settings)
    ? new Date(Date.parse(signup_date) + limits.welcomeDays * DAY_MS)
    : null;

/** Where members look around: here they are told of the bonus. */
const membersArea: readonly (RouteName | null)[] = [
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-m-id',
  'premium',
];

export const isMembersArea = (route: RouteName | null): boolean => membersArea.includes(route);
