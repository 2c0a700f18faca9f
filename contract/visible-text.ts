// Blanks, what has no shape of its own, marks without a letter, and the empty Braille sign.
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\u2800\uFFF9-\uFFFB]*$/u;

/** Whether a text shows nothing, whatever it holds. */
export const isBlank = (text: string): boolean => INVISIBLE.test(text);

const POP_ISOLATE = '\u2069';

/** With every isolate closed within the paragraph, and nothing closed that was not opened. */
const closeIsolates = (paragraph: string): string => {
  let open = 0;
  const balanced = paragraph.replaceAll(/[\u2066-\u2069]/g, (sign) => {
    if (sign !== POP_ISOLATE) {
      open += 1;
      return sign;
    }
    if (open === 0) return '';
    open -= 1;
    return sign;
  });
  return balanced + POP_ISOLATE.repeat(open);
};

const DIRECTION_OVERRIDES = /[\u202A-\u202E]/g;
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * A text as it may stand among others: nothing turns the direction of writing around, nothing reaches
 * beyond it, and no letter carries more marks than languages put on one.
 */
export const sanitizeText = (text: string): string =>
  text
    .replaceAll(DIRECTION_OVERRIDES, '')
    .replaceAll(STACKED_MARKS, '$1')
    .split('\n')
    .map(closeIsolates)
    .join('\n');
