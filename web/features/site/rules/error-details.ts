import type { ErrorAnswer } from '#contract/core/errors.ts';

const isRefusal = (data: unknown): data is ErrorAnswer =>
  typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string';

/** What the error page shows: the status defaults to 500, and a missing reason to the page's own. */
export const errorDetailsOf = (
  response: { status: number; data: unknown } | null,
): { status: number; refusal: ErrorAnswer | null } => ({
  status: response?.status ?? 500,
  refusal: isRefusal(response?.data) ? response.data : null,
});
