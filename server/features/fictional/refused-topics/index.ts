import type { RefusedTopic } from '#contract/console/enums.ts';
import { Refusal } from '#server/core/index.ts';
import { detectWarning, foldText } from '#server/features/chat/index.ts';
import type { Readings } from './normalise.ts';
import { readText } from './normalise.ts';
import { germanic } from './phrases/germanic.ts';
import { nordic } from './phrases/nordic.ts';
import { others } from './phrases/others.ts';
import type { Phrases } from './phrases/phrases.ts';

const languages = Object.values({ ...germanic, ...nordic, ...others });

interface Matcher {
  readonly plain: RegExp;
  readonly spelled: RegExp;
}

/** Up to four words, and none beyond the end of a part. Every repetition has an upper end. */
const GAP = '(?:[a-z0-9]{1,30} ){0,4}';

/** The same where letters stand apart, and nobody sees where a word ends. */
const SPELLED_GAP = '[a-z0-9]{0,20}';

const anyOf = (words: string): string => `(?:${words.replaceAll(' ', '|')})`;

const toMatcher = (pattern: string, { adverbs, goesOn }: Phrases): Matcher => {
  const bounded = pattern
    .replaceAll('[a-z]+', '[a-z]{1,30}')
    .replaceAll('&', `(?:${anyOf(adverbs)} ){0,4}`);
  const plain = bounded
    .replaceAll('~ ', GAP)
    .replaceAll('>>', `(?= (?:[.,]|${anyOf(goesOn)} ))`)
    .replaceAll('>', '(?= [.,])');
  const spelled = bounded.replaceAll('~ ', SPELLED_GAP).replaceAll(/>>?/g, '$').replaceAll(' ', '');
  return { plain: new RegExp(` (?:${plain})(?= |$)`, 'g'), spelled: new RegExp(spelled) };
};

const toRules = (phrases: Phrases) => {
  const toMatchers = (patterns: readonly string[]): readonly Matcher[] =>
    patterns.map((pattern) => toMatcher(pattern, phrases));
  return {
    not: new Set(phrases.not.split(' ')),
    unsaid: new Set(phrases.unsaid.split(' ')),
    asides: new RegExp(` (?:${phrases.asides.join('|')})(?= )`, 'g'),
    meeting: toMatchers(phrases.meeting.always),
    meetingUnlessNot: toMatchers(phrases.meeting.unlessNot),
    contact: toMatchers(phrases.contact),
    money: toMatchers(phrases.money),
    denial: toMatchers(phrases.denial.always),
    denialUnlessNot: toMatchers(phrases.denial.unlessNot),
    asks: toMatchers(phrases.asks),
  };
};

const rules = languages.map(toRules);

type Rules = (typeof rules)[number];

/** Words beside a promise that still belong to it. */
const BESIDE = 2;

const isFound = (matchers: readonly Matcher[], { plain, spelled }: Readings): boolean =>
  matchers.some(
    (matcher) =>
      plain.some((text) => text.search(matcher.plain) >= 0) ||
      spelled.some((text) => matcher.spelled.test(text)),
  );

const wordsOf = (part: string): string[] => part.split(' ').filter(Boolean);

/** A match, and the words before and after it within the same part of a sentence. */
interface Found {
  readonly before: readonly string[];
  readonly inside: readonly string[];
  readonly after: readonly string[];
}

const allFound = ({ plain }: Matcher, text: string): readonly Found[] =>
  [...text.matchAll(plain)].map(({ 0: found, index }) => ({
    before: wordsOf(text.slice(0, index).split(/[.,]/).at(-1) ?? ''),
    inside: wordsOf(found),
    after: wordsOf(text.slice(index + found.length).split(/[.,]/)[0] ?? ''),
  }));

/** Whether something is said that nothing undoes. */
const isSaid = (
  matchers: readonly Matcher[],
  { plain, spelled }: Readings,
  isUndone: (found: Found) => boolean,
): boolean =>
  matchers.some(
    (matcher) =>
      plain.some((text) => allFound(matcher, text).some((found) => !isUndone(found))) ||
      spelled.some((text) => matcher.spelled.test(text)),
  );

/** Whether somebody says that they are real. Only what stands right before it undoes that. */
const isDenied = (readings: Readings, { denial, denialUnlessNot, not, unsaid }: Rules): boolean =>
  isFound(denial, readings) ||
  isSaid(
    denialUnlessNot,
    readings,
    ({ before, inside }) =>
      unsaid.has(before.at(-1) ?? '.') || inside.some((word) => not.has(word)),
  );

/** Whether somebody promises to meet; “no problem” beside it makes it no less of a promise. */
const isPromised = (
  { plain, spelled }: Readings,
  { meeting, meetingUnlessNot, not, asides }: Rules,
): boolean =>
  isFound(meeting, { plain, spelled }) ||
  isSaid(
    meetingUnlessNot,
    { plain: plain.map((text) => text.replaceAll(asides, ' ,')), spelled },
    ({ before, inside, after }) =>
      [...before.slice(-BESIDE), ...inside, ...after.slice(0, BESIDE)].some((word) =>
        not.has(word),
      ),
  );

// Every repetition has an upper end, so that no text can keep these busy.
const contactShapes = [
  /(?<![a-z0-9])(?:https?:\/\/|www\.)[a-z0-9]/,
  /(?<![a-z0-9@.])[a-z0-9-]{2,63}\.(?:com|net|org|info|io|me|eu|de|nl|be|fr|es|it|pl|dk|fi|no|se|at|ch|uk)(?![a-z0-9.-])(?:\/|\s|$|[,!?)])/,
  /(?<![a-z0-9._@])@[a-z0-9_.]{3,30}/,
  /(?<![a-z])[a-z]{2,30}(?:strasse|straat|laan|gracht|gade|gatan|gata|katu|allee) \d{1,4}(?!\d)/,
  /(?<![a-z])(?:rue|via|calle|ulica|ul\.?|avenida|viale|piazza|plaza) (?:[a-z]{1,20},? ){1,4}\d{1,4}(?!\d)/,
  /(?<!\d)\d{1,4},? (?:[a-z]{1,20} ){0,3}(?:street|road|lane|avenue|rue)(?![a-z])/,
];

const hasContactShape = (text: string): boolean => {
  const folded = foldText(text);
  return contactShapes.some((shape) => shape.test(folded));
};

/**
 * Why a fictional profile must not say something: it promises to meet, tells how to be reached, asks
 * for money or gifts, or denies what it is. Null for everything else. Whoever reads it is asked in
 * no particular language, so those of all are looked at.
 */
export const findRefusedTopic = (text: string): RefusedTopic | null => {
  const readings = readText(text);
  if (rules.some((rule) => isDenied(readings, rule))) return 'denial';
  if (rules.some((rule) => isPromised(readings, rule))) return 'meeting';
  const warning = detectWarning(text);
  if (warning === 'money' || rules.some(({ money }) => isFound(money, readings))) return 'money';
  const isContact =
    warning === 'contact' ||
    hasContactShape(text) ||
    rules.some(({ contact }) => isFound(contact, readings));
  return isContact ? 'contact' : null;
};

/** Whether a member asks if they are writing with somebody real. */
export const asksWhetherReal = (text: string): boolean => {
  const readings = readText(text);
  return rules.some(({ asks }) => isFound(asks, readings));
};

/** Refuses what no fictional profile may say, and tells why. */
export const assertMaySay = (text: string): void => {
  const topic = findRefusedTopic(text);
  if (topic !== null) throw new Refusal('fictional_text_refused', { values: { topic } });
};
