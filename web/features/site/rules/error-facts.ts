/** What the error page shows: the status defaults to 500, and a missing message to the page's own. */
export const errorFacts = (
  response: { status: number; data: unknown } | null,
): { status: number; message: string | null } => ({
  status: response?.status ?? 500,
  message: typeof response?.data === 'string' && response.data !== '' ? response.data : null,
});
