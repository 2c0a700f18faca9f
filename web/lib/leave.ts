/** Away from here: back to where one came from, or to an empty page in a tab that has nothing else. */
export const leave = (): void => {
  if (history.length > 1) history.back();
  else location.replace('about:blank');
};
