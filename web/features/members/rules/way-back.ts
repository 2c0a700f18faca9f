import { routeNameOf } from '../../site/rules/route-name.ts';

/** Where somebody came from to a member, and how many steps back in the history that is. */
export interface Way {
  readonly path: string;
  readonly steps: number;
}

/** A page that was shown, by its entry in the history. */
export interface Shown {
  readonly key: string;
  readonly path: string;
}

const pageOf = (path: string) => routeNameOf(path.split(/[?#]/, 1)[0] ?? '');

export const isMemberPath = (path: string): boolean => pageOf(path) === 'members-id';

const places = {
  likes: 'likes',
  'likes-type': 'likes',
  'likes-m-id': 'likes',
  chats: 'messages',
  'chats-id': 'messages',
  'members-id-chat': 'messages',
  'swipe-game': 'swipe',
  'match-finder': 'finder',
  updates: 'notifications',
} as const;

export type Place = (typeof places)[keyof typeof places] | 'matches' | 'visitors';

/** What a place is called, if the way back leads there; any other address is none to lead to. */
export const placeOf = (path: string): Place | null => {
  // A path of this site: nothing that a browser would take for another host.
  if (!/^\/(?![/\\])/.test(path)) return null;
  const page = pageOf(path);
  if (page === 'likes-type') {
    const [, , type] = path.split(/[/?#]/);
    if (type === 'matches' || type === 'visitors') return type;
  }
  return page !== null && page in places ? places[page as keyof typeof places] : null;
};

/** The way back from a member who is shown after something; from one to the next it stays the same. */
export const wayAfter = (
  before: Shown | null,
  known: ReadonlyMap<string, Way>,
  isReplaced: boolean,
): Way | null => {
  if (before === null) return null;
  if (!isMemberPath(before.path)) return { path: before.path, steps: 1 };
  const way = known.get(before.key);
  return way ? { ...way, steps: way.steps + (isReplaced ? 0 : 1) } : null;
};
