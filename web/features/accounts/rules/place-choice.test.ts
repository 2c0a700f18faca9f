import { describe, expect, it } from 'vitest';
import { readPlaceChoice, findTownByName } from './place-choice.ts';

const chosen = {
  country: 'NL',
  place: 'Utrecht',
  place_id: '7',
  place_name: 'Utrecht',
  place_country: 'NL',
};

describe('the town of a form', () => {
  it('[ACC-9] is the one chosen from the list', () => {
    expect(readPlaceChoice(chosen)).toEqual({ kind: 'known', id: 7 });
  });

  it.each([
    ['another name was typed', { place: 'Zwolle' }, 'Zwolle'],
    ['the country changed', { country: 'DE' }, 'Utrecht'],
    ['nothing was chosen', { place_id: '', place_name: '' }, 'Utrecht'],
    ['there are blanks around it', { place: '  Zwolle ' }, 'Zwolle'],
  ])('[ACC-9] is looked up when %s', (_, change, q) => {
    expect(readPlaceChoice({ ...chosen, ...change })).toEqual({ kind: 'find', q });
  });

  it.each([[{}], [{ place: '' }], [{ ...chosen, place: ' ' }]])('[ACC-9] is none: %j', (typed) => {
    expect(readPlaceChoice(typed)).toEqual({ kind: 'none' });
  });

  it('[ACC-9] is found by its name, however it is written', () => {
    const towns = [
      { id: 1, name: 'Zürich' },
      { id: 2, name: 'Zug' },
    ];
    expect(findTownByName(towns, 'zurich')?.id).toBe(1);
    expect(findTownByName(towns, ' ZUG ')?.id).toBe(2);
    expect(findTownByName(towns, 'Zu')).toBeUndefined();
  });
});
