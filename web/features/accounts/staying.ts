let staying = false;

/** Said by a page that ends the session itself and has something to show afterwards. */
export const stayHere = (): void => {
  staying = true;
};

export const isStaying = (): boolean => staying;
