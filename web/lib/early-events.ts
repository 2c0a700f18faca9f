/** More than any page receives before it listens; the oldest events are dropped. */
const MAX_EVENTS = 100;

interface EarlyEventBuffer {
  /** Buffers an event, unless its name has had a listener before. */
  readonly push: (name: string, payload: unknown) => void;
  /** The buffered events of a name, oldest first, for its first listener; later listeners get none. */
  readonly drain: (name: string) => readonly unknown[];
}

/** Events that arrive before the code that listens for them, which is loaded after the page. */
export const createEarlyEventBuffer = (): EarlyEventBuffer => {
  const buffered = new Map<string, unknown[]>();
  const listenedFor = new Set<string>();
  return {
    push: (name, payload) => {
      if (listenedFor.has(name)) return;
      const before = buffered.get(name) ?? [];
      buffered.set(name, [...before, payload].slice(-MAX_EVENTS));
    },
    drain: (name) => {
      listenedFor.add(name);
      const found = buffered.get(name) ?? [];
      buffered.delete(name);
      return found;
    },
  };
};
