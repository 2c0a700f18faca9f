/** What can be found by its text. */
interface Findable {
  readonly id: string;
  readonly kind: 'page' | 'command';
  readonly text: string;
}

/** How many of the last things come first. */
const RECENT = 5;

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What fits what was typed; `>` asks for commands only. With nothing typed the last five come first. */
export const findCommands = <T extends Findable>(
  commands: readonly T[],
  typed: string,
  recent: readonly string[],
): readonly T[] => {
  const isCommand = typed.startsWith('>');
  const words = fold(isCommand ? typed.slice(1) : typed)
    .split(/\s+/)
    .filter(Boolean);
  const asked = commands.filter(({ kind }) => !isCommand || kind === 'command');
  if (words.length > 0) {
    return asked.filter(({ text }) => words.every((word) => fold(text).includes(word)));
  }
  const last = recent.flatMap((id) => asked.find((command) => command.id === id) ?? []);
  return [...last, ...asked.filter((command) => !last.includes(command))];
};

/** The last things, with one more in front. */
export const addRecent = (recent: readonly string[], id: string): string[] =>
  [id, ...recent.filter((other) => other !== id)].slice(0, RECENT);
