/** The address with some parts changed; an empty one is taken out. */
export const changedSearch = (
  before: URLSearchParams,
  changed: Readonly<Record<string, string | null>>,
): URLSearchParams => {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changed)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
};
