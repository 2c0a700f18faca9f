import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import type { Headline } from './headline.ts';

const faceAt = async (name: string): Promise<Font> =>
  create(await readFile(new URL(`../assets/${name}.woff2`, import.meta.url)));

const loadFaces = async () => {
  const [upright, uprightMore, italic, italicMore] = await Promise.all(
    ['display', 'display-ext', 'display-italic', 'display-italic-ext'].map(faceAt),
  );
  if (!upright || !uprightMore || !italic || !italicMore) throw new Error('A face is missing.');
  // The italic ones hold less: what they lack stands upright.
  return { upright: [upright, uprightMore], em: [italic, italicMore, upright, uprightMore] };
};

type Faces = Awaited<ReturnType<typeof loadFaces>>;

let loaded: Promise<Faces> | undefined;

export const faces = (): Promise<Faces> => {
  loaded ??= loadFaces();
  return loaded;
};

interface Glyph {
  readonly path: string;
  /** In ems. */
  readonly x: number;
  readonly scale: number;
}

interface Word {
  readonly glyphs: readonly Glyph[];
  readonly width: number;
  readonly em: boolean;
  /** Whether it follows without a space. */
  readonly joined: boolean;
}

/** Large letters stand closer. */
const TRACKING = -0.015;

/** The text in pieces, each with letters of one face; what no face has is left out. */
const piecesOf = (text: string, fonts: readonly Font[]): { font: Font; text: string }[] => {
  const pieces: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const last = pieces.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) pieces.push({ font, text: letter });
  }
  return pieces;
};

const setWord = (text: string, em: boolean, joined: boolean, all: Faces): Word => {
  let width = 0;
  const glyphs: Glyph[] = [];
  for (const piece of piecesOf(text, em ? all.em : all.upright)) {
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

export const setWords = (runs: Headline['runs'], all: Faces): Word[] => {
  const words: Word[] = [];
  let joined = true;
  for (const { text, em } of runs) {
    for (const part of text.split(/(\s+)/).filter((one) => one !== '')) {
      const isSpace = part.trim() === '';
      if (!isSpace) words.push(setWord(part, em, joined, all));
      joined = !isSpace;
    }
  }
  return words;
};

const SPACE = 0.24;

interface Line {
  readonly words: Word[];
  width: number;
}

/** Words in lines no wider than so many ems; one that is too wide stands alone. */
const fill = (words: readonly Word[], most: number): Line[] => {
  const lines: Line[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const added = (word.joined ? 0 : SPACE) + word.width;
    if (last && (word.joined || last.width + added <= most)) {
      last.words.push(word);
      last.width += added;
    } else lines.push({ words: [word], width: word.width });
  }
  return lines;
};

interface Block {
  readonly lines: readonly Line[];
  readonly size: number;
}

interface Room {
  readonly width: number;
  readonly lines: number;
  /** From the largest down. */
  readonly sizes: readonly [number, ...number[]];
}

const widest = (lines: readonly Line[]) => Math.max(...lines.map(({ width }) => width));

/** The largest letters that fit, in lines of about one length. */
export const fit = (words: readonly Word[], { width, lines: most, sizes }: Room): Block => {
  const fits = (size: number) => {
    const lines = fill(words, width / size);
    return lines.length <= most && widest(lines) <= width / size;
  };
  const size = sizes.find(fits) ?? sizes.at(-1) ?? sizes[0];
  let best = fill(words, width / size);
  const { length } = best;
  for (let narrow = width; narrow > width / 2; narrow -= 10) {
    const lines = fill(words, narrow / size);
    if (lines.length > length) break;
    best = lines;
  }
  return { lines: best, size };
};

/** Lines as outlines, the first on a baseline at `y`. */
export const outline = (
  { lines, size }: Block,
  at: { readonly x: number; readonly y: number; readonly leading: number },
  colours: { readonly text: string; readonly em: string },
): string =>
  lines
    .map(({ words }, row) => {
      let x = 0;
      const y = at.y + row * at.leading * size;
      return words
        .map((word, place) => {
          if (place > 0 && !word.joined) x += SPACE;
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
