import { SENTENCE_END, HANDLE, CLAUSE_BREAK, fold } from './fold.ts';

/**
 * Words of one kind, with commas between them. `euro*` is any word that begins so, `^` the
 * beginning of a sentence or of a part of it, `?` any word.
 */
export interface Patterns {
  /** Asks for something in one word or two: send me. */
  readonly demand: string;
  /** Begins a request: can you. */
  readonly ask: string;
  /** How money changes hands. */
  readonly give: string;
  readonly buy: string;
  readonly pay: string;
  readonly money: string;
  /** Tells what something costs, which is no request. */
  readonly price: string;
  /** Gift cards, and what is wanted of them. */
  readonly card: string;
  readonly code: string;
  readonly need: string;
  /** Has nothing to pay with. */
  readonly broke: string;
  /** Hospitals, customs, visas: what the money is said to be for. */
  readonly plight: string;
  readonly invest: string;
  readonly profit: string;
  /** Calls the other one away: write to me on. */
  readonly reach: string;
  /** My, your. */
  readonly own: string;
  /** Asks for a number or an address, or spells one. */
  readonly swap: string;
}

/** What is called the same in all languages. */
export interface Shared {
  /** Units of money. */
  readonly sum: string;
  /** Ways to send money that cannot be called back. */
  readonly wire: string;
  readonly messenger: string;
}

type Kind = keyof Patterns | keyof Shared;

interface Rule {
  readonly warns: 'money' | 'contact';
  /** All of them, in any order, with so many words between the first and the last. */
  readonly kinds: readonly (Kind | typeof HANDLE)[];
  readonly within: number;
  /** Unless this stands in the same sentence. */
  readonly unless?: Kind;
}

const rules: readonly Rule[] = [
  { warns: 'money', kinds: ['wire'], within: 0 },
  { warns: 'money', kinds: ['demand', 'money'], within: 9 },
  { warns: 'money', kinds: ['demand', 'sum'], within: 9, unless: 'price' },
  { warns: 'money', kinds: ['demand', 'card'], within: 9 },
  { warns: 'money', kinds: ['ask', 'give', 'money'], within: 12 },
  { warns: 'money', kinds: ['ask', 'give', 'sum'], within: 12, unless: 'price' },
  { warns: 'money', kinds: ['ask', 'give', 'card'], within: 12 },
  { warns: 'money', kinds: ['ask', 'buy', 'card'], within: 12 },
  { warns: 'money', kinds: ['card', 'code'], within: 9 },
  { warns: 'money', kinds: ['ask', 'pay', 'plight'], within: 12 },
  { warns: 'money', kinds: ['need', 'money', 'plight'], within: 14 },
  { warns: 'money', kinds: ['need', 'sum', 'plight'], within: 14 },
  { warns: 'money', kinds: ['broke', 'plight'], within: 14 },
  { warns: 'money', kinds: ['invest', 'profit'], within: 12 },
  { warns: 'contact', kinds: ['reach', 'messenger'], within: 7 },
  { warns: 'contact', kinds: ['own', 'messenger'], within: 1 },
  { warns: 'contact', kinds: ['messenger', HANDLE], within: 4 },
  { warns: 'contact', kinds: ['swap'], within: 0 },
];

interface Phrase {
  readonly language: string;
  readonly kind: Kind;
  /** Only at the beginning of a part. */
  readonly begins: boolean;
  readonly words: readonly string[];
}

/** The phrases of all languages, by their first word or what it begins with. */
export interface Lexicon {
  readonly languages: readonly string[];
  readonly exact: ReadonlyMap<string, readonly Phrase[]>;
  readonly stems: ReadonlyMap<string, readonly Phrase[]>;
}

const WORD = /[\p{L}\p{N}$€£]{1,64}\*?|\?/gu;

const addPhrase = (map: Map<string, Phrase[]>, word: string, phrase: Phrase) =>
  map.set(word, [...(map.get(word) ?? []), phrase]);

/** Reads patterns, folded as texts are. What is shared belongs to each language. */
export const buildLexicon = (
  patterns: Readonly<Record<string, Patterns>>,
  shared: Shared & Partial<Patterns>,
): Lexicon => {
  const exact = new Map<string, Phrase[]>();
  const stems = new Map<string, Phrase[]>();
  for (const [language, languagePatterns] of Object.entries(patterns)) {
    const lists = [...Object.entries(languagePatterns), ...Object.entries(shared)] as [
      Kind,
      string,
    ][];
    for (const [kind, list] of lists) {
      for (const entry of fold(list).split(',')) {
        const words = entry.match(WORD) ?? [];
        const [first = ''] = words;
        const phrase = { language, kind, begins: entry.includes('^'), words };
        if (first.endsWith('*')) addPhrase(stems, first.slice(0, -1), phrase);
        else addPhrase(exact, first, phrase);
      }
    }
  }
  return { languages: Object.keys(patterns), exact, stems };
};

const isBreak = (word: string | undefined): boolean =>
  word === undefined || word === SENTENCE_END || word === CLAUSE_BREAK;

const matchesWord = (pattern: string, word: string | undefined): boolean => {
  if (word === undefined || isBreak(word)) return false;
  if (pattern === '?') return true;
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
};

const matchesPhrase = ({ begins, words }: Phrase, text: readonly string[], at: number): boolean =>
  (!begins || isBreak(text[at - 1])) &&
  words.every((word, step) => matchesWord(word, text[at + step]));

const MIN_STEM_LENGTH = 3;

const phrasesAt = ({ exact, stems }: Lexicon, text: readonly string[], at: number): Phrase[] => {
  const word = text[at] ?? '';
  const found = [...(exact.get(word) ?? [])];
  for (let end = MIN_STEM_LENGTH; end <= word.length; end += 1) {
    found.push(...(stems.get(word.slice(0, end)) ?? []));
  }
  return found.filter((phrase) => matchesPhrase(phrase, text, at));
};

/** What the rules make of a text. One pass: only the last place of a kind counts. */
export const findWarnings = (lexicon: Lexicon, text: readonly string[]): Set<Rule['warns']> => {
  const warnings = new Set<Rule['warns']>();
  const lastSeen = new Map(lexicon.languages.map((name) => [name, new Map<string, number>()]));
  for (const [at, word] of text.entries()) {
    const touched = new Set<Map<string, number>>();
    for (const seen of lastSeen.values()) {
      if (word === SENTENCE_END) seen.clear();
      // “Send me a photo, money is not the point” asks for the photo.
      if (word === CLAUSE_BREAK) for (const kind of ['demand', 'give']) seen.delete(kind);
      if (word === HANDLE) touched.add(seen.set(HANDLE, at));
    }
    for (const { language, kind, words } of phrasesAt(lexicon, text, at)) {
      const seen = lastSeen.get(language);
      if (seen) touched.add(seen.set(kind, at + words.length - 1));
    }
    for (const seen of touched) {
      for (const { warns, kinds, within, unless } of rules) {
        if (unless !== undefined && seen.has(unless)) continue;
        if (kinds.every((kind) => at - (seen.get(kind) ?? -Infinity) <= within))
          warnings.add(warns);
      }
    }
  }
  return warnings;
};
