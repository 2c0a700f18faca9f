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

/** Shows a moment, after those that are shown already. */
export const addMoment = (moment: Moment): void => {
  if (moment.kind === 'match') celebrated.add(moment.member.id);
  change([...waiting, moment]);
};

/** Shows matches that came about while the member was away. */
export const celebrateNew = (members: readonly MemberCard[]): void => {
  for (const member of members) {
    if (!celebrated.has(member.id)) addMoment({ kind: 'match', member });
  }
};

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
