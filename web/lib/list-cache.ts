import { hasLoggedOut } from './device-storage.ts';

/** A list as a member left it, to be shown again when they come back. */
interface CachedList<T> {
  /** The entry in the browser’s history. */
  readonly key: string;
  readonly path: string;
  /** Whose list it is. */
  readonly owner: string | null;
  readonly data: T;
  readonly scroll: number;
}

export interface ListCache<T> {
  /** Remembers a list under its entry in the history, the latest first. */
  readonly save: (entry: CachedList<T>) => void;
  /** The list of an entry in the history. */
  readonly get: (key: string, path: string) => CachedList<T> | undefined;
  /** The list that was seen last, if it was this person’s. */
  readonly latest: (owner: string | null) => CachedList<T> | undefined;
  readonly update: (change: (data: T) => T) => void;
  /**
   * What the browser goes back or forward to. It has changed its history already when a page is
   * asked for then, while a followed link changes it only after the page is there.
   */
  readonly restore: (path: string) => T | undefined;
}

const MAX_LISTS = 3;

/** Objects read back from the cache: their flags, such as a new like, were shown before. */
const staleValues = new WeakSet<object>();

export const markStale = <V extends object>(value: V): V => {
  staleValues.add(value);
  return value;
};

export const isStale = (value: object): boolean => staleValues.has(value);

let currentOwner: string | null = null;

/** Says who is signed in: nobody gets a list that another member has left. */
export const setListOwner = (owner: string | null): void => {
  currentOwner = owner;
};

let shownKey: string | null = null;

/** Notes which history entry is on screen, until the returned function is called. */
export const setShownEntry = (key: string): (() => void) => {
  shownKey = key;
  return () => {
    if (shownKey === key) shownKey = null;
  };
};

/** A cache for lists of one kind, kept while the tab is open. Lists not worth caching are loaded again. */
export const createListCache = <T>(
  name: string,
  isWorthCaching: (data: T) => boolean = () => true,
): ListCache<T> => {
  let memory: readonly CachedList<T>[] | undefined;

  const readAll = (): readonly CachedList<T>[] => {
    if (memory) return memory;
    try {
      memory = JSON.parse(sessionStorage.getItem(name) ?? '[]', (_, value: unknown) =>
        typeof value === 'object' && value ? markStale(value) : value,
      ) as CachedList<T>[];
    } catch {
      memory = [];
    }
    return memory;
  };

  const write = (lists: readonly CachedList<T>[]) => {
    memory = lists.slice(0, MAX_LISTS);
    if (hasLoggedOut()) return;
    try {
      sessionStorage.setItem(name, JSON.stringify(memory));
    } catch {
      // Without storage, or with a full one, the list is kept until the page is left.
    }
  };

  const find = (key: string, path: string) =>
    readAll().find((entry) => entry.key === key && entry.path === path);

  return {
    save: (entry) => {
      const others = readAll().filter(({ key }) => key !== entry.key);
      write(isWorthCaching(entry.data) ? [entry, ...others] : others);
    },
    get: find,
    latest: (owner) => readAll().find((entry) => entry.owner === owner),
    update: (change) => write(readAll().map((entry) => ({ ...entry, data: change(entry.data) }))),
    restore: (path) => {
      const { key = 'default' } = (history.state ?? {}) as { key?: string };
      const entry = key === shownKey ? undefined : find(key, path);
      return entry?.owner === currentOwner ? entry.data : undefined;
    },
  };
};
