import { CallError } from '../../../../contract/core/client.ts';

/** The code of a refusal; null for what may get through another time, such as after a new login. */
export const refusalIn = (error: unknown): string | null => {
  if (!(error instanceof CallError)) return null;
  const { status, answer } = error;
  const isPassing = status === 0 || status === 429 || status >= 500;
  return isPassing || answer.authentication_required ? null : answer.code;
};
