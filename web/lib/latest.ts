/**
 * Applies what is told at once, and what was asked for unless something newer was told meanwhile: an
 * answer on its way is as old as its question.
 */
export const latest = <T>(apply: (value: T) => void) => {
  let version = 0;
  return {
    tell: (value: T): void => {
      version += 1;
      apply(value);
    },
    ask: async (load: () => Promise<T>): Promise<void> => {
      version += 1;
      const asked = version;
      const value = await load();
      if (version === asked) apply(value);
    },
  };
};
