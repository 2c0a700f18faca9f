import { useMatches } from 'react-router';

/** What a page that is not hydrated may choose for its document. */
interface Still {
  readonly niche?: number | null;
  readonly scheme?: 'light' | 'dark' | undefined;
}

/** The page at hand, if its route says that it needs no script of React: `handle = { still: true }`. */
export const useStill = (): Still | null => {
  const shown = useMatches().at(-1);
  const handle = shown?.handle as { readonly still?: boolean } | undefined;
  return handle?.still ? ((shown?.loaderData as Still | undefined) ?? {}) : null;
};
