import { describe, expect, it } from 'vitest';
import { acceptedLanguages, parseTracking } from './visitor.ts';

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
    expect(parseTracking(query)).toEqual(tracking);
  });
});

describe('acceptedLanguages', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['*', []],
    ['nl', ['nl']],
    ['nl-BE,fr;q=0.8,en-US;q=0.9', ['nl', 'en', 'fr']],
    ['EN-us ; q=0.5, de-CH', ['de', 'en']],
    ['fr;q=0, de;q=0.1', ['de']],
    ['<script>, zz;;;q=, it', ['zz', 'it']],
  ])('[SITE-5] reads %j as %j', (header, languages) => {
    expect(acceptedLanguages(header)).toEqual(languages);
  });
});
