import type { UserView } from '../../../../contract/accounts/user.ts';
import type { RouteName } from '../../../../contract/routes.ts';
import type { PushState } from '../../../lib/push.ts';

/** Where one looks around. It lies over the page, so it stays away from where one acts. */
const places: readonly (RouteName | null)[] = [
  'members',
  'likes',
  'likes-type',
  'updates',
  'pricing',
  'signup-matches',
];

/** Whether the offer may lie over the lower edge of a page; an open chat has room for it above. */
export const mayCover = (route: RouteName | null): boolean => places.includes(route);

/** What has happened in this tab that makes one wait for an answer. */
interface Reasons {
  readonly hasSent: boolean;
  readonly hasMatched: boolean;
}

/** Whether a member is offered pushes: not on arrival, but once there is something to hear of. */
export const isOfferDue = (
  { status }: Pick<UserView, 'status'>,
  state: PushState | undefined,
  { hasSent, hasMatched }: Reasons,
): boolean => status === 'active' && state === 'capable' && (hasSent || hasMatched);
