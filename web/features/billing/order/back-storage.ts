const keyOf = (order: string) => `back:${order}`;

/** Stores the page the member came from: the provider does not return it. */
export const saveBackPath = (order: string, back: string): void => {
  try {
    sessionStorage.setItem(keyOf(order), back);
  } catch {
    // Without storage they are led on from the order instead.
  }
};

export const readBackPath = (order: string): string | null => {
  try {
    return sessionStorage.getItem(keyOf(order));
  } catch {
    return null;
  }
};
