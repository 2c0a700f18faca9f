/** Leaves the site: back to the page before it, or to an empty page where there is none. */
export const leaveSite = (): void => {
  if (history.length > 1) history.back();
  else location.replace('about:blank');
};
