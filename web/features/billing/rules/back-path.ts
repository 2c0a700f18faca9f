import type { RouteName } from '#contract/routes.ts';
import { nextPath } from '#web/features/accounts/rules/next-path.ts';
import { routeNameOf } from '#web/features/site/rules/route-name.ts';

/** Whoever has paid is not led back to paying. */
const paymentRoutes: readonly (RouteName | null)[] = [
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
  const safePath = nextPath(path);
  return safePath === null || paymentRoutes.includes(routeOf(safePath)) ? null : safePath;
};

const chatRoutes: readonly (RouteName | null)[] = ['chats-id', 'members-id-chat'];

/** What the way on is called once it is paid. */
export const backLabel = (back: string | null): 'search' | 'toChat' | 'back' => {
  if (back === null) return 'search';
  return chatRoutes.includes(routeOf(back)) ? 'toChat' : 'back';
};
