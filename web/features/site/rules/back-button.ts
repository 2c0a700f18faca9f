import type { RouteName } from '#contract/routes.ts';

const backRoutes: readonly RouteName[] = [
  'members-id',
  'likes',
  'likes-type',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
];

/** The installed app has no browser around it, so these pages bring their own way back. */
export const hasBackButton = (
  installed: boolean,
  historyLength: number,
  route: RouteName | null,
): boolean => installed && historyLength > 1 && route !== null && backRoutes.includes(route);
