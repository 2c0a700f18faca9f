// Makes server/features/site/app/icons/: what the installed app of each look shows on a home screen.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Niche } from '../contract/niches.ts';
import { niches } from '../contract/niches.ts';
import { colours } from '../server/core/letters/colours.ts';

const folder = join(import.meta.dirname, '../server/features/site/app/icons');
mkdirSync(folder, { recursive: true });

const lobe = (fill: string, turn: number) =>
  `<rect x="-7" y="-19" width="14" height="24" rx="7" fill="${fill}" transform="translate(16 23.2) rotate(${turn})"/>`;

interface Look {
  readonly size: number;
  /** Of the mark, as a share of the whole. */
  readonly mark: number;
  readonly round: number;
}

/** The mark in the middle: of the heart, which lies low in its box. */
const draw = ({ size, mark, round }: Look, ground: string | null, [a, b]: [string, string]) => {
  const scale = (size * mark) / 26;
  const left = size / 2 - 16 * scale;
  const top = size / 2 - 18.2 * scale;
  const back = ground && `<rect width="100%" height="100%" rx="${round * size}" fill="${ground}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${back ?? ''}<g transform="translate(${left} ${top}) scale(${scale})">${lobe(a, -45)}${lobe(b, 45)}</g></svg>`,
  );
};

const looks: Readonly<Record<string, Look>> = {
  '192': { size: 192, mark: 0.66, round: 0.22 },
  '512': { size: 512, mark: 0.66, round: 0.22 },
  // Cut to any shape by the system: the mark stays within the circle that is always seen.
  maskable: { size: 512, mark: 0.52, round: 0 },
  apple: { size: 180, mark: 0.62, round: 0 },
};

const save = (svg: Buffer, name: string) =>
  sharp(svg)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${name}.png`));

for (const niche of Object.keys(niches)) {
  const own = colours[Number(niche) as Niche];
  for (const [name, look] of Object.entries(looks)) {
    const svg = draw(look, own.surface[0], [own['logo-a'][0], own['logo-b'][0]]);
    await save(svg, `${niche}-${name}`);
  }
}
// Systems take its shape alone.
await save(draw({ size: 96, mark: 0.9, round: 0 }, null, ['#fff', '#fff']), 'badge');
