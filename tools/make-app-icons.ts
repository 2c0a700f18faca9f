// Makes server/features/site/app/icons/: what the installed app of each look shows on a home screen,
// and the icon of tabs whose page names none.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Niche } from '#contract/niches.ts';
import { niches } from '#contract/niches.ts';
import { colours } from '#server/core/mail/colours.ts';

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

const pngOf = (svg: Buffer): Promise<Buffer> =>
  sharp(svg).png({ palette: true, effort: 10 }).toBuffer();

const save = async (svg: Buffer, name: string) =>
  writeFileSync(join(folder, `${name}.png`), await pngOf(svg));

const HEAD = 6;
const ENTRY = 16;

/** Several sizes in one file, as tabs and lists of bookmarks take them; each is a PNG. */
const icoOf = (pictures: readonly (readonly [size: number, png: Buffer])[]): Buffer => {
  const head = Buffer.alloc(HEAD + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(([size, png], index) => {
    const at = HEAD + ENTRY * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(([, png]) => png)]);
};

for (const niche of Object.keys(niches)) {
  const own = colours[Number(niche) as Niche];
  for (const [name, look] of Object.entries(looks)) {
    const svg = draw(look, own.surface[0], [own['logo-a'][0], own['logo-b'][0]]);
    await save(svg, `${niche}-${name}`);
  }
  const sizes = [16, 32, 48].map(async (size) => {
    const svg = draw({ size, mark: 0.96, round: 0 }, null, [own['logo-a'][0], own['logo-b'][0]]);
    return [size, await pngOf(svg)] as const;
  });
  writeFileSync(join(folder, `${niche}.ico`), icoOf(await Promise.all(sizes)));
}
// Systems take its shape alone.
await save(draw({ size: 96, mark: 0.9, round: 0 }, null, ['#fff', '#fff']), 'badge');
