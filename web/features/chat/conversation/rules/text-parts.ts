/** A message as it is shown: words, and addresses that can be followed. */
type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

// Neither blanks nor what turns the direction of writing around may hide in an address.
const ADDRESS = /\b(?:https?:\/\/|www\.(?=[^\s.]+\.\p{L}))[^\s<>"\p{Cc}\p{Cf}]+/giu;

const CLOSING = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** Without the signs that end the sentence rather than the address. */
const trimmed = (address: string): string => {
  const last = address.at(-1) ?? '';
  const opening = CLOSING.get(last);
  const isTrailing = opening
    ? count(address, last) > count(address, opening)
    : /[.,;:!?'’”*_~]/.test(last);
  return isTrailing ? trimmed(address.slice(0, -1)) : address;
};

/** Where it leads; null for what only looks like an address, or hides where it leads. */
const hrefOf = (address: string): string | null => {
  const whole = /^www\./i.test(address) ? `https://${address}` : address;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.username === '' && url.password === '' ? url.href : null;
};

/** Finds the addresses in a text. It never makes HTML: what is no address stays plain text. */
export const textParts = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    const href = hrefOf(address);
    if (href === null) continue;
    if (index > from) parts.push({ kind: 'text', text: text.slice(from, index) });
    parts.push({ kind: 'link', text: address, href });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
};

const ONE_EMOJI =
  '(?:\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?(?:\\u200D\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?)*|\\p{Regional_Indicator}{2})';

const EMOJI_ONLY = new RegExp(`^\\s*(?:${ONE_EMOJI}\\s*){1,3}$`, 'u');

/** Up to three emoji and nothing else: shown large, without a bubble. */
export const isEmojiOnly = (text: string): boolean => text.length <= 60 && EMOJI_ONLY.test(text);
