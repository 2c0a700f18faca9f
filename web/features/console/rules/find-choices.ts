/** Something that has a name and a code. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** Without accents and capitals. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * What somebody may mean: each word begins one of the name, or all of it is the code. What begins
 * with it, or is the code, comes first.
 */
export const findChoices = <C extends Choice>(
  choices: readonly C[],
  typed: string,
): readonly C[] => {
  const words = wordsOf(typed);
  const whole = plain(typed.trim());
  const isFirst = ({ id, label }: C) => plain(id) === whole || plain(label).startsWith(whole);
  const found = choices.filter((choice) => {
    const named = wordsOf(choice.label);
    return isFirst(choice) || words.every((word) => named.some((one) => one.startsWith(word)));
  });
  return [...found.filter(isFirst), ...found.filter((choice) => !isFirst(choice))];
};

/** The one that was typed out, by its name or its code. */
export const typedChoice = <C extends Choice>(
  choices: readonly C[],
  typed: string,
): C | undefined => {
  const whole = plain(typed.trim());
  return choices.find(({ id, label }) => plain(label) === whole || plain(id) === whole);
};
