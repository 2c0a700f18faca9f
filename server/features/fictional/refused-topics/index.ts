import type { RefusedTopic } from '#contract/console/enums.ts';
import { Refusal } from '#server/core/index.ts';
import { detectWarning, foldText } from '#server/features/chat/index.ts';
import type { Readings } from './normalise.ts';
import { readText } from './normalise.ts';
import { germanic } from './phrases/germanic.ts';
import { nordic } from './phrases/nordic.ts';
import { others } from './phrases/others.ts';

const languages = Object.values({ ...germanic, ...nordic, ...others });

interface Matcher {
  readonly plain: RegExp;
  readonly spelled: RegExp;
}

/** Up to four words, and none beyond the end of a part. Every repetition has an upper end. */
const GAP = '(?:[a-z0-9]{1,30} ){0,4}';

/** The same where letters stand apart, and nobody sees where a word ends. */
const SPELLED_GAP = '[a-z0-9]{0,20}';

const toMatcher = (pattern: string): Matcher => {
  const bounded = pattern.replaceAll('[a-z]+', '[a-z]{1,30}');
  const plain = bounded.replaceAll('~ ', GAP).replaceAll('>', '(?= [.,])');
  const spelled = bounded.replaceAll('~ ', SPELLED_GAP).replaceAll('>', '$').replaceAll(' ', '');
  return { plain: new RegExp(` (?:${plain})(?= |$)`, 'g'), spelled: new RegExp(spelled) };
};

const toMatchers = (patterns: readonly string[]): readonly Matcher[] => patterns.map(toMatcher);

const rules = languages.map((phrases) => ({
  not: new Set(phrases.not.split(' ')),
  meeting: toMatchers(phrases.meeting.always),
  meetingUnlessNot: toMatchers(phrases.meeting.unlessNot),
  contact: toMatchers(phrases.contact),
  money: toMatchers(phrases.money),
  denial: toMatchers(phrases.denial.always),
  denialUnlessNot: toMatchers(phrases.denial.unlessNot),
  asks: toMatchers(phrases.asks),
}));

/** Words beside a promise that still belong to it. */
const BESIDE = 2;

const isFound = (matchers: readonly Matcher[], { plain, spelled }: Readings): boolean =>
  matchers.some(
    (matcher) =>
      plain.some((text) => text.search(matcher.plain) >= 0) ||
      spelled.some((text) => matcher.spelled.test(text)),
  );

/** The words of a match and those beside it, within the same part of a sentence. */
const wordsAround = (text: string, from: number, to: number): string[] => {
  const before = text.slice(0, from).split(/[.,]/).at(-1) ?? '';
  const after = text.slice(to).split(/[.,]/)[0] ?? '';
  const wordsOf = (part: string) => part.split(' ').filter(Boolean);
  return [
    ...wordsOf(before).slice(-BESIDE),
    ...wordsOf(text.slice(from, to)),
    ...wordsOf(after).slice(0, BESIDE),
  ];
};

/** Whether something is said, and not its opposite. */
const isSaid = (
  matchers: readonly Matcher[],
  not: ReadonlySet<string>,
  { plain, spelled }: Readings,
): boolean =>
  matchers.some(
    (matcher) =>
      plain.some((text) =>
        [...text.matchAll(matcher.plain)].some(
          ({ 0: found, index }) =>
            !wordsAround(text, index, index + found.length).some((word) => not.has(word)),
        ),
      ) || spelled.some((text) => matcher.spelled.test(text)),
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
  const isDenied = rules.some(
    ({ denial, denialUnlessNot, not }) =>
      isFound(denial, readings) || isSaid(denialUnlessNot, not, readings),
  );
  if (isDenied) return 'denial';
  const isPromised = rules.some(
    ({ meeting, meetingUnlessNot, not }) =>
      isFound(meeting, readings) || isSaid(meetingUnlessNot, not, readings),
  );
  if (isPromised) return 'meeting';
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
