import { limits } from '#contract/limits.ts';
import type { MemberCard } from '#contract/members/search.ts';
import { createStore } from '#web/lib/store.ts';
import { useStore } from '#web/lib/use-store.ts';

/** A match or a new like that is shown once over the whole screen. */
export interface Interstitial {
  readonly kind: 'match' | 'like';
  readonly member: MemberCard;
  /** Whether the server listed it; it then knows when it was shown in another tab. */
  readonly fromServer?: boolean;
}

const queue = createStore<readonly Interstitial[]>([]);

/** Matches that this tab has shown, so that none comes twice while the server is being told. */
const shownMatches = new Set<string>();

const enqueue = (moment: Interstitial) => queue.set([...queue.get(), moment]);

let current: Interstitial | undefined;

/** Marks an interstitial as on screen, until the returned function is called. */
export const markShown = (moment: Interstitial): (() => void) => {
  current = moment;
  return () => {
    if (current === moment) current = undefined;
  };
};

const enqueueMatch = (member: MemberCard, fromServer: boolean): void => {
  if (shownMatches.has(member.id)) return;
  shownMatches.add(member.id);
  enqueue({ kind: 'match', member, fromServer });
};

/** Shows a match that was made here. */
export const showMatch = (member: MemberCard): void => enqueueMatch(member, false);

/** A match that is over is not shown any more, and may come about again. */
export const removeMatch = (id: string): void => {
  shownMatches.delete(id);
  queue.set(queue.get().filter(({ kind, member }) => kind !== 'match' || member.id !== id));
};

/**
 * Shows the new matches that the server tells of. Of those it told earlier, the ones that it tells
 * no more are over or were celebrated elsewhere; one that is on screen stays until it is closed.
 */
export const showNewMatches = (matches: readonly MemberCard[], { hidden = false } = {}): void => {
  const ids = new Set(matches.map(({ id }) => id));
  const isComplete = ids.size < limits.newMatches;
  const isOver = (moment: Interstitial) =>
    isComplete && moment.fromServer && moment !== current && !ids.has(moment.member.id);
  for (const { member } of queue.get().filter(isOver)) removeMatch(member.id);
  // In a hidden tab they wait: another one may show them meanwhile.
  if (!hidden) for (const member of matches) enqueueMatch(member, true);
};

export const showLike = (member: MemberCard): void => enqueue({ kind: 'like', member });

/** Nothing of somebody is shown who shall not be seen any more. */
export const removeInterstitials = (id: string): void =>
  queue.set(queue.get().filter(({ member }) => member.id !== id));

const hasMatched = createStore(false);

export const closeInterstitial = (moment: Interstitial): void => {
  if (moment.kind === 'match') hasMatched.set(true);
  queue.set(queue.get().filter((other) => other !== moment));
};

/** What is to be shown now. */
export const currentInterstitial = (): Interstitial | undefined => queue.get()[0];

/** The same in a component, as it changes. */
export const useInterstitial = (): Interstitial | undefined => useStore(queue)[0];

/** Whether a match was celebrated in this tab. */
export const useHasMatched = (): boolean => useStore(hasMatched);
