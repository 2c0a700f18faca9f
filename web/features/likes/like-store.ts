import { useEffect, useSyncExternalStore } from 'react';
import type { LikeState } from '../../../contract/members/enums.ts';
import type { MemberCard } from '../../../contract/members/search.ts';
import { isAged } from '../../lib/kept.ts';
import { hasLeft } from '../../lib/stored.ts';

type Shown = Pick<MemberCard, 'id' | 'like'>;

/** A page that shows up so soon after a live event or an answer may have been read before it. */
const ON_ITS_WAY = 5000;

interface Heard {
  readonly like: LikeState;
  /** When, or 0 if it was from a page. */
  readonly at: number;
}

/** What is between the member and others, as was heard last. */
const known = new Map<string, Heard>();

/** Whom pages have told of. A list that is come back to brings no news of those in it. */
const told = new WeakSet<Shown>();

const listeners = new Set<() => void>();

const learn = (id: string, like: LikeState, at: number) => {
  const before = known.get(id);
  known.set(id, { like, at });
  if (before?.like === like) return;
  for (const listener of listeners) listener();
};

/** Shows what has become of two, wherever it is shown. */
export const learnLike = (id: string, like: LikeState): void => learn(id, like, Date.now());

const isOld = (member: Shown) => told.has(member) || isAged(member);

/** What is between the member and another one. */
export const likeOf = (member: Shown): LikeState => {
  const heard = known.get(member.id);
  if (!heard) return member.like;
  const isNews = !isOld(member) && Date.now() - heard.at >= ON_ITS_WAY;
  return isNews ? member.like : heard.like;
};

/** Takes over what a page tells that was just loaded. */
export const learnFrom = (member: Shown): void => {
  const like = likeOf(member);
  if (!isOld(member)) learn(member.id, like, known.get(member.id)?.at ?? 0);
  told.add(member);
};

const storeOf = (owner: string) => `heard-likes:${owner}`;

/** Hands what was heard on to the next document of the tab, whose kept lists know nothing of it. */
export const handOn = (owner: string): void => {
  if (hasLeft()) return;
  const heard = [...known].filter(([, { at }]) => at > 0);
  try {
    sessionStorage.setItem(storeOf(owner), JSON.stringify(heard));
  } catch {
    // Without storage no list was kept either.
  }
};

/** Takes over what an earlier document of the tab heard. */
export const takeOver = (owner: string): void => {
  try {
    const heard = JSON.parse(sessionStorage.getItem(storeOf(owner)) ?? '[]') as [string, Heard][];
    for (const [id, { like, at }] of heard) if (!known.has(id)) learn(id, like, at);
  } catch {
    // Nothing was heard, as far as one knows.
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The same in a component, as it changes. */
export const useLike = (member: Shown): LikeState => {
  useEffect(() => learnFrom(member), [member]);
  return useSyncExternalStore(
    subscribe,
    () => likeOf(member),
    () => member.like,
  );
};
