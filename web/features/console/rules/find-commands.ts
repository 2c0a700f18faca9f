/** What can be found by its text. */
interface Findable {
  readonly id: string;
  readonly kind: 'page' | 'command' | 'case' | 'order' | 'member' | 'colleague';
  readonly text: string;
}

/** How many of the last things come first. */
const RECENT = 5;

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What the first sign asks for. */
const signs = { '>': 'command', '#': 'case', '@': 'person' } as const;

type Sign = keyof typeof signs;

/** What was typed: the kind of things that is asked for, null for pages and commands, and the words. */
export const readTyped = (typed: string) => {
  const sign = typed.charAt(0);
  const kind = sign in signs ? signs[sign as Sign] : null;
  return { kind, words: (kind ? typed.slice(1) : typed).trim() };
};

/** What has all the words in its text, without regard to case and accents. */
export const withWords = <T extends Pick<Findable, 'text'>>(
  things: readonly T[],
  words: string,
): readonly T[] => {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return things.filter(({ text }) => wanted.every((word) => fold(text).includes(word)));
};

/** Pages and commands that fit what was typed. With nothing typed the last five come first. */
export const findCommands = <T extends Findable>(
  commands: readonly T[],
  typed: string,
  recent: readonly string[],
): readonly T[] => {
  const { kind, words } = readTyped(typed);
  const asked = commands.filter((command) => kind === null || command.kind === kind);
  if (words) return withWords(asked, words);
  const last = recent.flatMap((id) => asked.find((command) => command.id === id) ?? []);
  return [...last, ...asked.filter((command) => !last.includes(command))];
};

/** The last things, with one more in front. */
export const addRecent = (recent: readonly string[], id: string): string[] =>
  [id, ...recent.filter((other) => other !== id)].slice(0, RECENT);
