import type { MessageFormatElement, PluralElement } from '@formatjs/icu-messageformat-parser';
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

/** What of a text a translation has to keep. */
interface Shape {
  /** Names of values, and of tags as `<name>`. */
  readonly slots: ReadonlySet<string>;
  readonly plurals: readonly PluralElement[];
  readonly words: number;
  /** Why the text cannot be read, if it cannot. */
  readonly broken: string | null;
}

const countWords = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

const shapeOf = (text: string): Shape => {
  const slots = new Set<string>();
  const plurals: PluralElement[] = [];
  let words = 0;
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (isLiteralElement(element)) words += countWords(element.value);
      if (isLiteralElement(element) || isPoundElement(element)) continue;
      slots.add(isTagElement(element) ? `<${element.value}>` : `{${element.value}}`);
      if (isTagElement(element)) walk(element.children);
      if (isPluralElement(element)) plurals.push(element);
      if (isPluralElement(element) || isSelectElement(element)) {
        for (const { value } of Object.values(element.options)) walk(value);
      }
    }
  };
  let broken: string | null = null;
  try {
    walk(parse(text));
  } catch (error) {
    broken = String(error);
  }
  return { slots, plurals, words, broken };
};

interface Forms {
  readonly needed: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
}

const forms = new Map<string, Forms>();

/** The plural forms of a language. What it keeps for fractions or millions alone is not needed. */
const formsOf = (locale: string, type: Intl.PluralRuleType): Forms => {
  const key = `${locale} ${type}`;
  const before = forms.get(key);
  if (before) return before;
  const rules = new Intl.PluralRules(locale, { type });
  const found = {
    needed: new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count))),
    known: new Set(rules.resolvedOptions().pluralCategories),
  };
  forms.set(key, found);
  return found;
};

const isExact = (option: string) => option.startsWith('=');

/** `=6 {…} =12 {…} other {…}`: a choice among a few numbers, not a count, which would name 1. */
const isChoice = ({ options }: PluralElement): boolean => {
  const names = Object.keys(options);
  const isNamed = (name: string) => isExact(name) && name !== '=1';
  return names.some(isExact) && names.every((name) => isNamed(name) || name === 'other');
};

const pluralProblems = (locale: string, plural: PluralElement): string[] => {
  const { needed, known } = formsOf(locale, plural.pluralType ?? 'cardinal');
  const given = Object.keys(plural.options).filter((name) => !isExact(name));
  const missing = [...needed].filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !known.has(name));
  return [
    ...missing.map((name) => `{${plural.value}} lacks the plural form ${name}`),
    ...unknown.map((name) => `{${plural.value}} has the plural form ${name}, which never occurs`),
  ];
};

/** More words than these are hardly ever the same in two languages. */
const SAME_WORDS = 3;

/** Whether a line of a page is long enough to differ from its original; targets and values are no words. */
export const isSentence = (line: string): boolean =>
  countWords(line.replaceAll(/\{\w*\}|\]\([^)]*\)/g, ' ')) > SAME_WORDS;

/** Whether a translation was probably forgotten. */
export const looksUntranslated = (english: string, text: string): boolean =>
  text === english && shapeOf(text).words > SAME_WORDS;

/** Where a line could break before a mark that French sets apart from its word. */
const breakableMark = /[\p{L}})] [?!;:»]|« /u;

/** What is wrong with one text by itself or beside its English original. */
export const textProblems = (locale: string, english: string, text: string): string[] => {
  if (text.trim() === '') return ['is empty'];
  const { slots, plurals, broken } = shapeOf(text);
  if (broken !== null) return [`cannot be read: ${broken}`];
  const original = shapeOf(english);
  const choices = new Set(original.plurals.filter(isChoice).map(({ value }) => value));
  return [
    ...[...original.slots.difference(slots)].map((slot) => `lacks ${slot}`),
    ...[...slots.difference(original.slots)].map((slot) => `has ${slot}, which English has not`),
    ...plurals
      .filter(({ value }) => !choices.has(value))
      .flatMap((plural) => pluralProblems(locale, plural)),
    ...(locale === 'fr' && breakableMark.test(text)
      ? ['has a plain space beside a mark; French wants one at which no line breaks']
      : []),
  ];
};
