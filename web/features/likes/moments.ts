import { useSyncExternalStore } from 'react';
import type { MemberCard } from '../../../contract/members/search.ts';

/** Something that is shown over the whole screen, once. */
export interface Moment {
  readonly kind: 'match' | 'like';
  readonly member: MemberCard;
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

/** Shows a match, wherever it was heard of first. */
export const celebrate = (member: MemberCard): void => {
  if (celebrated.has(member.id)) return;
  celebrated.add(member.id);
  add({ kind: 'match', member });
};

export const showLike = (member: MemberCard): void => add({ kind: 'like', member });

/** A match that is over may come about again. */
export const forgetMatch = (id: string): void => void celebrated.delete(id);

export const endMoment = (moment: Moment): void =>
  change(waiting.filter((other) => other !== moment));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is to be shown now. */
export const useMoment = (): Moment | undefined =>
  useSyncExternalStore(
    subscribe,
    () => waiting[0],
    () => undefined,
  );
