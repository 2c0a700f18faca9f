import type { Warning } from '#contract/chat/enums.ts';
import { fold, toPlainText, tokenise } from './fold.ts';
import { lexicon, messengerNames } from './patterns/index.ts';
import { findWarnings } from './rules.ts';
import { hasPaymentDetails, hasContactDetails } from './formats.ts';

/** Whether the text has the name of a messenger in disguise (wh4tsapp). */
const hasDisguisedName = (text: string, words: readonly string[]): boolean => {
  const written = text.toLowerCase();
  return words.some((word) => messengerNames.has(word) && !written.includes(word));
};

/**
 * What the one who reads a message should be warned of: that it asks for money, or calls away to
 * where nobody looks after them. It may be wrong either way, so nothing is ever refused for it.
 */
export const detectWarning = (text: string): Warning | null => {
  const folded = fold(text);
  if (hasPaymentDetails(toPlainText(text), folded)) return 'money';
  const words = tokenise(folded, messengerNames);
  const found = findWarnings(lexicon, words);
  if (found.has('money')) return 'money';
  const isContact =
    found.has('contact') ||
    hasContactDetails(folded, messengerNames) ||
    hasDisguisedName(text, words);
  return isContact ? 'contact' : null;
};
