import { useEffect, useSyncExternalStore } from 'react';
import type { LikeState } from '#contract/members/enums.ts';
import type { MemberCard } from '#contract/members/search.ts';
import { isStale } from '#web/lib/list-cache.ts';
import { hasLoggedOut } from '#web/lib/device-storage.ts';
import { createListeners } from '#web/lib/store.ts';

type LikedCard = Pick<MemberCard, 'id' | 'like'>;

/** A page shown this soon after a live event may have been loaded before the event. */
const IN_FLIGHT_MS = 5000;

interface KnownLike {
  readonly like: LikeState;
  /** When, or 0 if it was from a page. */
  readonly at: number;
}

/** What is between the member and others, as was heard last. */
const knownLikes = new Map<string, KnownLike>();

/** Cards whose like was applied already; cards of a restored list are not newer. */
const appliedCards = new WeakSet<LikedCard>();

const { notify, subscribe } = createListeners();

const updateLike = (id: string, like: LikeState, at: number) => {
  const before = knownLikes.get(id);
  knownLikes.set(id, { like, at });
  if (before?.like !== like) notify();
};

/** Shows what has become of two, wherever it is shown. */
export const setLike = (id: string, like: LikeState): void => updateLike(id, like, Date.now());

const isOutdated = (member: LikedCard) => appliedCards.has(member) || isStale(member);

/** What is between the member and another one. */
export const likeOf = (member: LikedCard): LikeState => {
  const knownLike = knownLikes.get(member.id);
  if (!knownLike) return member.like;
  const isNewer = !isOutdated(member) && Date.now() - knownLike.at >= IN_FLIGHT_MS;
  return isNewer ? member.like : knownLike.like;
};

/** Takes over what a page tells that was just loaded. */
export const applyLoadedLike = (member: LikedCard): void => {
  const like = likeOf(member);
  if (!isOutdated(member)) updateLike(member.id, like, knownLikes.get(member.id)?.at ?? 0);
  appliedCards.add(member);
};

const storageKey = (owner: string) => `heard-likes:${owner}`;

/** Saves known likes for the next document of the tab, whose cached lists are older. */
export const saveLikes = (owner: string): void => {
  if (hasLoggedOut()) return;
  const liveLikes = [...knownLikes].filter(([, { at }]) => at > 0);
  try {
    sessionStorage.setItem(storageKey(owner), JSON.stringify(liveLikes));
  } catch {
    // Without storage no list was kept either.
  }
};

/** Takes over what an earlier document of the tab heard. */
export const restoreLikes = (owner: string): void => {
  try {
    const savedLikes = JSON.parse(sessionStorage.getItem(storageKey(owner)) ?? '[]') as [
      string,
      KnownLike,
    ][];
    for (const [id, { like, at }] of savedLikes) if (!knownLikes.has(id)) updateLike(id, like, at);
  } catch {
    // Nothing was heard, as far as one knows.
  }
};

/** The same in a component, as it changes. */
export const useLike = (member: LikedCard): LikeState => {
  useEffect(() => applyLoadedLike(member), [member]);
  return useSyncExternalStore(
    subscribe,
    () => likeOf(member),
    () => member.like,
  );
};
