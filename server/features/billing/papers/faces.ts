import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import { unpackWoff } from './woff.ts';

export type Weight = 400 | 600;

/**
 * Where letters are looked for, in this order: in the font of the pages, whose files hold those of
 * western languages and the rest of Latin, and then in one that has most other alphabets of Europe and
 * around it: those are for names.
 */
const filesOf = (weight: Weight): readonly string[] => [
  `hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`,
  `hanken-grotesk/files/hanken-grotesk-latin-ext-${weight}-normal.woff`,
  `hanken-grotesk/files/hanken-grotesk-vietnamese-${weight}-normal.woff`,
  `dejavu-sans/files/dejavu-sans-latin-${weight === 400 ? 400 : 700}-normal.woff`,
];

interface Face {
  readonly name: string;
  readonly bytes: Buffer;
  has(letter: string): boolean;
}

const openFace = async (name: string): Promise<Face> => {
  const packed = await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${name}`)));
  const bytes = unpackWoff(packed);
  const font = create(bytes);
  const has = (letter: string) =>
    Array.from(letter).every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  return { name, bytes, has };
};

const openFaces = async (): Promise<Record<Weight, readonly Face[]>> => ({
  400: await Promise.all(filesOf(400).map(openFace)),
  600: await Promise.all(filesOf(600).map(openFace)),
});

let opened: ReturnType<typeof openFaces> | undefined;

/** Read at the first document, and kept. */
export const allFaces = (): ReturnType<typeof openFaces> => {
  opened ??= openFaces();
  opened.catch(() => (opened = undefined));
  return opened;
};

/** Words that are written with one face. */
interface Piece {
  readonly face: string;
  readonly text: string;
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text in pieces, each with letters of one face; what none of them has is a question mark. */
export const piecesOf = (words: string, [first, ...others]: readonly Face[]): Piece[] => {
  if (!first) return [];
  const faceOf = (letter: string): Face | undefined =>
    first.has(letter) ? first : others.find((face) => face.has(letter));
  // The narrow space of French amounts is not in the font of the pages.
  const text = words.normalize('NFC').replaceAll('\u202F', '\u00A0');
  const signs = Array.from(letters.segment(text), ({ segment }) => segment);
  const pieces: Piece[] = [];
  signs.forEach((sign, at) => {
    // A space between two words of a face is of that face, so that words from right to left stay so.
    const beside = sign === ' ' ? faceOf(signs[at - 1] ?? ' ') : undefined;
    const isInside = beside !== undefined && beside === faceOf(signs[at + 1] ?? ' ');
    const face = isInside ? beside : faceOf(sign);
    const piece = { face: (face ?? first).name, text: face ? sign : '?' };
    const last = pieces.at(-1);
    if (last?.face === piece.face) pieces.splice(-1, 1, { ...last, text: last.text + piece.text });
    else pieces.push(piece);
  });
  return pieces;
};
