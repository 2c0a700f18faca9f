import type { Body, Outfit } from './clothes/index.ts';
import { bodyOf, dyes, outfitOf, torsoShape } from './clothes/index.ts';
import { darker } from './colour.ts';
import type { Face } from './face/geometry.ts';
import { drawHead } from './head.ts';
import { figureFilter, fills } from './light.ts';
import type { Prop } from './props/index.ts';
import { propOf } from './props/index.ts';
import { hash, randomFrom } from './random.ts';
import type { Light } from './scenes/index.ts';
import { HEIGHT, WIDTH, sceneOf } from './scenes/index.ts';
import type { Shot } from './shot.ts';
import { placed } from './shot.ts';
import {
  blurFilters,
  clip,
  clipped,
  gradient,
  group,
  halo,
  line,
  oval,
  path,
  rect,
  soft,
} from './svg.ts';
import type { Skin, Traits } from './traits.ts';
import { skinOf } from './traits.ts';

/** Drawn beyond the edges and cropped away: filters treat what lies outside the canvas as empty. */
export const BLEED = 40;

const neckAndShoulders = (
  body: Body,
  face: Face,
  skin: Skin,
  outfit: Outfit,
  lit: number,
): string => {
  const torso = torsoShape(body);
  const { neck: n, c } = body;
  const s = -lit;
  const shoulders = [body.left, body.right].map(
    (side) =>
      line(
        `M${side.x - side.s * 52},${side.y + 150} C${side.x - side.s * 48},${side.y + 260} ${side.x - side.s * 46},700 ${side.x - side.s * 44},1000`,
        skin.shade,
        9,
        `opacity=".7" ${soft(3)}`,
      ) + oval(side.x - side.s * 34, side.y + 34, 34, 24, skin.light, `opacity=".45" ${soft(12)}`),
  );
  return (
    clip('torso', torso) +
    path(torso, 'url(#neck)') +
    clipped(
      'torso',
      path(
        face.outline,
        darker(skin.shade, 0.18),
        `opacity=".62" transform="translate(${s * 10},40) scale(.97)" ${soft(5)}`,
      ),
      rect(s > 0 ? n * 0.2 : -n * 2.2, 100, n * 2, 130, skin.shade, `opacity=".4" ${soft(12)}`),
      path(
        `M${c - 110},262 C${c - 60},246 ${c - 26},250 ${c - 12},262 C${c - 40},258 ${c - 70},260 ${c - 110},262Z M${c + 100},260 C${c + 56},246 ${c + 26},250 ${c + 12},262 C${c + 36},258 ${c + 66},258 ${c + 100},260Z`,
        skin.shade,
        `opacity=".6" ${soft(2)}`,
      ),
      line(
        `M${-n + 16},150 C${-n + 24},200 ${c - 22},240 ${c - 12},256 M${n - 14},160 C${n - 22},205 ${c + 20},240 ${c + 12},256`,
        skin.shade,
        6,
        `opacity=".35" ${soft(3)}`,
      ),
      ...(outfit.bare === 'arms' ? shoulders : []),
    )
  );
};

/** A person in a place, as an SVG of WIDTH × HEIGHT with BLEED around it. */
export const drawPortrait = (traits: Traits, shot: Shot): string => {
  const random = randomFrom(`${traits.seed}-${shot.scene}-${shot.outfit}`);
  const view = randomFrom(`view ${traits.seed}-${shot.scene}`);
  const skin = skinOf(traits);
  const colour = dyes[shot.colour];
  const accent = dyes[shot.accent ?? 'cream'];
  const { scale, y, turn, tilt, aside, facing, cx, face, mood, things, slim } = placed(
    traits,
    shot,
  );
  const scene = sceneOf(shot.scene, random, shot.paper);
  // The same place seen from elsewhere: mirrored, the light with it, nearer, shifted.
  const mirrored = view() < 0.5;
  const zoom = view.range(1.09, 1.34);
  const [sceneX, sceneY] = [
    view.range(940 - 900 * zoom, -40),
    view.range(Math.max(1240 - 1200 * zoom, -200), -44),
  ];
  const light: Light = mirrored
    ? { ...scene.light, side: scene.light.side === 1 ? -1 : 1 }
    : scene.light;
  const lit = light.side * facing;
  const body = bodyOf(traits, turn);
  const outfit = outfitOf(shot.outfit, { body, colour, accent, skin, random });
  const bare = outfit.bare !== undefined;
  const worn = ['dungarees', 'apron', 'waistcoat'].includes(shot.outfit);
  const prop: Prop = shot.prop
    ? propOf(shot.prop, {
        skin,
        body,
        sturdy: traits.sturdy,
        bare,
        colour: worn ? accent : colour,
        accent: things,
        random,
      })
    : {};
  const head = drawHead(traits, face, {
    mood,
    aside,
    lit,
    glint: light.rim,
    accent: things,
    hat: shot.hat ?? null,
    hatColour: shot.hatColour ? dyes[shot.hatColour] : things,
  });
  const turned = `transform="rotate(${tilt} 0 150) translate(0,150) scale(${slim},.968) translate(0,-150)"`;
  const torso = `transform="translate(0,-24) rotate(${-tilt * 0.35 - turn * 1.6} 0 230)"`;
  const sleeves =
    worn && prop.front ? prop.front.replaceAll('cloth-fill', 'accent-fill') : (prop.front ?? '');
  const figure = group(
    `transform="translate(${cx},${y}) scale(${facing * scale},${scale})"`,
    prop.behind ?? '',
    group(turned, head.back),
    group(
      torso,
      prop.cut ? clip('cut', prop.cut) : '',
      group(
        prop.cut ? 'clip-path="url(#cut)"' : '',
        outfit.behind,
        neckAndShoulders(body, face, skin, outfit, lit),
        outfit.front,
      ),
    ),
    group(turned, head.front),
    group(torso, sleeves),
  );
  const grain = `<filter id="grain" filterUnits="userSpaceOnUse" x="0" y="0" width="900" height="1200" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".72" numOctaves="2" seed="${hash(traits.seed) % 97}"/><feColorMatrix type="matrix" values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 1.6 0 0 0 -.55"/></filter>`;
  const rough = `<filter id="rough" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".05 .03" numOctaves="2" seed="${hash(traits.seed) % 53}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="10" xChannelSelector="R" yChannelSelector="G"/></filter>`;
  const vignette =
    '<radialGradient id="vignette" cx=".5" cy=".42" r=".8"><stop offset=".55" stop-color="#1c0f14" stop-opacity="0"/><stop offset="1" stop-color="#1c0f14" stop-opacity=".4"/></radialGradient>';
  const grade = gradient(
    'grade',
    [
      [0, light.wash, 0.3],
      [0.5, light.wash, 0.06],
      [1, light.shadow, 0.34],
    ],
    light.side > 0 ? 900 : 0,
    0,
    light.side > 0 ? 100 : 800,
    1200,
  );
  const [w, h] = [WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-BLEED} ${-BLEED} ${w} ${h}">`,
    `<defs>${blurFilters}${fills(traits, colour, accent, light, lit)}${rough}${clip('face', face.outline)}${figureFilter(light)}${grain}${grade}${vignette}</defs>`,
    group(
      `transform="${mirrored ? 'translate(900,0) scale(-1,1) ' : ''}translate(${sceneX},${sceneY}) scale(${zoom})"`,
      scene.art,
    ),
    group(`opacity=".35" ${soft(30)}`, oval(cx - light.side * 40, 1010, 330, 330, light.shadow)),
    group('filter="url(#person)"', figure),
    scene.front ?? '',
    rect(0, 0, WIDTH, HEIGHT, 'url(#grade)', 'style="mix-blend-mode:soft-light"'),
    rect(0, 0, WIDTH, HEIGHT, 'url(#vignette)'),
    halo(light.side > 0 ? 900 : 0, 120, 620, light.wash, 0.2),
    group(
      'style="mix-blend-mode:overlay" opacity=".3"',
      rect(0, 0, WIDTH, HEIGHT, '#808080', 'filter="url(#grain)"'),
    ),
    '</svg>',
  ].join('');
};
