import { dyes } from './clothes/index.ts';
import { drawFigure } from './figure.ts';
import { figureFilter, fills, grade, textures } from './light.ts';
import { randomFrom } from './random.ts';
import type { Light } from './scenes/index.ts';
import { HEIGHT, sceneOf, WIDTH } from './scenes/index.ts';
import type { Shot } from './shot.ts';
import { placed } from './shot.ts';
import { blurFilters, clip, group, halo, oval, rect, soft } from './svg.ts';
import type { Traits } from './traits.ts';

/** Drawn beyond the edges and cropped away: filters treat what lies outside the canvas as empty. */
export const BLEED = 40;

/** The same place seen from elsewhere: mirrored, the light with it, nearer, shifted. */
const viewFor = (traits: Traits, shot: Shot): { mirrored: boolean; transform: string } => {
  const random = randomFrom(`view ${traits.seed}-${shot.scene}`);
  const mirrored = random() < 0.5;
  const zoom = random.range(1.09, 1.34);
  const x = random.range(WIDTH + BLEED - WIDTH * zoom, -BLEED);
  const y = random.range(Math.max(HEIGHT + BLEED - HEIGHT * zoom, -200), -44);
  const mirror = mirrored ? `translate(${WIDTH},0) scale(-1,1) ` : '';
  return { mirrored, transform: `transform="${mirror}translate(${x},${y}) scale(${zoom})"` };
};

/** A person in a place, as an SVG of WIDTH × HEIGHT with BLEED around it. */
export const drawPortrait = (traits: Traits, shot: Shot): string => {
  const random = randomFrom(`${traits.seed}-${shot.scene}-${shot.outfit}`);
  const scene = sceneOf(shot.scene, random, shot.paper);
  const { mirrored, transform } = viewFor(traits, shot);
  const light: Light = mirrored
    ? { ...scene.light, side: scene.light.side === 1 ? -1 : 1 }
    : scene.light;
  const { cx, facing, face } = placed(traits, shot);
  const [colour, accent] = [dyes[shot.colour], dyes[shot.accent ?? 'cream']];
  const [w, h] = [WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-BLEED} ${-BLEED} ${w} ${h}">`,
    '<defs>',
    blurFilters,
    fills(traits, colour, accent, light, light.side * facing),
    textures(traits.seed),
    clip('face', face.outline),
    figureFilter(light),
    grade(light),
    '</defs>',
    group(transform, scene.art),
    group(`opacity=".35" ${soft(30)}`, oval(cx - light.side * 40, 1010, 330, 330, light.shadow)),
    group('filter="url(#person)"', drawFigure(traits, shot, light, random)),
    scene.front ?? '',
    rect(0, 0, WIDTH, HEIGHT, 'url(#grade)', 'style="mix-blend-mode:soft-light"'),
    rect(0, 0, WIDTH, HEIGHT, 'url(#vignette)'),
    halo(light.side > 0 ? WIDTH : 0, 120, 620, light.wash, 0.2),
    group(
      'style="mix-blend-mode:overlay" opacity=".3"',
      rect(0, 0, WIDTH, HEIGHT, '#808080', 'filter="url(#grain)"'),
    ),
    '</svg>',
  ].join('');
};
