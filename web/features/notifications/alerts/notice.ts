import type { RouteName } from '#contract/routes.ts';

/** What may stand above a page: what a member is reminded of, and the welcome offer. */
export const notices = ['activation', 'mail_stops', 'bonus', 'photo'] as const;

export type Notice = (typeof notices)[number];

/** Pages that belong to a person, a game, a payment or a decision: no reminder stands above them. */
const routesWithoutReminders: readonly (RouteName | null)[] = [
  'members-id',
  'swipe-game',
  'match-finder',
  'transactions-id',
  'withdrawal',
  'decision',
];

/** Where money is spent nothing is talked about but what is in its way. */
const paymentRoutes: readonly (RouteName | null)[] = ['premium', 'credits'];

const isAllowedOn = (notice: Notice, route: RouteName | null): boolean => {
  // It knows its own pages.
  if (notice === 'bonus') return true;
  if (routesWithoutReminders.includes(route)) return false;
  return notice === 'activation' || !paymentRoutes.includes(route);
};

/** The one notice above a page: the most important of those that are due. */
export const noticeOn = (
  route: RouteName | null,
  due: Readonly<Record<Notice, boolean>>,
): Notice | null => notices.find((notice) => due[notice] && isAllowedOn(notice, route)) ?? null;
