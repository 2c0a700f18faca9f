import type { FieldCode } from '#contract/core/errors.ts';
import type { Site } from '#server/core/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { lettersOf, skeletonOf } from '#server/adapters/look-alikes/index.ts';
import {
  contactWords,
  digitWords,
  domainEnds,
  dotWords,
  staffWords,
  insults,
  insultStems,
  shortInsults,
} from './name-words.ts';

/** Digits of a telephone number without its country and area. */
const MIN_PHONE_DIGITS = 7;
/** So many digits in words are a number, however short. */
const MIN_SPELLED_DIGITS = 4;

const skeletonsOf = (words: readonly string[]) => new Set(words.map(skeletonOf));

const staffSkeletons = skeletonsOf(staffWords);
const contactSkeletons = skeletonsOf(contactWords);
const insultSkeletons = skeletonsOf(insults);
const insultStemSkeletons = skeletonsOf(insultStems);
const spelledNumber = new RegExp(
  `(?:${[...skeletonsOf(digitWords)].join('|')}){${MIN_SPELLED_DIGITS},}`,
);

/** Read with l and i apart, where only a 1 is either: Puntoni is a name. */
const alternativesOf = (words: readonly string[]) => words.join('|').replaceAll(/[il]/g, '[$&1]');
const spelledDomain = new RegExp(
  `(?:${alternativesOf(dotWords)})(?:${alternativesOf(domainEnds)})$`,
);

const separators = /[^\p{L}\p{M}\p{N}]+/gu;
const spacedLetters =
  /(?<![\p{L}\p{M}\p{N}])(?:[\p{L}\p{N}]\p{M}*[^\p{L}\p{M}\p{N}]+){2,}[\p{L}\p{N}]\p{M}*(?![\p{L}\p{M}\p{N}])/gu;

/** The words of a name; letters that stand apart are one word. */
const wordsOf = (name: string): string[] => {
  const visible = name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  const words = visible
    .replaceAll(spacedLetters, (run) => run.replaceAll(separators, ''))
    .split(separators);
  // A number behind a word makes no other word of it.
  return [...words, ...words.map((word) => word.replaceAll(/^\p{Nd}+|\p{Nd}+$/gu, ''))].filter(
    Boolean,
  );
};

const isInsult = (word: string): boolean => {
  const skeleton = skeletonOf(word);
  return (
    insultSkeletons.has(skeleton) ||
    shortInsults.includes(lettersOf(word)) ||
    [...insultStemSkeletons].some((stem) => skeleton.includes(stem))
  );
};

const isMadeOf = (word: string, parts: ReadonlySet<string>): boolean =>
  parts.has(word) ||
  [...parts].some((part) => word.startsWith(part) && isMadeOf(word.slice(part.length), parts));

/** Digits of any script, and the letters that stand for some among them. */
const hasPhoneNumber = (name: string): boolean => {
  const words = name.normalize('NFKC').split(/[^\p{L}\p{M}\p{N}]+/u);
  const numbers = words.filter((word) => /^[\p{Nd}oil]*\p{Nd}[\p{Nd}oil]*$/iu.test(word));
  const digits = name.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= MIN_PHONE_DIGITS || numbers.join('').length >= MIN_PHONE_DIGITS;
};

/** Why nobody may be called that on a site, if so. */
export const findNameProblem = (name: string, siteName: string): FieldCode | null => {
  const words = wordsOf(name);
  const skeletons = words.map(skeletonOf);
  const joined = skeletonOf(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const site = skeletonOf(siteName).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const staffOrSite = new Set([...staffSkeletons, ...(site === '' ? [] : [site])]);
  if (joined === site || skeletons.some((word) => isMadeOf(word, staffOrSite))) return 'name_house';
  if (words.some(isInsult)) return 'name_insult';
  const letters = lettersOf(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const hasContact =
    skeletons.some((word) => contactSkeletons.has(word)) || spelledDomain.test(letters);
  return hasContact || spelledNumber.test(joined) || hasPhoneNumber(name) ? 'name_contact' : null;
};

/** Refuses names that pose as the site, insult, or hold a way to be reached elsewhere. */
export const checkName = (site: Site, name: string): void => {
  const code = findNameProblem(name, site.settings.name);
  if (code) throw refuseFields({ name: code });
};
