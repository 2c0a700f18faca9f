import { afterEach, describe, expect, it } from 'vitest';
import { limits } from '../../../contract/limits.ts';
import type { MemberCard } from '../../../contract/members/search.ts';
import { forgetListed } from './kept-lists.ts';
import {
  celebrate,
  celebrateNew,
  endMoment,
  forgetMatch,
  momentNow,
  showing,
  showLike,
} from './moments.ts';

const person = (id: string) => ({ id, name: id }) as MemberCard;

const people = (count: number) => Array.from({ length: count }, (_, at) => person(`new-${at}`));

/** Who is shown, one after the other. */
const shown = (): string[] => {
  const moment = momentNow();
  if (!moment) return [];
  endMoment(moment);
  return [moment.member.id, ...shown()];
};

afterEach(() => void shown());

describe('a match that waits to be celebrated', () => {
  it('[LIKE-1] is dropped when it is over, and comes when it came about again', () => {
    celebrateNew([person('ida'), person('bo')]);
    forgetMatch('ida');
    expect(shown()).toEqual(['bo']);
    celebrateNew([person('ida')]);
    celebrateNew([person('ida')]);
    expect(shown()).toEqual(['ida']);
  });

  it('[LIKE-1] is dropped with everything of somebody who was blocked', () => {
    celebrate(person('ola'));
    showLike(person('ola'));
    forgetListed('ola');
    expect(shown()).toEqual([]);
  });

  it('[LIKE-1] is dropped when another device has celebrated it', () => {
    celebrateNew([person('eva'), person('pia')]);
    celebrateNew([person('pia')]);
    expect(shown()).toEqual(['pia']);
  });

  it('[LIKE-1] stays when it is not told because others are new too', () => {
    celebrateNew([person('lia')]);
    celebrateNew(people(limits.newMatches));
    expect(shown()).toContain('lia');
  });

  it('[LIKE-1] stays when it was made here, which is no news to the server', () => {
    celebrate(person('max'));
    showLike(person('tom'));
    celebrateNew([]);
    expect(shown()).toEqual(['max', 'tom']);
  });

  it('[LIKE-1] stays while it is looked at, unless it is over', () => {
    celebrateNew([person('jan'), person('kai')]);
    const moment = momentNow();
    const stop = moment && showing(moment);
    celebrateNew([]);
    expect(momentNow()?.member.id).toBe('jan');
    forgetMatch('jan');
    expect(shown()).toEqual([]);
    stop?.();
  });

  it('[LIKE-1] waits in a tab that is not seen, where nothing is added', () => {
    celebrateNew([person('kim'), person('liv')]);
    celebrateNew([person('liv'), person('una')], { hidden: true });
    expect(shown()).toEqual(['liv']);
  });
});
