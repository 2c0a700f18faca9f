// Draws demo/pictures/ from the people of the demo: all of them, or those whose ids are given.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { demoPeople, pictureName } from '#demo/people/index.ts';
import { makeVariants } from '#server/adapters/pictures/index.ts';
import { BLEED, drawPortrait, faceSpot, HEIGHT, WIDTH } from './portraits/index.ts';
import type { FaceSpot } from './portraits/index.ts';
import { traitsOfPerson } from './traits-of-person.ts';

const LONG_SIDE = 960;
const SCALE = LONG_SIDE / HEIGHT;
const AT_ONCE = 8;
const WEBP = { quality: 84, effort: 6, smartSubsample: true };

// Uploads are never SVG; what is drawn here is.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

const folder = join(import.meta.dirname, '../demo/pictures');
const factsFile = join(folder, 'pictures.json');

type Facts = Record<string, { colour: string; face: FaceSpot }>;

/** The commonest colour once details are gone, to fill the place until the picture is there. */
const dominant = async (picture: Buffer): Promise<string> => {
  const small = await sharp(picture).resize(48, 64).blur(3).toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

const render = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * SCALE })
    .extract({
      left: BLEED * SCALE,
      top: BLEED * SCALE,
      width: WIDTH * SCALE,
      height: HEIGHT * SCALE,
    })
    .removeAlpha()
    .webp(WEBP)
    .toBuffer();

/** What those see who may not see the picture. */
const lock = async (picture: Buffer, file: string): Promise<void> => {
  const { locked } = await makeVariants(picture);
  writeFileSync(file, locked.bytes);
  bytes += locked.bytes.length;
};

const chosen = process.argv.slice(2);
mkdirSync(join(folder, 'locked'), { recursive: true });
const known: Facts =
  chosen.length > 0 ? (JSON.parse(readFileSync(factsFile, 'utf8')) as Facts) : {};
const facts: Facts = {};
let bytes = 0;
const started = Date.now();

const all = demoPeople.flatMap((person) => {
  const traits = traitsOfPerson(person);
  return traits
    ? person.pictures.map((shot, at) => ({ person, traits, shot, name: pictureName(person, at) }))
    : [];
});

const draw = async ({ person, traits, shot, name }: (typeof all)[number]): Promise<void> => {
  const file = join(folder, `${name}.webp`);
  const locked = join(folder, 'locked', `${name}.webp`);
  const old = known[name];
  if (old && !chosen.includes(person.id)) {
    facts[name] = old;
    if (!existsSync(locked)) await lock(readFileSync(file), locked);
    return;
  }
  const picture = await render(drawPortrait(traits, shot));
  writeFileSync(file, picture);
  await lock(picture, locked);
  facts[name] = { colour: await dominant(picture), face: faceSpot(traits, shot) };
  bytes += picture.length;
};

const left = all.values();
const work = async () => {
  for (const one of left) await draw(one);
};
await Promise.all(Array.from({ length: AT_ONCE }, work));

for (const inside of [folder, join(folder, 'locked')]) {
  for (const file of readdirSync(inside)) {
    if (file.endsWith('.webp') && !facts[file.slice(0, -5)]) rmSync(join(inside, file));
  }
}
const lines = all.map(({ name }) => `  "${name}": ${JSON.stringify(facts[name])}`);
writeFileSync(factsFile, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${bytes} bytes in ${((Date.now() - started) / 1000).toFixed(0)} s`);
