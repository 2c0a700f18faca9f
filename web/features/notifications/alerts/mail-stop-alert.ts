import type { UserView } from '#contract/accounts/user.ts';
import type { ChoicesView } from '#contract/notifications/choices.ts';
import type { RouteName } from '#contract/routes.ts';

type MailStop = ChoicesView['stops'][number];

/** Pages that tell of it themselves, or where one has something else to finish first. */
const excludedRoutes: readonly (RouteName | null)[] = [
  'notifications',
  'signup',
  'members-id-signup',
  'complete-signup',
  'activate-done',
  'activate-error',
];

/** Whether mails may have been stopped (bounce, complaint): only then are the reasons loaded. */
export const mayHaveMailStops = (user: Pick<UserView, 'notifications_disabled'>): boolean =>
  user.notifications_disabled.some((name) => name.endsWith(':email'));

/** The latest reason why mails stopped, unless the member was told of it and dismissed that. */
export const mailStopToShow = (
  stops: readonly MailStop[],
  dismissedAt: number | null,
  route: RouteName | null,
): MailStop | null => {
  if (excludedRoutes.includes(route)) return null;
  const latest = stops.toSorted((a, b) => b.at.localeCompare(a.at)).at(0);
  if (!latest) return null;
  return dismissedAt === null || Date.parse(latest.at) > dismissedAt ? latest : null;
};
