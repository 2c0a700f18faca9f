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

/** Whether a member is offered pushes. */
export const isOfferDue = (
  { status }: Pick<UserView, 'status'>,
  state: PushState | undefined,
  route: RouteName | null,
): boolean => status === 'active' && state === 'capable' && places.includes(route);
