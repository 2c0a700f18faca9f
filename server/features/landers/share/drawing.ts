import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { sharePictureSize } from '#contract/sharing.ts';
import type { Headline } from './headline.ts';
import { getFonts, fitText, renderOutlines, typesetWords } from './typesetting.ts';

const { width, height } = sharePictureSize;

const LEFT = 72;
const LEADING = 1.08;
const HEADLINE_BOX = { width: 576, lines: 3, sizes: [84, 76, 68, 60, 54, 48, 40] } as const;
const NAME_BOX = { width: 480, lines: 1, sizes: [44, 36, 28] } as const;
/** Where the two figures stand. */
const FIGURES_POSITION = { left: 672, top: 32 } as const;

const logoShape = (fill: string, turn: number) =>
  `<rect x="-7" y="-19" width="14" height="24" rx="7" fill="${fill}" transform="translate(16 23.2) rotate(${turn})"/>`;

export interface Drawing {
  readonly site: string;
  readonly niche: number;
  readonly runs: Headline['runs'];
  readonly colours: Readonly<
    Record<'surface' | 'text' | 'primary' | 'em' | 'logoA' | 'logoB', string>
  >;
}

/** The picture beside a shared link: whose it is, what it promises, and two drawn figures. */
export const draw = async ({ site, niche, runs, colours }: Drawing): Promise<Buffer> => {
  const fonts = await getFonts();
  const name = fitText(typesetWords([{ text: site, em: false }], fonts), NAME_BOX);
  const headline = fitText(typesetWords(runs, fonts), HEADLINE_BOX);
  const headlineHeight = (headline.lines.length - 1) * LEADING * headline.size;
  // In the middle of what the name leaves, by the height of small letters.
  const firstBaseline = 350 - headlineHeight / 2 + headline.size * 0.25;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colours.surface}"/>
<rect y="${height - 12}" width="100%" height="12" fill="${colours.primary}"/>
<g transform="translate(${LEFT - 6} 56) scale(2)">${logoShape(colours.logoA, -45)}${logoShape(colours.logoB, 45)}</g>
${renderOutlines(name, { x: LEFT + 66, y: 104, leading: 1 }, colours)}
${renderOutlines(headline, { x: LEFT, y: firstBaseline, leading: LEADING }, colours)}
</svg>`;
  const figures = await readFile(new URL(`../assets/pair-${niche}.webp`, import.meta.url));
  return sharp(Buffer.from(svg))
    .composite([{ input: figures, ...FIGURES_POSITION }])
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
};
