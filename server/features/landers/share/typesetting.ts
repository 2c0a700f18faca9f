import { readFile } from 'node:fs/promises';
import type { Font } from 'fontkit';
import type { Headline } from './headline.ts';

const loadFont = async (name: string): Promise<Font> => {
  const { create } = await import('fontkit');
  return create(await readFile(new URL(`../assets/${name}.woff2`, import.meta.url)));
};

const loadFonts = async () => {
  const [upright, uprightMore, italic, italicMore] = await Promise.all(
    ['display', 'display-ext', 'display-italic', 'display-italic-ext'].map(loadFont),
  );
  if (!upright || !uprightMore || !italic || !italicMore) throw new Error('A face is missing.');
  // The italic ones hold less: what they lack stands upright.
  return { upright: [upright, uprightMore], em: [italic, italicMore, upright, uprightMore] };
};

type FontSet = Awaited<ReturnType<typeof loadFonts>>;

let loaded: Promise<FontSet> | undefined;

export const getFonts = (): Promise<FontSet> => {
  loaded ??= loadFonts();
  return loaded;
};

interface Glyph {
  readonly path: string;
  /** In ems. */
  readonly x: number;
  readonly scale: number;
}

interface TypesetWord {
  readonly glyphs: readonly Glyph[];
  readonly width: number;
  readonly em: boolean;
  /** Whether it follows without a space. */
  readonly joined: boolean;
}

/** Large letters stand closer. */
const TRACKING = -0.015;

/** The text in pieces, each with letters of one face; what no face has is left out. */
const splitByFont = (text: string, fonts: readonly Font[]): { font: Font; text: string }[] => {
  const pieces: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fonts.find((candidate) =>
      candidate.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    const last = pieces.at(-1);
    if (font && last?.font === font) last.text += character;
    else if (font) pieces.push({ font, text: character });
  }
  return pieces;
};

const typesetWord = (text: string, em: boolean, joined: boolean, fontSet: FontSet): TypesetWord => {
  let width = 0;
  const glyphs: Glyph[] = [];
  for (const piece of splitByFont(text, em ? fontSet.em : fontSet.upright)) {
    const scale = 1 / piece.font.unitsPerEm;
    const run = piece.font.layout(piece.text);
    for (const [at, glyph] of run.glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0 } = run.positions[at] ?? {};
      glyphs.push({ path: glyph.path.toSVG(), x: width + xOffset * scale, scale });
      width += xAdvance * scale + TRACKING;
    }
  }
  return { glyphs, width, em, joined };
};

export const typesetWords = (runs: Headline['runs'], fontSet: FontSet): TypesetWord[] => {
  const words: TypesetWord[] = [];
  let joined = true;
  for (const { text, em } of runs) {
    for (const part of text.split(/(\s+)/).filter((one) => one !== '')) {
      const isSpace = part.trim() === '';
      if (!isSpace) words.push(typesetWord(part, em, joined, fontSet));
      joined = !isSpace;
    }
  }
  return words;
};

const SPACE = 0.24;

interface Line {
  readonly words: TypesetWord[];
  width: number;
}

/** Words in lines no wider than so many ems; one that is too wide stands alone. */
const breakLines = (words: readonly TypesetWord[], maxWidth: number): Line[] => {
  const lines: Line[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const added = (word.joined ? 0 : SPACE) + word.width;
    if (last && (word.joined || last.width + added <= maxWidth)) {
      last.words.push(word);
      last.width += added;
    } else lines.push({ words: [word], width: word.width });
  }
  return lines;
};

interface TextLayout {
  readonly lines: readonly Line[];
  readonly size: number;
}

interface TextBox {
  readonly width: number;
  readonly lines: number;
  /** From the largest down. */
  readonly sizes: readonly [number, ...number[]];
}

const maxLineWidth = (lines: readonly Line[]) => Math.max(...lines.map(({ width }) => width));

/** The largest letters that fit, in lines of about one length. */
export const fitText = (
  words: readonly TypesetWord[],
  { width, lines: maxLines, sizes }: TextBox,
): TextLayout => {
  const fits = (size: number) => {
    const lines = breakLines(words, width / size);
    return lines.length <= maxLines && maxLineWidth(lines) <= width / size;
  };
  const size = sizes.find(fits) ?? sizes.at(-1) ?? sizes[0];
  let best = breakLines(words, width / size);
  const { length } = best;
  for (let narrow = width; narrow > width / 2; narrow -= 10) {
    const lines = breakLines(words, narrow / size);
    if (lines.length > length) break;
    best = lines;
  }
  return { lines: best, size };
};

/** Lines as outlines, the first on a baseline at `y`. */
export const renderOutlines = (
  { lines, size }: TextLayout,
  at: { readonly x: number; readonly y: number; readonly leading: number },
  colours: { readonly text: string; readonly em: string },
): string =>
  lines
    .map(({ words }, row) => {
      let x = 0;
      const y = at.y + row * at.leading * size;
      return words
        .map((word, index) => {
          if (index > 0 && !word.joined) x += SPACE;
          const start = x;
          x += word.width;
          const letters = word.glyphs.map(
            (glyph) =>
              `<path d="${glyph.path}" transform="translate(${at.x + (start + glyph.x) * size} ${y}) scale(${glyph.scale * size} ${-glyph.scale * size})"/>`,
          );
          return `<g fill="${word.em ? colours.em : colours.text}">${letters.join('')}</g>`;
        })
        .join('');
    })
    .join('');
