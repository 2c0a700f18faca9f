// Makes server/features/landers/assets/: faces and figures of the pictures beside shared links.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { niches } from '#contract/niches.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'server/features/landers/assets');
mkdirSync(folder, { recursive: true });

for (const face of ['display', 'display-ext', 'display-italic', 'display-italic-ext']) {
  copyFileSync(join(root, `web/assets/fonts/${face}.woff2`), join(folder, `${face}.woff2`));
}

const WIDTH = 480;
const HEIGHT = 566;
const ROUND = 20;
const GAP = 10;

const box = (x: number, y: number, width: number, height: number, round: number) =>
  Buffer.from(
    `<svg width="${WIDTH}" height="${HEIGHT}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/></svg>`,
  );

/** A figure cut to a card, at its place on the whole. */
const card = async (file: string, x: number, y: number, width: number, height: number) => {
  const figure = await sharp(join(root, 'web/assets/heroes', file))
    .resize(width, height, { fit: 'cover', position: 'top' })
    .toBuffer();
  const placed = {
    create: { width: WIDTH, height: HEIGHT, channels: 4 as const, background: '#0000' },
  };
  return sharp(placed)
    .composite([
      { input: figure, left: x, top: y },
      { input: box(x, y, width, height, ROUND), blend: 'dest-in' },
    ])
    .png()
    .toBuffer();
};

for (const niche of Object.keys(niches)) {
  const back = await card(`${niche}-a.webp`, 150, 0, 330, 440);
  const front = await card(`${niche}-b.webp`, 0, 202, 273, 364);
  const gap = box(-GAP, 202 - GAP, 273 + 2 * GAP, 364 + 2 * GAP, ROUND + GAP);
  await sharp(back)
    .composite([{ input: gap, blend: 'dest-out' }, { input: front }])
    .webp({ quality: 82, effort: 6, smartSubsample: true })
    .toFile(join(folder, `pair-${niche}.webp`));
}
