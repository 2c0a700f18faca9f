import type { SiteSettings } from '#contract/site.ts';

/** Why nobody, or not just anybody, may sign up here; null where one may. */
export type SignupClosedReason = Exclude<SiteSettings['signups'], 'all'> | null;

/** Everyone may, or only who was sent by an affiliate or invited, or nobody. */
export const signupClosedReason = (
  signups: SiteSettings['signups'],
  hasTrafficsource: boolean,
): SignupClosedReason => {
  if (signups === 'all' || (signups === 'with_trafficsource' && hasTrafficsource)) return null;
  return signups;
};
