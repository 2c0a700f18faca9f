import type { UserView } from '#contract/accounts/user.ts';
import type { RouteName } from '#contract/routes.ts';
import type { PushState } from '#web/lib/push.ts';

/** Pages for browsing: a note covers the lower edge, so it is not shown where members act. */
const coverableRoutes: readonly (RouteName | null)[] = [
  'members',
  'likes',
  'likes-type',
  'updates',
  'pricing',
  'signup-matches',
];

/** Whether a note may lie over the lower edge of a page; an open chat has room for its offer above. */
export const mayCoverPage = (route: RouteName | null): boolean => coverableRoutes.includes(route);

/** What has happened in this tab that makes one wait for an answer. */
interface OfferReasons {
  readonly hasSent: boolean;
  readonly hasMatched: boolean;
}

/** Whether a member is offered pushes: not on arrival, but once there is something to hear of. */
export const isOfferDue = (
  { status }: Pick<UserView, 'status'>,
  state: PushState | undefined,
  { hasSent, hasMatched }: OfferReasons,
): boolean => status === 'active' && state === 'capable' && (hasSent || hasMatched);
