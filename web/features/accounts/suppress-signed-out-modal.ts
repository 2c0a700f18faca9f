let isSuppressed = false;

/**
 * Said by a page that ends the session itself and has something to show afterwards. What it gives
 * back takes that back, if the session goes on after all.
 */
export const suppressSignedOutModal = (): (() => void) => {
  isSuppressed = true;
  return () => {
    isSuppressed = false;
  };
};

export const isSignedOutModalSuppressed = (): boolean => isSuppressed;
