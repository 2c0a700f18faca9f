// Draws web/assets/figures/: the figures that landers show where no member is shown, and those of
// web/assets/heroes/ that have a scene of their own.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { BLEED, drawPortrait, HEIGHT, traitsOf, WIDTH } from './portraits/index.ts';
import type { Figure } from './figures.ts';
import { figures, heroes } from './figures.ts';

const TALL = 600;
const WIDE = (TALL * 3) / 4;
/** Of where many are shown at once. */
const SMALL = { width: 270, height: 360 };
const HERO = { width: 900, height: 1200 };

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

for (const [name, figure] of Object.entries(heroes)) {
  const picture = await drawnAt(HERO.height, `hero-${name}`, figure)(HERO.width, HERO.height);
  writeFileSync(join(folder, `../heroes/${name}.webp`), picture);
  process.stdout.write(`${name} ${picture.length} ${await colourOf(picture)}\n`);
}

const lines: string[] = [];
for (const [name, figure] of Object.entries(figures)) {
  const at = drawnAt(TALL, `figure-${name}`, figure);
  const picture = await at(WIDE, TALL);
  const small = await at(SMALL.width, SMALL.height);
  writeFileSync(join(folder, `${name}.webp`), picture);
  writeFileSync(join(folder, `${name}-small.webp`), small);
  const colour = await colourOf(picture);
  lines.push(`  ${name}: { src: ${name}, small: ${name}Small, colour: '${colour}' },`);
  process.stdout.write(`${name} ${picture.length} ${small.length}\n`);
}

const names = Object.keys(figures);
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
