import type { Locale } from '#contract/locales.ts';

/** What emoji are called: a sign in each line, its name, then other words for it. */
type EmojiNames = string;

const files = import.meta.glob<{ emojiNames: EmojiNames }>('./emoji-names/*.ts');

const loaded = new Map<Locale, Promise<EmojiNames | null>>();

/** The names in a language; null if they cannot be fetched, until the network is back. */
export const emojiNamesIn = (locale: Locale): Promise<EmojiNames | null> => {
  const known = loaded.get(locale);
  if (known) return known;
  const names = (files[`./emoji-names/${locale}.ts`]?.() ?? Promise.reject(new Error(locale))).then(
    ({ emojiNames }) => emojiNames,
    () => {
      addEventListener('online', () => loaded.delete(locale), { once: true });
      return null;
    },
  );
  loaded.set(locale, names);
  return names;
};

/** Accents and capitals are left out by many who type. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const matches = (text: string, wanted: readonly string[]): boolean => {
  const words = wordsOf(text);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
};

/** The emoji of which every typed word begins a word, first those that are called so. */
export const searchEmoji = (names: EmojiNames, typed: string): string[] => {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const all = names.trim().split('\n');
  const found = all.flatMap((line) => {
    const [sign = ''] = line.split(' ', 1);
    const text = line.slice(sign.length);
    const [name = ''] = text.split(',', 1);
    return matches(text, wanted) ? [{ sign, isName: matches(name, wanted) }] : [];
  });
  const inOrder = [...found.filter(({ isName }) => isName), ...found.filter((one) => !one.isName)];
  return inOrder.map(({ sign }) => sign);
};
