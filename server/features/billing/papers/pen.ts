import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';
import type { Locale } from '../../../../contract/locales.ts';

type Weight = 400 | 600;

/** The files hold letters of their own: those of western languages, and the rest of Latin. */
const PARTS = ['latin', 'latin-ext'] as const;
const FOLDER = '@fontsource/hanken-grotesk/files';

const facesOf = async (weight: Weight) =>
  Promise.all(
    PARTS.map(async (part) => {
      const file = `${FOLDER}/hanken-grotesk-${part}-${weight}-normal.woff`;
      const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
      return { name: `${part}-${weight}`, bytes };
    }),
  );

let faces: Promise<Awaited<ReturnType<typeof facesOf>>> | undefined;

const allFaces = () => {
  faces ??= Promise.all([facesOf(400), facesOf(600)]).then((all) => all.flat());
  faces.catch(() => (faces = undefined));
  return faces;
};

/** The library does not tell in its types which letters a file has. */
interface Opened {
  readonly _font: { readonly font: { readonly characterSet: readonly number[] } };
}

const lettersOf = (doc: PDFKit.PDFDocument, name: string): ReadonlySet<number> =>
  new Set((doc.font(name) as unknown as Opened)._font.font.characterSet);

export interface Look {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
}

export const QUIET = '#6b5b6e';
const INK = '#1f1020';
const LINE = '#ddd3df';

export const [LEFT, RIGHT] = [56, 539];
const [TOP, BOTTOM] = [56, 786];

/** A line of text is higher than its letters. */
const lineHeight = (size: number) => Math.round(size * 1.5);

interface Piece {
  readonly face: string;
  readonly text: string;
}

/** A document of pages, written from top to bottom. */
export const startDocument = async (locale: Locale, info: { Title: string; Author: string }) => {
  const doc = new Pdf({ size: 'A4', margin: 0, lang: locale, info, displayTitle: true });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => void doc.on('end', resolve));
  const known = new Map<string, ReadonlySet<number>>();
  for (const { name, bytes } of await allFaces()) {
    doc.registerFont(name, bytes);
    known.set(name, lettersOf(doc, name));
  }

  const faceOf = (letter: string, weight: Weight): string | undefined =>
    PARTS.map((part) => `${part}-${weight}`).find((name) =>
      known.get(name)?.has(letter.codePointAt(0) ?? 0),
    );

  /** A text in pieces, each with letters of one file; what no file has is a question mark. */
  const piecesOf = (words: string, weight: Weight): Piece[] => {
    const pieces: Piece[] = [];
    // The narrow space of French amounts is in neither file.
    for (const letter of words.replaceAll('\u202F', '\u00A0')) {
      const face = faceOf(letter, weight);
      const piece = face ? { face, text: letter } : { face: `latin-${weight}`, text: '?' };
      const last = pieces.at(-1);
      if (last?.face === piece.face) {
        pieces[pieces.length - 1] = { face: last.face, text: last.text + piece.text };
      } else pieces.push(piece);
    }
    return pieces;
  };

  const widthOf = (words: string, { size = 10, weight = 400 }: Look): number =>
    piecesOf(words, weight).reduce(
      (sum, { face, text }) => sum + doc.font(face).fontSize(size).widthOfString(text),
      0,
    );

  /** A word that is wider than its line, in parts that are not. */
  const broken = (word: string, width: number, look: Look): string[] => {
    const parts: string[] = [];
    for (const letter of word) {
      const longer = `${parts.at(-1) ?? ''}${letter}`;
      if (parts.length > 0 && widthOf(longer, look) <= width) parts[parts.length - 1] = longer;
      else parts.push(letter);
    }
    return parts;
  };

  const linesOf = (text: string, width: number, look: Look = {}): string[] => {
    const lines: string[] = [];
    for (const word of text.split(/[ \n]+/)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (widthOf(longer, look) <= width) lines.splice(-1, 1, longer);
      else lines.push(...(widthOf(word, look) > width ? broken(word, width, look) : [word]));
    }
    return lines;
  };

  const draw = (words: string, x: number, y: number, look: Look = {}): void => {
    const { size = 10, weight = 400, colour = INK } = look;
    let at = x;
    for (const { face, text } of piecesOf(words, weight)) {
      doc.font(face).fontSize(size).fillColor(colour).text(text, at, y, { lineBreak: false });
      at += doc.widthOfString(text);
    }
  };

  let y = TOP;
  return {
    at: () => y,
    skip: (points: number) => void (y += points),
    back: (to: number) => void (y = to),
    /** Begins another page if so much does not fit on this one. */
    room: (height: number) => {
      if (y + height <= BOTTOM) return;
      doc.addPage();
      y = TOP;
    },
    rule: () => void doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(LINE).stroke(),
    heightOf: (text: string, width: number, look: Look = {}) =>
      linesOf(text, width, look).length * lineHeight(look.size ?? 10),
    /** A text below what was written last, on as many lines as it takes. */
    write(text: string, { x = LEFT, width = RIGHT - LEFT, ...look }: Written = {}) {
      for (const line of linesOf(text, width, look)) {
        this.room(lineHeight(look.size ?? 10));
        draw(line, x, y, look);
        y += lineHeight(look.size ?? 10);
      }
    },
    /** A text that ends at the right edge, beside what comes next. */
    writeRight: (text: string, look: Look = {}) => draw(text, RIGHT - widthOf(text, look), y, look),
    finish: async (name: string): Promise<File> => {
      doc.end();
      await ended;
      return new File(chunks as BlobPart[], name, { type: 'application/pdf' });
    },
  };
};

interface Written extends Look {
  readonly x?: number;
  readonly width?: number;
}

export type Pen = Awaited<ReturnType<typeof startDocument>>;
