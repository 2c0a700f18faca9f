import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { sharePictureSize } from '../../../../contract/sharing.ts';
import type { Headline } from './headline.ts';
import { faces, fit, outline, setWords } from './lettering.ts';

const { width, height } = sharePictureSize;

const LEFT = 72;
const LEADING = 1.08;
const ROOM = { width: 576, lines: 3, sizes: [84, 76, 68, 60, 54, 48, 40] } as const;
const NAME = { width: 480, lines: 1, sizes: [44, 36, 28] } as const;
/** Where the two figures stand. */
const PAIR = { left: 672, top: 32 } as const;

const lobe = (fill: string, turn: number) =>
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
  const all = await faces();
  const name = fit(setWords([{ text: site, em: false }], all), NAME);
  const words = fit(setWords(runs, all), ROOM);
  const tall = (words.lines.length - 1) * LEADING * words.size;
  // In the middle of what the name leaves, by the height of small letters.
  const first = 350 - tall / 2 + words.size * 0.25;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colours.surface}"/>
<rect y="${height - 12}" width="100%" height="12" fill="${colours.primary}"/>
<g transform="translate(${LEFT - 6} 56) scale(2)">${lobe(colours.logoA, -45)}${lobe(colours.logoB, 45)}</g>
${outline(name, { x: LEFT + 66, y: 104, leading: 1 }, colours)}
${outline(words, { x: LEFT, y: first, leading: LEADING }, colours)}
</svg>`;
  const pair = await readFile(new URL(`../assets/pair-${niche}.webp`, import.meta.url));
  return sharp(Buffer.from(svg))
    .composite([{ input: pair, ...PAIR }])
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
};
