import { readFileSync } from 'node:fs';

let latin: ReadonlyMap<string, string> | undefined;

const table = (): ReadonlyMap<string, string> =>
  (latin ??= new Map(
    readFileSync(new URL('table.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [string, string])
      .flatMap(([letters, chars]) => Array.from(chars, (char) => [char, letters] as const)),
  ));

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** Some letters look like a Latin one only as capitals, and some only when they are small. */
const latinOf = (char: string): string =>
  table().get(char) ??
  table().get(char.toLowerCase()) ??
  table().get(char.toUpperCase()) ??
  char.toLowerCase();

/** Signs that pass for one another, in the one that stands for all of them. */
type Class = readonly [RegExp, string];

const strokes: Class = [/[l1|]/g, 'i'];

const classes: readonly Class[] = [
  [/0/g, 'o'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/(.)\1{2,}/g, '$1'],
];

const read = (text: string, alikes: readonly Class[]): string => {
  const seen = plain(text).replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  const letters = Array.from(seen, latinOf).join('');
  return alikes.reduce((done, [alike, one]) => done.replaceAll(alike, one), letters);
};

/**
 * What a text reads like: the skeleton of UTS #39, which is the same for texts that look alike,
 * without marks and capitals. Only for comparing with another one; nobody reads it.
 */
export const skeletonOf = (text: string): string => read(text, [strokes, ...classes]);

/** The same with l and i apart, for words so short that they would be other words otherwise. */
export const lettersOf = (text: string): string => read(text, classes);
