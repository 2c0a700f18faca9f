import type { SiteSettings } from '../../../../contract/site.ts';

/** Why nobody, or not just anybody, may sign up here; null where one may. */
export type SignupShut = Exclude<SiteSettings['signups'], 'all'> | null;

/** Everyone may, or only who was sent by a partner or invited, or nobody. */
export const signupShut = (
  signups: SiteSettings['signups'],
  hasTrafficsource: boolean,
): SignupShut => {
  if (signups === 'all' || (signups === 'with_trafficsource' && hasTrafficsource)) return null;
  return signups;
};
