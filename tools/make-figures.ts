// Draws web/assets/figures/: the figures that landers show where no member is shown.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { BLEED, drawPortrait, HEIGHT, traitsOf, WIDTH } from '../demo/portraits/index.ts';
import { figures } from '../demo/figures.ts';

const TALL = 600;
const WIDE = (TALL * 3) / 4;
/** Of where many are shown at once. */
const SMALL = { width: 270, height: 360 };
const SCALE = TALL / HEIGHT;

const folder = join(import.meta.dirname, '../web/assets/figures');
mkdirSync(folder, { recursive: true });

/** The commonest colour once details are gone, to fill the place until the picture is there. */
const colourOf = async (picture: Buffer): Promise<string> => {
  const small = await sharp(picture).resize(48, 64).blur(3).toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

const lines: string[] = [];
for (const [name, { age, look, shot }] of Object.entries(figures)) {
  const svg = Buffer.from(drawPortrait(traitsOf(`figure-${name}`, age, look), shot));
  const drawn = sharp(svg, { density: 72 * SCALE })
    .extract({
      left: Math.round(BLEED * SCALE),
      top: Math.round(BLEED * SCALE),
      width: Math.round(WIDTH * SCALE),
      height: TALL,
    })
    .removeAlpha();
  const at = (width: number, height: number) =>
    drawn
      .clone()
      .resize(width, height)
      .webp({ quality: 70, effort: 6, smartSubsample: true })
      .toBuffer();
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
