import { useMatches } from 'react-router';

/** What a page that is not hydrated may choose for its document. */
interface UnhydratedPage {
  readonly niche?: number | null;
  readonly scheme?: 'light' | 'dark' | undefined;
}

/** The page at hand, if its route says that it needs no script of React: `handle = { unhydrated: true }`. */
export const useUnhydratedPage = (): UnhydratedPage | null => {
  const shown = useMatches().at(-1);
  const handle = shown?.handle as { readonly unhydrated?: boolean } | undefined;
  return handle?.unhydrated ? ((shown?.loaderData as UnhydratedPage | undefined) ?? {}) : null;
};
