import { useSite } from '#web/features/site/site-context.ts';
import type { SignupClosedReason } from './rules/signup-closed-reason.ts';
import { signupClosedReason } from './rules/signup-closed-reason.ts';

/** Why the reader of this page may not sign up here; null if they may. */
export const useSignupClosedReason = (): SignupClosedReason => {
  const { settings, hasTrafficsource } = useSite();
  return signupClosedReason(settings.signups, hasTrafficsource);
};
