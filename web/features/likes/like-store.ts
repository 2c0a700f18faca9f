import { useSyncExternalStore } from 'react';
import type { LikeState } from '../../../contract/members/attributes.ts';
import type { MemberCard } from '../../../contract/members/search.ts';

/** What became of likes since the pages that show them were loaded, by member. */
const known = new Map<string, LikeState>();
const listeners = new Set<() => void>();

export const knownLike = (id: string): LikeState | undefined => known.get(id);

/** Shows what is between the member and another one, wherever it is shown. */
export const learnLike = (id: string, like: LikeState): void => {
  known.set(id, like);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is between the member and another one, as far as this tab knows. */
export const useLike = ({ id, like }: Pick<MemberCard, 'id' | 'like'>): LikeState =>
  useSyncExternalStore(
    subscribe,
    () => known.get(id) ?? like,
    () => like,
  );
