import { describe, expect, it } from 'vitest';
import { trackingOf } from './visitor.ts';

describe('trackingOf', () => {
  it.each<[Record<string, unknown>, object | null]>([
    [{ network: 'n' }, { network: 'n' }],
    [{ ref: 'r' }, { ref: 'r' }],
    [
      { network: 'n', ref: 'r', sub1: '1', sub2: '2', sub3: '3' },
      { network: 'n', ref: 'r', sub1: '1', sub2: '2', sub3: '3' },
    ],
    [{ network: 'n', lang: 'nl', sub4: '4' }, { network: 'n' }],
    [
      { network: '', ref: 'r' },
      { network: '', ref: 'r' },
    ],
    [{ network: 'x'.repeat(200) }, { network: 'x'.repeat(200) }],
    [{ network: 'n', sub3: 'x'.repeat(201) }, { network: 'n' }],
    [{ network: 'n', ref: ['r', 's'] }, { network: 'n' }],
    [{}, null],
    [{ lang: 'nl' }, null],
    [{ network: '' }, null],
    [{ network: '', ref: '' }, null],
    [{ sub1: '1', sub2: '2' }, null],
    [{ network: 'x'.repeat(201) }, null],
    [{ network: ['n', 'm'] }, null],
    [{ network: 5 }, null],
    [{ network: null }, null],
  ])('%j is %j', (query, tracking) => {
    expect(trackingOf(query)).toEqual(tracking);
  });
});
