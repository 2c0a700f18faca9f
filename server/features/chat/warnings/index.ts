import type { Warning } from '../../../../contract/chat/words.ts';
import { fold, plain, wordsOf } from './fold.ts';
import { lexicon, names } from './patterns/index.ts';
import { warningsIn } from './rules.ts';
import { hasAccount, hasAddress } from './shapes.ts';

/** Whether a name stands there that only its look gives away. */
const hides = (text: string, words: readonly string[]): boolean => {
  const written = text.toLowerCase();
  return words.some((word) => names.has(word) && !written.includes(word));
};

/**
 * What the one who reads a message should be warned of: that it asks for money, or calls away to
 * where nobody looks after them. It may be wrong either way, so nothing is ever refused for it.
 */
export const warningOf = (text: string): Warning | null => {
  const folded = fold(text);
  if (hasAccount(plain(text), folded)) return 'money';
  const words = wordsOf(folded, names);
  const found = warningsIn(lexicon, words);
  if (found.has('money')) return 'money';
  const calls = found.has('contact') || hasAddress(folded, names) || hides(text, words);
  return calls ? 'contact' : null;
};
