import type { UserView } from '#contract/accounts/user.ts';
import type { RouteName } from '#contract/routes.ts';

/** Pages where one is adding a photo, or has something else to finish first. */
const excludedRoutes: readonly (RouteName | null)[] = [
  'profile',
  'signup',
  'members-id-signup',
  'complete-signup',
  'activate-done',
  'activate-error',
];

/** Whether a member is asked for a photo. */
export const isPhotoAlertDue = (
  { profile }: { readonly profile: Pick<UserView['profile'], 'main_image'> },
  route: RouteName | null,
): boolean => profile.main_image === null && !excludedRoutes.includes(route);
