import type { Locale } from '#contract/locales.ts';
import type { Weight } from './fonts.ts';
import { loadFaces, splitIntoRuns } from './fonts.ts';

interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
}

export const MUTED_COLOUR = '#6b5b6e';
const TEXT_COLOUR = '#1f1020';
const RULE_COLOUR = '#ddd3df';

export const [LEFT, RIGHT] = [56, 539];
const [TOP, BOTTOM] = [56, 786];

/** A line of text is higher than its letters. */
const lineHeight = (size: number) => Math.round(size * 1.5);

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/;

/** Words from right to left are laid out together, so that they stand in their order. */
const textOptionsOf = (text: string) => (RIGHT_TO_LEFT.test(text) ? { features: [] } : {});

/** A document of pages, written from top to bottom. */
export const createPdfWriter = async (locale: Locale, info: { Title: string; Author: string }) => {
  // Large, and many a process never writes one.
  const { default: Pdf } = await import('pdfkit');
  const doc = new Pdf({ size: 'A4', margin: 0, lang: locale, info, displayTitle: true });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => void doc.on('end', resolve));
  const faces = await loadFaces();
  for (const { name, bytes } of Object.values(faces).flat()) doc.registerFont(name, bytes);

  /** Widths for letters of one point: the same words come again and again. */
  const widths = new Map<string, number>();
  const widthOf = (words: string, { size = 10, weight = 400 }: TextStyle): number => {
    const key = `${weight} ${words}`;
    const width =
      widths.get(key) ??
      splitIntoRuns(words, faces[weight]).reduce(
        (sum, { face, text }) =>
          sum + doc.font(face).fontSize(1).widthOfString(text, textOptionsOf(text)),
        0,
      );
    widths.set(key, width);
    return width * size;
  };

  /** A word that is wider than its line, in parts that are not. */
  const breakWord = (word: string, width: number, style: TextStyle): string[] => {
    const parts: string[] = [];
    for (const letter of word) {
      const longer = `${parts.at(-1) ?? ''}${letter}`;
      if (parts.length > 0 && widthOf(longer, style) <= width) parts[parts.length - 1] = longer;
      else parts.push(letter);
    }
    return parts;
  };

  const wrapText = (text: string, width: number, style: TextStyle = {}): string[] => {
    const gap = widthOf(' ', style);
    const lines: string[] = [];
    let lineWidth = width;
    for (const word of text.split(/[ \n]+/)) {
      const wordWidth = widthOf(word, style);
      if (lineWidth + gap + wordWidth <= width) {
        lines.push(`${lines.pop()} ${word}`);
        lineWidth += gap + wordWidth;
      } else {
        lines.push(...(wordWidth > width ? breakWord(word, width, style) : [word]));
        lineWidth = widthOf(lines.at(-1) ?? '', style);
      }
    }
    return lines;
  };

  const drawText = (words: string, x: number, y: number, style: TextStyle = {}): void => {
    const { size = 10, weight = 400, colour = TEXT_COLOUR } = style;
    let at = x;
    for (const { face, text } of splitIntoRuns(words, faces[weight])) {
      doc.font(face).fontSize(size).fillColor(colour);
      // All faces stand on one line, as far below its top as the letters are high.
      doc.text(text, at, y, { ...textOptionsOf(text), lineBreak: false, baseline: -size });
      at += doc.widthOfString(text, textOptionsOf(text));
    }
  };

  let y = TOP;
  return {
    position: () => y,
    skip: (points: number) => void (y += points),
    moveToY: (to: number) => void (y = to),
    /** Begins another page if so much does not fit on this one. */
    ensureRoom: (height: number) => {
      if (y + height <= BOTTOM) return;
      doc.addPage();
      y = TOP;
    },
    drawRule: () =>
      void doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(RULE_COLOUR).stroke(),
    heightOf: (text: string, width: number, style: TextStyle = {}) =>
      wrapText(text, width, style).length * lineHeight(style.size ?? 10),
    /** A text below what was written last, on as many lines as it takes. */
    write(text: string, { x = LEFT, width = RIGHT - LEFT, ...style }: WriteOptions = {}) {
      for (const line of wrapText(text, width, style)) {
        this.ensureRoom(lineHeight(style.size ?? 10));
        drawText(line, x, y, style);
        y += lineHeight(style.size ?? 10);
      }
    },
    /** A text that ends at the right edge, beside what comes next. */
    writeRight: (text: string, style: TextStyle = {}) =>
      drawText(text, RIGHT - widthOf(text, style), y, style),
    finish: async (name: string): Promise<File> => {
      doc.end();
      await ended;
      return new File(chunks as BlobPart[], name, { type: 'application/pdf' });
    },
  };
};

interface WriteOptions extends TextStyle {
  readonly x?: number;
  readonly width?: number;
}

export type PdfWriter = Awaited<ReturnType<typeof createPdfWriter>>;
