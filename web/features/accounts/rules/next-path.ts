/** Any host will do: only whether the address stays on it is asked. */
const BASE_URL = 'http://here.invalid';

/** Where to go after logging in, if that is a page of this site; a link must not lead anywhere else. */
export const nextPath = (next: string | null | undefined): string | null => {
  // Browsers read a backslash as a slash and skip control characters, so neither gets any further.
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return null;
  const url = URL.parse(next, BASE_URL);
  return url?.origin === BASE_URL && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : null;
};
