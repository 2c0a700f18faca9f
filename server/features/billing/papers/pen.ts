import Pdf from 'pdfkit';
import type { Locale } from '../../../../contract/locales.ts';
import type { Weight } from './faces.ts';
import { allFaces, piecesOf } from './faces.ts';

interface Look {
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

const FROM_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/;

/** Words from right to left are laid out together, so that they stand in their order. */
const layoutOf = (text: string) => (FROM_RIGHT.test(text) ? { features: [] } : {});

/** A document of pages, written from top to bottom. */
export const startDocument = async (locale: Locale, info: { Title: string; Author: string }) => {
  const doc = new Pdf({ size: 'A4', margin: 0, lang: locale, info, displayTitle: true });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => void doc.on('end', resolve));
  const faces = await allFaces();
  for (const { name, bytes } of Object.values(faces).flat()) doc.registerFont(name, bytes);

  /** Widths for letters of one point: the same words come again and again. */
  const widths = new Map<string, number>();
  const widthOf = (words: string, { size = 10, weight = 400 }: Look): number => {
    const key = `${weight} ${words}`;
    const width =
      widths.get(key) ??
      piecesOf(words, faces[weight]).reduce(
        (sum, { face, text }) =>
          sum + doc.font(face).fontSize(1).widthOfString(text, layoutOf(text)),
        0,
      );
    widths.set(key, width);
    return width * size;
  };

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
    const gap = widthOf(' ', look);
    const lines: string[] = [];
    let end = width;
    for (const word of text.split(/[ \n]+/)) {
      const wide = widthOf(word, look);
      if (end + gap + wide <= width) {
        lines.push(`${lines.pop()} ${word}`);
        end += gap + wide;
      } else {
        lines.push(...(wide > width ? broken(word, width, look) : [word]));
        end = widthOf(lines.at(-1) ?? '', look);
      }
    }
    return lines;
  };

  const draw = (words: string, x: number, y: number, look: Look = {}): void => {
    const { size = 10, weight = 400, colour = INK } = look;
    let at = x;
    for (const { face, text } of piecesOf(words, faces[weight])) {
      doc.font(face).fontSize(size).fillColor(colour);
      // All faces stand on one line, as far below its top as the letters are high.
      doc.text(text, at, y, { ...layoutOf(text), lineBreak: false, baseline: -size });
      at += doc.widthOfString(text, layoutOf(text));
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
