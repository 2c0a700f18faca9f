import type { FieldCode } from '../../../contract/core/errors.ts';
import type { Site } from '../../core/index.ts';
import { refuseFields } from '../../http/index.ts';
import { lettersOf, skeletonOf } from '../../adapters/look-alikes/index.ts';
import {
  contactWords,
  digitWords,
  domainEnds,
  dotWords,
  houseWords,
  insults,
  insultStems,
  shortInsults,
} from './name-words.ts';

/** Digits of a telephone number without its country and area. */
const PHONE_DIGITS = 7;
/** So many digits in words are a number, however short. */
const SPELLED_DIGITS = 4;

const lookingLike = (words: readonly string[]) => new Set(words.map(skeletonOf));

const house = lookingLike(houseWords);
const contact = lookingLike(contactWords);
const rude = lookingLike(insults);
const stems = lookingLike(insultStems);
const spelled = new RegExp(`(?:${[...lookingLike(digitWords)].join('|')}){${SPELLED_DIGITS},}`);

/** Read with l and i apart, where only a 1 is either: Puntoni is a name. */
const anyOf = (words: readonly string[]) => words.join('|').replaceAll(/[il]/g, '[$&1]');
const domain = new RegExp(`(?:${anyOf(dotWords)})(?:${anyOf(domainEnds)})$`);

const between = /[^\p{L}\p{M}\p{N}]+/gu;
const apart =
  /(?<![\p{L}\p{M}\p{N}])(?:[\p{L}\p{N}]\p{M}*[^\p{L}\p{M}\p{N}]+){2,}[\p{L}\p{N}]\p{M}*(?![\p{L}\p{M}\p{N}])/gu;

/** The words of a name; letters that stand apart are one word. */
const wordsOf = (name: string): string[] => {
  const visible = name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  const words = visible.replaceAll(apart, (run) => run.replaceAll(between, '')).split(between);
  // A number behind a word makes no other word of it.
  return [...words, ...words.map((word) => word.replaceAll(/^\p{Nd}+|\p{Nd}+$/gu, ''))].filter(
    Boolean,
  );
};

const insultsWith = (word: string): boolean => {
  const seen = skeletonOf(word);
  return (
    rude.has(seen) ||
    shortInsults.includes(lettersOf(word)) ||
    [...stems].some((stem) => seen.includes(stem))
  );
};

const isMadeOf = (word: string, parts: ReadonlySet<string>): boolean =>
  parts.has(word) ||
  [...parts].some((part) => word.startsWith(part) && isMadeOf(word.slice(part.length), parts));

/** Digits of any script, and the letters that stand for some among them. */
const holdsNumber = (name: string): boolean => {
  const words = name.normalize('NFKC').split(/[^\p{L}\p{M}\p{N}]+/u);
  const numbers = words.filter((word) => /^[\p{Nd}oil]*\p{Nd}[\p{Nd}oil]*$/iu.test(word));
  const digits = name.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= PHONE_DIGITS || numbers.join('').length >= PHONE_DIGITS;
};

/** Why nobody may be called that on a site, if so. */
export const refusalOfName = (name: string, siteName: string): FieldCode | null => {
  const words = wordsOf(name);
  const seen = words.map(skeletonOf);
  const joined = skeletonOf(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const site = skeletonOf(siteName).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const posing = new Set([...house, ...(site === '' ? [] : [site])]);
  if (joined === site || seen.some((word) => isMadeOf(word, posing))) return 'name_house';
  if (words.some(insultsWith)) return 'name_insult';
  const letters = lettersOf(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const reaches = seen.some((word) => contact.has(word)) || domain.test(letters);
  return reaches || spelled.test(joined) || holdsNumber(name) ? 'name_contact' : null;
};

/** Refuses names that pose as the house, insult, or hold a way to be reached elsewhere. */
export const checkName = (site: Site, name: string): void => {
  const code = refusalOfName(name, site.settings.name);
  if (code) throw refuseFields({ name: code });
};
