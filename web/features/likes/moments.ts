import { useSyncExternalStore } from 'react';
import { limits } from '../../../contract/limits.ts';
import type { MemberCard } from '../../../contract/members/search.ts';

/** Something that is shown over the whole screen, once. */
export interface Moment {
  readonly kind: 'match' | 'like';
  readonly member: MemberCard;
  /** Whether the server was asked for it, and knows when it was shown elsewhere. */
  readonly told?: boolean;
}

let waiting: readonly Moment[] = [];
const listeners = new Set<() => void>();

const change = (moments: readonly Moment[]) => {
  waiting = moments;
  for (const listener of listeners) listener();
};

/** Matches that this tab has shown, so that none comes twice while the server is being told. */
const celebrated = new Set<string>();

const add = (moment: Moment) => change([...waiting, moment]);

let onScreen: Moment | undefined;

/** Tells what is being looked at, until the returned function is called. */
export const showing = (moment: Moment): (() => void) => {
  onScreen = moment;
  return () => {
    if (onScreen === moment) onScreen = undefined;
  };
};

const addMatch = (member: MemberCard, told: boolean): void => {
  if (celebrated.has(member.id)) return;
  celebrated.add(member.id);
  add({ kind: 'match', member, told });
};

/** Shows a match that was made here. */
export const celebrate = (member: MemberCard): void => addMatch(member, false);

/** A match that is over is not shown any more, and may come about again. */
export const forgetMatch = (id: string): void => {
  celebrated.delete(id);
  change(waiting.filter(({ kind, member }) => kind !== 'match' || member.id !== id));
};

/**
 * Shows the new matches that the server tells of. Of those it told earlier, the ones that it tells
 * no more are over or were celebrated elsewhere; one that is on screen stays until it is closed.
 */
export const celebrateNew = (matches: readonly MemberCard[], { hidden = false } = {}): void => {
  const ids = new Set(matches.map(({ id }) => id));
  const isAll = ids.size < limits.newMatches;
  const isGone = (moment: Moment) =>
    isAll && moment.told && moment !== onScreen && !ids.has(moment.member.id);
  for (const { member } of waiting.filter(isGone)) forgetMatch(member.id);
  // In a hidden tab they wait: another one may show them meanwhile.
  if (!hidden) for (const member of matches) addMatch(member, true);
};

export const showLike = (member: MemberCard): void => add({ kind: 'like', member });

/** Nothing of somebody is shown who shall not be seen any more. */
export const forgetMoments = (id: string): void =>
  change(waiting.filter(({ member }) => member.id !== id));

let hasMatched = false;

export const endMoment = (moment: Moment): void => {
  if (moment.kind === 'match') hasMatched = true;
  change(waiting.filter((other) => other !== moment));
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is to be shown now. */
export const momentNow = (): Moment | undefined => waiting[0];

/** The same in a component, as it changes. */
export const useMoment = (): Moment | undefined =>
  useSyncExternalStore(subscribe, momentNow, () => undefined);

/** Whether a match was celebrated in this tab. */
export const useHasMatched = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasMatched,
    () => false,
  );
