import type { SearchData } from './search-data.ts';

/** A list as it was left: whoever comes back finds it so. */
interface Kept {
  /** The entry in the browser’s history. */
  readonly key: string;
  readonly path: string;
  /** Whose list it is. */
  readonly owner: string | null;
  readonly data: SearchData;
  readonly scroll: number;
}

const STORE = 'searches';
const MOST = 3;

let memory: readonly Kept[] | undefined;

const all = (): readonly Kept[] => {
  if (memory) return memory;
  try {
    memory = JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as Kept[];
  } catch {
    memory = [];
  }
  return memory;
};

const store = (kept: readonly Kept[]) => {
  memory = kept.slice(0, MOST);
  try {
    sessionStorage.setItem(STORE, JSON.stringify(memory));
  } catch {
    // Without storage, or with a full one, the list is kept until the page is left.
  }
};

/** Remembers a list under its entry in the history, the latest first. */
export const keep = (entry: Kept): void =>
  store([entry, ...all().filter(({ key }) => key !== entry.key)]);

/** The list of an entry in the history. */
export const keptAt = (key: string, path: string): Kept | undefined =>
  all().find((entry) => entry.key === key && entry.path === path);

/** The list that was seen last, if it was this person’s. */
export const lastKept = (owner: string | null): Kept | undefined =>
  all().find((entry) => entry.owner === owner);

/** Takes a member out of all lists, because they shall not be seen any more. */
export const forgetMember = (id: string): void =>
  store(
    all().map((entry) => {
      const { found } = entry.data;
      const others = found.members.filter((member) => member.id !== id);
      const similar = found.similar.filter((member) => member.id !== id);
      return {
        ...entry,
        data: { ...entry.data, found: { ...found, members: others, similar } },
      };
    }),
  );

let shown: string | null = null;

/** Tells which entry of the history is on screen, until the returned function is called. */
export const showing = (key: string): (() => void) => {
  shown = key;
  return () => {
    if (shown === key) shown = null;
  };
};

/**
 * What the browser goes back or forward to. It has changed its history already when a page is asked
 * for then, while a followed link changes it only after the page is there.
 */
export const returnedTo = (path: string): SearchData | undefined => {
  const { key = 'default' } = (history.state ?? {}) as { key?: string };
  return key === shown ? undefined : keptAt(key, path)?.data;
};
