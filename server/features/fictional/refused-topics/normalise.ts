import { decodeLeet, foldText } from '#server/features/chat/index.ts';

/** Letters that stand apart, as in r e a l, and what divides them; some are folded into two. */
const SPELLED =
  /(?<![a-z0-9])(?:(?:ae|oe|ss|[a-z0-9])[^a-z0-9]{1,3}){3,60}(?:ae|oe|ss|[a-z0-9])(?![a-z0-9])/g;

const APOSTROPHES = /['’`´ʼ]/g;

/** Digits among letters stand for letters: m33t. */
const readWord = (word: string): string =>
  /[a-z]/.test(word) && /[0-9@$]/.test(word) ? decodeLeet(word) : word;

/** Words with one space before each, and full stops and commas as words of their own. */
const toWords = (folded: string): string => {
  const words = folded
    .replaceAll(APOSTROPHES, '')
    .replaceAll(/[.!?…;:\n]{1,20}/g, ' . ')
    .replaceAll(',', ' , ')
    .replaceAll(/[^a-z0-9.,@$ ]/g, ' ')
    .split(' ')
    .filter(Boolean)
    .map(readWord);
  return ` ${words.join(' ')} .`;
};

/** A text in the ways in which it may be meant. */
export interface Readings {
  /** As words; letters that are held down, as in meeeet, are read once and twice. */
  readonly plain: readonly string[];
  /** What is spelled letter by letter, without the gaps. */
  readonly spelled: readonly string[];
}

export const readText = (text: string): Readings => {
  const folded = foldText(text);
  const isDrawnOut = /([a-z])\1{2}/.test(folded);
  const versions = isDrawnOut
    ? ['$1', '$1$1'].map((kept) => folded.replaceAll(/([a-z])\1{2,40}/g, kept))
    : [folded];
  const runs = folded.match(SPELLED) ?? [];
  // One word among others may be spelled, as in lets m.e.e.t on friday.
  const joined = folded
    .replaceAll(APOSTROPHES, '')
    .replaceAll(SPELLED, (run) => run.replaceAll(/[^a-z0-9]/g, ''));
  return {
    plain: (runs.length > 0 ? [...versions, joined] : versions).map(toWords),
    spelled: runs.map((run) => decodeLeet(run.replaceAll(/[^a-z0-9]/g, ''))),
  };
};
