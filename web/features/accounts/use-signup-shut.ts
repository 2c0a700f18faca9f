import { useSite } from '../site/site-context.ts';
import type { SignupShut } from './rules/signup-shut.ts';
import { signupShut } from './rules/signup-shut.ts';

/** Why the reader of this page may not sign up here; null if they may. */
export const useSignupShut = (): SignupShut => {
  const { settings, hasTrafficsource } = useSite();
  return signupShut(settings.signups, hasTrafficsource);
};
