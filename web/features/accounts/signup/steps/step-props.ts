import type { Signup } from '../use-signup.ts';

export interface StepProps {
  readonly signup: Signup;
  /** Why a field was refused. */
  readonly field: (name: string) => string | undefined;
}
