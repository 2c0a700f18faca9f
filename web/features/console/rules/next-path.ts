import { CONSOLE_PATH, CONSOLE_SIGN_IN_PATH } from '#contract/console/paths.ts';

/** Where somebody goes after signing in: only to a page of the console. */
export const nextPath = (wanted: string | null): string => {
  const isInside = wanted !== null && /^\/console(?:[/?][^\\]*)?$/.test(wanted);
  return isInside && !wanted.startsWith(CONSOLE_SIGN_IN_PATH) ? wanted : CONSOLE_PATH;
};
