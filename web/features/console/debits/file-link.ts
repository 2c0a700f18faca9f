/** Names the file of a bank that lies open, in the address. */
export const FILE_PARAM = 'file';

/** The address with another file open, or none. */
export const fileSearch = (search: URLSearchParams, id: string | null): string => {
  const next = new URLSearchParams(search);
  if (id === null) next.delete(FILE_PARAM);
  else next.set(FILE_PARAM, id);
  return `?${next}`;
};
