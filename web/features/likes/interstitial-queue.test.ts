import { afterEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { MemberCard } from '#contract/members/search.ts';
import { removeFromLists } from './list-caches.ts';
import {
  showMatch,
  showNewMatches,
  closeInterstitial,
  removeMatch,
  currentInterstitial,
  markShown,
  showLike,
} from './interstitial-queue.ts';

const person = (id: string) => ({ id, name: id }) as MemberCard;

const people = (count: number) => Array.from({ length: count }, (_, at) => person(`new-${at}`));

/** Who is shown, one after the other. */
const shown = (): string[] => {
  const moment = currentInterstitial();
  if (!moment) return [];
  closeInterstitial(moment);
  return [moment.member.id, ...shown()];
};

afterEach(() => void shown());

describe('a match that waits to be celebrated', () => {
  it('[LIKE-1] is dropped when it is over, and comes when it came about again', () => {
    showNewMatches([person('ida'), person('bo')]);
    removeMatch('ida');
    expect(shown()).toEqual(['bo']);
    showNewMatches([person('ida')]);
    showNewMatches([person('ida')]);
    expect(shown()).toEqual(['ida']);
  });

  it('[LIKE-1] is dropped with everything of somebody who was blocked', () => {
    showMatch(person('ola'));
    showLike(person('ola'));
    removeFromLists('ola');
    expect(shown()).toEqual([]);
  });

  it('[LIKE-1] is dropped when another device has celebrated it', () => {
    showNewMatches([person('eva'), person('pia')]);
    showNewMatches([person('pia')]);
    expect(shown()).toEqual(['pia']);
  });

  it('[LIKE-1] stays when it is not told because others are new too', () => {
    showNewMatches([person('lia')]);
    showNewMatches(people(limits.newMatches));
    expect(shown()).toContain('lia');
  });

  it('[LIKE-1] stays when it was made here, which is no news to the server', () => {
    showMatch(person('max'));
    showLike(person('tom'));
    showNewMatches([]);
    expect(shown()).toEqual(['max', 'tom']);
  });

  it('[LIKE-1] stays while it is looked at, unless it is over', () => {
    showNewMatches([person('jan'), person('kai')]);
    const moment = currentInterstitial();
    const stop = moment && markShown(moment);
    showNewMatches([]);
    expect(currentInterstitial()?.member.id).toBe('jan');
    removeMatch('jan');
    expect(shown()).toEqual([]);
    stop?.();
  });

  it('[LIKE-1] waits in a tab that is not seen, where nothing is added', () => {
    showNewMatches([person('kim'), person('liv')]);
    showNewMatches([person('liv'), person('una')], { hidden: true });
    expect(shown()).toEqual(['liv']);
  });
});
