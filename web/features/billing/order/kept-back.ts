const keyOf = (order: string) => `back:${order}`;

/** Keeps where the member was before ordering: the provider does not bring it back. */
export const keepBack = (order: string, back: string): void => {
  try {
    sessionStorage.setItem(keyOf(order), back);
  } catch {
    // Without storage they are led on from the order instead.
  }
};

export const keptBack = (order: string): string | null => {
  try {
    return sessionStorage.getItem(keyOf(order));
  } catch {
    return null;
  }
};
