// Blanks, what has no shape of its own, marks without a letter, and the empty Braille sign.
const NOTHING_SEEN =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\u2800\uFFF9-\uFFFB]*$/u;

/** Whether a text shows nothing, whatever it holds. */
export const isBlank = (text: string): boolean => NOTHING_SEEN.test(text);

const CLOSE = '\u2069';

/** With every isolate closed within the paragraph, and nothing closed that was not opened. */
const balanced = (paragraph: string): string => {
  let open = 0;
  const kept = paragraph.replaceAll(/[\u2066-\u2069]/g, (sign) => {
    if (sign !== CLOSE) {
      open += 1;
      return sign;
    }
    if (open === 0) return '';
    open -= 1;
    return sign;
  });
  return kept + CLOSE.repeat(open);
};

const TURNING = /[\u202A-\u202E]/g;
const PILED = /(\p{M}{4})\p{M}+/gu;

/**
 * A text as it may stand among others: nothing turns the direction of writing around, nothing reaches
 * beyond it, and no letter carries more marks than languages put on one.
 */
export const calm = (text: string): string =>
  text.replaceAll(TURNING, '').replaceAll(PILED, '$1').split('\n').map(balanced).join('\n');
