import type { RouteName } from '../../../../contract/routes.ts';
import { nextPath } from '../../accounts/rules/next-path.ts';
import { routeNameOf } from '../../site/rules/route-name.ts';

/** Whoever has paid is not led back to paying. */
const paying: readonly (RouteName | null)[] = [
  'premium',
  'credits',
  'credits-id-paymentmethod',
  'credits-repeat-order',
  'directdebit',
  'transactions-id',
];

const routeOf = (path: string): RouteName | null => routeNameOf(path.split(/[?#]/)[0] ?? path);

/** Where a member was before paying, if that is a page of this site. */
export const safeBack = (path: string | null): string | null => {
  const own = nextPath(path);
  return own === null || paying.includes(routeOf(own)) ? null : own;
};

const chats: readonly (RouteName | null)[] = ['chats-id', 'members-id-chat'];

/** What the way on is called once it is paid. */
export const wayOn = (back: string | null): 'search' | 'toChat' | 'back' => {
  if (back === null) return 'search';
  return chats.includes(routeOf(back)) ? 'toChat' : 'back';
};
