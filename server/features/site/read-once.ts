/**
 * Reads what does not change once and keeps it. A read that fails is forgotten, so that the next
 * one tries again.
 */
export const readOnce = <T>(read: (name: string) => Promise<T>): ((name: string) => Promise<T>) => {
  const kept = new Map<string, Promise<T>>();
  return (name) => {
    const known = kept.get(name);
    if (known) return known;
    const coming = read(name);
    kept.set(name, coming);
    coming.catch(() => kept.delete(name));
    return coming;
  };
};
