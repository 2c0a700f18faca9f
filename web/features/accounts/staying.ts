let staying = false;

/**
 * Said by a page that ends the session itself and has something to show afterwards. What it gives
 * back takes that back, if the session goes on after all.
 */
export const stayHere = (): (() => void) => {
  staying = true;
  return () => {
    staying = false;
  };
};

export const isStaying = (): boolean => staying;
