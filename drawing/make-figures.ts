// Draws web/assets/figures/: the figures that landers show where no member is shown, and the pairs
// of web/assets/heroes/. All of them, or those whose names are given.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { BLEED, drawPortrait, HEIGHT, traitsOf, WIDTH } from './portraits/index.ts';
import type { Figure } from './figure.ts';
import { figures } from './figures.ts';
import { heroes } from './heroes.ts';

const TALL = 600;
const WIDE = (TALL * 3) / 4;
/** Of where many are shown at once. */
const SMALL = { width: 270, height: 360 };
const HERO = { width: 720, height: 960 };

const folder = join(import.meta.dirname, '../web/assets/figures');
mkdirSync(folder, { recursive: true });

/** The commonest colour once details are gone, to fill the place until the picture is there. */
const colourOf = async (picture: Buffer): Promise<string> => {
  const small = await sharp(picture).resize(48, 64).blur(3).toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Draws somebody as large as that, to be scaled down. */
const drawnAt = (tall: number, name: string, { age, look, shot }: Figure) => {
  const scale = tall / HEIGHT;
  const svg = Buffer.from(drawPortrait(traitsOf(name, age, look), shot));
  const drawn = sharp(svg, { density: 72 * scale })
    .extract({
      left: Math.round(BLEED * scale),
      top: Math.round(BLEED * scale),
      width: Math.round(WIDTH * scale),
      height: tall,
    })
    .removeAlpha();
  return (width: number, height: number) =>
    drawn
      .clone()
      .resize(width, height)
      .webp({ quality: 70, effort: 6, smartSubsample: true })
      .toBuffer();
};

const chosen = process.argv.slice(2);
const isDrawn = (name: string) => chosen.length === 0 || chosen.includes(name);

const heroFolder = join(folder, '../heroes');

for (const [name, figure] of Object.entries(heroes).filter(([one]) => isDrawn(one))) {
  const picture = await drawnAt(HERO.height, `hero-${name}`, figure)(HERO.width, HERO.height);
  writeFileSync(join(heroFolder, `${name}.webp`), picture);
  process.stdout.write(`${name} ${picture.length}\n`);
}

for (const [name, figure] of Object.entries(figures).filter(([one]) => isDrawn(one))) {
  const at = drawnAt(TALL, `figure-${name}`, figure);
  const picture = await at(WIDE, TALL);
  const small = await at(SMALL.width, SMALL.height);
  writeFileSync(join(folder, `${name}.webp`), picture);
  writeFileSync(join(folder, `${name}-small.webp`), small);
  process.stdout.write(`${name} ${picture.length} ${small.length}\n`);
}

const names = Object.keys(figures);
const lines = await Promise.all(
  names.map(async (name) => {
    const colour = await colourOf(readFileSync(join(folder, `${name}.webp`)));
    return `  ${name}: { src: ${name}, small: ${name}Small, colour: '${colour}' },`;
  }),
);
writeFileSync(
  join(folder, 'figures.ts'),
  `${names.map((name) => `import ${name} from './${name}.webp';\nimport ${name}Small from './${name}-small.webp';`).join('\n')}

/** Drawn figures, not members. The colour holds a picture's place. */
export const figures = {
${lines.join('\n')}
} as const;

export type FigureName = keyof typeof figures;

export const figureSize = { width: ${WIDE}, height: ${TALL} } as const;

export const smallWidth = ${SMALL.width};
`,
);

/** Pictures by niche and side; the first pair of the first niche is older than this program. */
const writeHeroes = async (name: string, sides: readonly string[], words: string) => {
  const imports: string[] = [];
  const niches: string[] = [];
  for (const niche of [1, 2, 3, 4, 5, 6, 7]) {
    const pictures: string[] = [];
    for (const side of sides) {
      const file = `${niche}-${side}.webp`;
      const color = await colourOf(readFileSync(join(heroFolder, file)));
      imports.push(`import ${side}${niche} from './${file}';`);
      pictures.push(`    ${side}: { src: ${side}${niche}, color: '${color}' },`);
    }
    niches.push(`  ${niche}: {\n${pictures.join('\n')}\n  },`);
  }
  const sideNames = sides.map((side) => `'${side}'`).join(' | ');
  const text = `import type { Niche } from '#contract/niches.ts';
${imports.join('\n')}

/** ${words} The colour holds a picture's place. */
export const ${name}: Record<Niche, Record<${sideNames}, { src: string; color: string }>> = {
${niches.join('\n')}
};

export const ${name}Size = { width: ${HERO.width}, height: ${HERO.height} } as const;
`;
  writeFileSync(join(heroFolder, `${name}.ts`), text);
};

await writeHeroes(
  'heroes',
  ['a', 'b'],
  'Who talk on the front page of each niche: drawn, not members.',
);
await writeHeroes(
  'companions',
  ['c', 'd'],
  'Who stand beside forms in each niche: drawn, not members.',
);
