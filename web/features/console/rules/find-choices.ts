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

/** What somebody may mean: each word begins one of the name, or all of it is the code. */
export const findChoices = <C extends Choice>(
  choices: readonly C[],
  typed: string,
): readonly C[] => {
  const words = wordsOf(typed);
  const code = plain(typed.trim());
  return choices.filter(({ id, label }) => {
    const named = wordsOf(label);
    return plain(id) === code || words.every((word) => named.some((one) => one.startsWith(word)));
  });
};

/** The one that was typed out, by its name or its code. */
export const typedChoice = <C extends Choice>(
  choices: readonly C[],
  typed: string,
): C | undefined => {
  const whole = plain(typed.trim());
  return choices.find(({ id, label }) => plain(label) === whole || plain(id) === whole);
};
