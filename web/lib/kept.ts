import { hasLeft } from './stored.ts';

/** A list as it was left: whoever comes back finds it so. */
interface Kept<T> {
  /** The entry in the browser’s history. */
  readonly key: string;
  readonly path: string;
  /** Whose list it is. */
  readonly owner: string | null;
  readonly data: T;
  readonly scroll: number;
}

export interface KeptLists<T> {
  /** Remembers a list under its entry in the history, the latest first. */
  readonly keep: (entry: Kept<T>) => void;
  /** The list of an entry in the history. */
  readonly at: (key: string, path: string) => Kept<T> | undefined;
  /** The list that was seen last, if it was this person’s. */
  readonly last: (owner: string | null) => Kept<T> | undefined;
  readonly change: (change: (data: T) => T) => void;
  /**
   * What the browser goes back or forward to. It has changed its history already when a page is
   * asked for then, while a followed link changes it only after the page is there.
   */
  readonly returnedTo: (path: string) => T | undefined;
}

const MOST = 3;

/** Parts of kept lists that are not as they were loaded; what they tell is no news. */
const old = new WeakSet<object>();

export const aged = <V extends object>(value: V): V => {
  old.add(value);
  return value;
};

export const isAged = (value: object): boolean => old.has(value);

let reader: string | null = null;

/** Tells who reads the pages of this document: nobody comes back to what another one has seen. */
export const readsNow = (owner: string | null): void => {
  reader = owner;
};

let shown: string | null = null;

/** Tells which entry of the history is on screen, until the returned function is called. */
export const showing = (key: string): (() => void) => {
  shown = key;
  return () => {
    if (shown === key) shown = null;
  };
};

/** Lists of one kind, as long as the tab is open. Those not worth it are loaded anew. */
export const keptLists = <T>(
  name: string,
  isWorth: (data: T) => boolean = () => true,
): KeptLists<T> => {
  let memory: readonly Kept<T>[] | undefined;

  const all = (): readonly Kept<T>[] => {
    if (memory) return memory;
    try {
      memory = JSON.parse(sessionStorage.getItem(name) ?? '[]', (_, value: unknown) =>
        typeof value === 'object' && value ? aged(value) : value,
      ) as Kept<T>[];
    } catch {
      memory = [];
    }
    return memory;
  };

  const store = (kept: readonly Kept<T>[]) => {
    memory = kept.slice(0, MOST);
    if (hasLeft()) return;
    try {
      sessionStorage.setItem(name, JSON.stringify(memory));
    } catch {
      // Without storage, or with a full one, the list is kept until the page is left.
    }
  };

  const at = (key: string, path: string) =>
    all().find((entry) => entry.key === key && entry.path === path);

  return {
    keep: (entry) => {
      const others = all().filter(({ key }) => key !== entry.key);
      store(isWorth(entry.data) ? [entry, ...others] : others);
    },
    at,
    last: (owner) => all().find((entry) => entry.owner === owner),
    change: (change) => store(all().map((entry) => ({ ...entry, data: change(entry.data) }))),
    returnedTo: (path) => {
      const { key = 'default' } = (history.state ?? {}) as { key?: string };
      const entry = key === shown ? undefined : at(key, path);
      return entry?.owner === reader ? entry.data : undefined;
    },
  };
};
