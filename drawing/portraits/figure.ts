import type { Body, Outfit } from './clothes/index.ts';
import { bodyOf, dyes, outfitOf, torsoShape } from './clothes/index.ts';
import { darker } from './colour.ts';
import type { Face } from './face/geometry.ts';
import { drawHead } from './head.ts';
import type { Prop } from './props/index.ts';
import { propOf } from './props/index.ts';
import type { Random } from './random.ts';
import type { Light } from './scenes/index.ts';
import type { Shot } from './shot.ts';
import { placed } from './shot.ts';
import { clip, clipped, group, line, oval, path, rect, soft } from './svg.ts';
import type { Skin, Traits } from './traits.ts';
import { skinOf } from './traits.ts';

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

/** The person alone, with what they wear and hold. */
export const drawFigure = (traits: Traits, shot: Shot, light: Light, random: Random): string => {
  const { scale, y, turn, tilt, aside, facing, cx, face, mood, things, slim } = placed(
    traits,
    shot,
  );
  const skin = skinOf(traits);
  const [colour, accent] = [dyes[shot.colour], dyes[shot.accent ?? 'cream']];
  const lit = light.side * facing;
  const body = bodyOf(traits, turn);
  const outfit = outfitOf(shot.outfit, { body, colour, accent, skin, random, fill: 'cloth' });
  const prop: Prop = shot.prop
    ? propOf(shot.prop, {
        skin,
        body,
        sturdy: traits.sturdy,
        bare: outfit.bare !== undefined,
        sleeve: outfit.sleeves ?? 'cloth',
        colour: outfit.sleeves === 'accent' ? accent : colour,
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
  return group(
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
    group(torso, prop.front ?? ''),
  );
};
