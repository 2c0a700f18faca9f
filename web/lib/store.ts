/** Functions to call when something changes. */
export const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    notify: (): void => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** A value outside of React that components follow; see `useStore`. */
export interface Store<T> {
  readonly initial: T;
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createStore = <T>(initial: T): Store<T> => {
  let value = initial;
  const { notify, subscribe } = createListeners();
  return {
    initial,
    get: () => value,
    set: (next) => {
      value = next;
      notify();
    },
    subscribe,
  };
};
