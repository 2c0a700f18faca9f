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

/** Where a member was before paying, if that is a page of this site. */
export const safeBack = (path: string | null): string | null => {
  const own = nextPath(path);
  if (own === null) return null;
  const [pathname = own] = own.split(/[?#]/);
  return paying.includes(routeNameOf(pathname)) ? null : own;
};
