/** Nobody misses so much before a page is whole; what came first is let go first. */
const MOST = 100;

interface EarlyEvents {
  /** Keeps an event, unless somebody has listened for such before. */
  readonly keep: (name: string, payload: unknown) => void;
  /** What came before the first who listens for it, oldest first; later ones get nothing. */
  readonly take: (name: string) => readonly unknown[];
}

/** Events that arrive before the code that listens for them, which is loaded after the page. */
export const earlyEvents = (): EarlyEvents => {
  const kept = new Map<string, unknown[]>();
  const listenedFor = new Set<string>();
  return {
    keep: (name, payload) => {
      if (listenedFor.has(name)) return;
      const before = kept.get(name) ?? [];
      kept.set(name, [...before, payload].slice(-MOST));
    },
    take: (name) => {
      listenedFor.add(name);
      const found = kept.get(name) ?? [];
      kept.delete(name);
      return found;
    },
  };
};
