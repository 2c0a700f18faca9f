import { CallError } from '#contract/core/client.ts';

/** The code of a refusal; null for what may get through another time, such as after a new login. */
export const permanentRefusalCode = (error: unknown): string | null => {
  if (!(error instanceof CallError)) return null;
  const { status, answer } = error;
  const isTransient = status === 0 || status === 429 || status >= 500;
  return isTransient || answer.authentication_required ? null : answer.code;
};
