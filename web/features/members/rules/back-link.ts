import { routeNameOf } from '#web/features/site/rules/route-name.ts';

/** Where somebody came from to a member, and how many steps back in the history that is. */
export interface BackLink {
  readonly path: string;
  readonly steps: number;
}

/** A page that was shown, by its entry in the history. */
export interface ShownPage {
  readonly key: string;
  readonly path: string;
}

const pageOf = (path: string) => routeNameOf(path.split(/[?#]/, 1)[0] ?? '');

export const isMemberPath = (path: string): boolean => pageOf(path) === 'members-id';

const placesByRoute = {
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

export type BackPlace = (typeof placesByRoute)[keyof typeof placesByRoute] | 'matches' | 'visitors';

/** What a place is called, if the way back leads there; any other address is none to lead to. */
export const backPlaceOf = (path: string): BackPlace | null => {
  // A path of this site: nothing that a browser would take for another host.
  if (!/^\/(?![/\\])/.test(path)) return null;
  const page = pageOf(path);
  if (page === 'likes-type') {
    const [, , type] = path.split(/[/?#]/);
    if (type === 'matches' || type === 'visitors') return type;
  }
  return page !== null && page in placesByRoute
    ? placesByRoute[page as keyof typeof placesByRoute]
    : null;
};

/** The back link of a member page opened from another page; from member to member it stays the same. */
export const backLinkAfter = (
  before: ShownPage | null,
  known: ReadonlyMap<string, BackLink>,
  isReplaced: boolean,
): BackLink | null => {
  if (before === null) return null;
  if (!isMemberPath(before.path)) return { path: before.path, steps: 1 };
  const link = known.get(before.key);
  return link ? { ...link, steps: link.steps + (isReplaced ? 0 : 1) } : null;
};
