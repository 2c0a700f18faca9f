import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './woff.ts';

export type Weight = 400 | 600;

/**
 * Where letters are looked for, in this order: in the font of the pages, whose files hold those of
 * western languages and the rest of Latin, and then in one that has most other alphabets of Europe and
 * around it: those are for names.
 */
const fontFilesOf = (weight: Weight): readonly string[] => [
  `hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`,
  `hanken-grotesk/files/hanken-grotesk-latin-ext-${weight}-normal.woff`,
  `hanken-grotesk/files/hanken-grotesk-vietnamese-${weight}-normal.woff`,
  `dejavu-sans/files/dejavu-sans-latin-${weight === 400 ? 400 : 700}-normal.woff`,
];

interface FontFace {
  readonly name: string;
  readonly bytes: Buffer;
  has(letter: string): boolean;
}

const readFace = async (name: string): Promise<FontFace> => {
  const { create } = await import('fontkit');
  const packed = await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${name}`)));
  const bytes = unpackWoff(packed);
  const font = create(bytes);
  const has = (letter: string) =>
    Array.from(letter).every((character) =>
      font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
  return { name, bytes, has };
};

const readFaces = async (): Promise<Record<Weight, readonly FontFace[]>> => ({
  400: await Promise.all(fontFilesOf(400).map(readFace)),
  600: await Promise.all(fontFilesOf(600).map(readFace)),
});

let cachedFaces: ReturnType<typeof readFaces> | undefined;

/** Read at the first document, and kept. */
export const loadFaces = (): ReturnType<typeof readFaces> => {
  cachedFaces ??= readFaces();
  cachedFaces.catch(() => (cachedFaces = undefined));
  return cachedFaces;
};

/** Words that are written with one face. */
interface TextRun {
  readonly face: string;
  readonly text: string;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text in pieces, each with letters of one face; what none of them has is a question mark. */
export const splitIntoRuns = (
  words: string,
  [first, ...others]: readonly FontFace[],
): TextRun[] => {
  if (!first) return [];
  const faceOf = (letter: string): FontFace | undefined =>
    first.has(letter) ? first : others.find((face) => face.has(letter));
  // The narrow space of French amounts is not in the font of the pages.
  const text = words.normalize('NFC').replaceAll('\u202F', '\u00A0');
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const runs: TextRun[] = [];
  characters.forEach((character, index) => {
    // A space between two words of a face is of that face, so that words from right to left stay so.
    const neighbourFace = character === ' ' ? faceOf(characters[index - 1] ?? ' ') : undefined;
    const isInside =
      neighbourFace !== undefined && neighbourFace === faceOf(characters[index + 1] ?? ' ');
    const face = isInside ? neighbourFace : faceOf(character);
    const run = { face: (face ?? first).name, text: face ? character : '?' };
    const last = runs.at(-1);
    if (last?.face === run.face) runs.splice(-1, 1, { ...last, text: last.text + run.text });
    else runs.push(run);
  });
  return runs;
};
