import type { UserView } from '#contract/accounts/user.ts';
import type { RouteName } from '#contract/routes.ts';

/** Pages that tell about the mail themselves. */
const pagesAboutActivation: readonly (RouteName | null)[] = [
  'signup',
  'members-id-signup',
  'complete-signup',
  'activate-done',
  'activate-error',
];

export interface ReminderFacts {
  readonly user: Pick<UserView, 'status' | 'notifications_disabled'> & {
    readonly profile: Pick<UserView['profile'], 'status'>;
  };
  /** The address says that an account was just made elsewhere. */
  readonly fromApi: boolean;
  /** Undefined until the browser has been asked. */
  readonly smartphone: boolean | undefined;
  readonly route: RouteName | null;
  /** When the member closed it last. */
  readonly closedAt: number | null;
  readonly now: number;
}

/** Who closes it is left alone for a day: without the address nobody can answer them. */
const REMIND_AGAIN_AFTER_MS = 24 * 3_600_000;

/** How a member who has not confirmed the address is reminded. */
export const chooseActivationReminder = (facts: ReminderFacts): 'alert' | 'modal' | null => {
  const { user, fromApi, smartphone = false, route, closedAt, now } = facts;
  const isClosed = closedAt !== null && now - closedAt < REMIND_AGAIN_AFTER_MS;
  const isDue =
    !isClosed &&
    user.status === 'not_confirmed' &&
    user.profile.status === 'disabled' &&
    user.notifications_disabled.length === 0 &&
    !pagesAboutActivation.includes(route);
  if (!isDue) return null;
  return fromApi && smartphone ? 'modal' : 'alert';
};
