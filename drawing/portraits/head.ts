import { darker, lighter, mix } from './colour.ts';
import { drawBeard } from './face/beard.ts';
import { drawAge, drawEarring, drawEars, drawFreckles, drawGlasses } from './face/details.ts';
import { drawEye } from './face/eyes.ts';
import type { Face, Mood } from './face/geometry.ts';
import { drawMouth } from './face/mouth.ts';
import { drawNose } from './face/nose.ts';
import type { Hat } from './hair/cover.ts';
import { drawHat, hatLines, scarfBack, scarfFront } from './hair/cover.ts';
import { hairOf, paintHair, paintLocks } from './hair/paint.ts';
import type { Hair } from './hair/shape.ts';
import { capShape } from './hair/shape.ts';
import { randomFrom } from './random.ts';
import { clipped, group, line, oval, path, soft } from './svg.ts';
import type { Traits } from './traits.ts';
import { hairShades, skinOf } from './traits.ts';

interface Expression {
  readonly mood: Mood;
  readonly aside: number;
  /** 1 or -1: the side of the face that is lit. */
  readonly lit: number;
  readonly glint: string;
  readonly accent: string;
  readonly hat: Hat | null;
  readonly hatColour: string;
}

const grey = ['salt', 'grey', 'silver', 'white'];

const planes = (face: Face, traits: Traits, { lit, mood }: Expression, hair: Hair): string => {
  const skin = skinOf(traits);
  const { mid, near, far, noseX, chinX, chinY } = face;
  const s = -lit;
  const apple = mood === 'calm' ? 46 : 38;
  return [
    path(face.outline, 'url(#skin)'),
    clipped(
      'face',
      path(
        `M${s * 120},-150 L${s * 78},-110 C${s * 86},-70 ${s * 82},-40 ${s * 86},-14 C${s * 90},10 ${s * 78},30 ${s * 68},50 C${s * 64},76 ${s * 60},96 ${s * 44 + chinX * 0.6},${chinY - 14} L${s * 30},${chinY + 30} L${s * 140},160Z`,
        skin.shade,
        `opacity=".4" ${soft(8)}`,
      ),
      path(
        `M${s * 120},-80 C${s * 92},-40 ${s * 100},0 ${s * 92},30 C${s * 88},70 ${s * 80},90 ${s * 50},${chinY} L${s * 140},${chinY}Z`,
        darker(skin.shade, 0.1),
        `opacity=".4" ${soft(8)}`,
      ),
      oval(mid + lit * 30, -84, 52, 26, skin.light, `opacity=".5" ${soft(18)}`),
      oval(lit * 60 + mid * 0.5, apple - 18, 26, 13, skin.light, `opacity=".55" ${soft(8)}`),
      oval(chinX + lit * 5, chinY - 20, 16, 9, skin.light, `opacity=".4" ${soft(5)}`),
      oval(near - 8, apple, 34, 24, skin.blush, `opacity=".36" ${soft(12)}`),
      oval(far + 6, apple, 32, 24, skin.blush, `opacity=".32" ${soft(12)}`),
      oval(noseX, 44, 18, 12, skin.blush, `opacity=".22" ${soft(8)}`),
      ...[...(hair.front ?? []), ...(hair.fade ? [hair.fade] : [])].map((d) =>
        path(
          d,
          darker(skin.shade, 0.2),
          `opacity=".42" transform="translate(${s * 4},11)" ${soft(5)}`,
        ),
      ),
    ),
  ].join('');
};

const scalp = (traits: Traits, colour: string, { lit }: Expression, hair: Hair): string => {
  const skin = skinOf(traits);
  if (traits.hair === 'buzz' && hair.fade) {
    return clipped(
      'face',
      path(hair.fade, mix(colour, skin.shade, 0.35), `opacity=".82" ${soft(3)}`),
      oval(lit * 40, -140, 40, 16, lighter(colour, 0.4), `opacity=".35" ${soft(8)}`),
    );
  }
  if (hair.fade) return path(hair.fade, mix(colour, skin.shade, 0.25), `opacity=".74" ${soft(2)}`);
  if (traits.hair !== 'bald' && traits.hair !== 'horseshoe') return '';
  return (
    clipped(
      'face',
      path(
        capShape('98,-76 84,-110 0,-128 -80,-100 -92,-50'),
        mix(colour, skin.shade, 0.5),
        `opacity="${traits.hair === 'bald' ? 0.2 : 0.08}" ${soft(5)}`,
      ),
    ) + oval(lit * 34, -128, 34, 16, skin.light, `opacity=".7" ${soft(8)}`)
  );
};

/** The head in two layers: what is behind the neck, and the rest. */
export const drawHead = (
  traits: Traits,
  face: Face,
  expression: Expression,
): { back: string; front: string } => {
  const { mood, aside, lit, hat } = expression;
  const skin = skinOf(traits);
  const colour = hairShades[traits.hairShade];
  const own = randomFrom(`look ${traits.seed}`);
  const combed = randomFrom(`strands ${traits.seed}`);
  const hair = hairOf(traits.hair, own);
  const veiled = traits.hair === 'hijab';
  const browColour = mix(
    darker(colour, grey.includes(traits.hairShade) ? 0.35 : 0.15),
    skin.shade,
    0.2,
  );
  const beardColour =
    traits.beardShade === traits.hairShade ? darker(colour, 0.08) : hairShades[traits.beardShade];
  const back = hair.back ?? [];
  const under = hat ? hatLines[hat] : undefined;
  const hatClip =
    under === undefined
      ? ''
      : `<clipPath id="under-hat"><rect x="-400" y="${under - 26}" width="800" height="900"/></clipPath>`;
  const hidden = (art: string): string =>
    under === undefined ? art : hatClip + clipped('under-hat', art);
  const eyes = ([-1, 1] as const).map((side) =>
    drawEye(face, traits, skin, browColour, side, { mood, aside }, own),
  );
  const bareEars = !hair.coversEars;
  return {
    back:
      hidden(
        paintHair(back, hair, 'hair-back', colour, combed) +
          back.map((d) => path(d, darker(colour, 0.6), 'opacity=".36"')).join(''),
      ) + (veiled ? scarfBack() : ''),
    front: [
      bareEars ? drawEars(face, skin) : '',
      planes(face, traits, expression, hair),
      drawFreckles(face, traits, skin, own),
      drawAge(face, traits, skin, mood),
      drawNose(face, traits, skin, lit),
      drawBeard(face, traits, skin, beardColour, mood, own),
      drawMouth(face, traits, skin, mood),
      ...eyes,
      scalp(traits, colour, expression, hair),
      hair.wisps
        ? line(
            'M-94,-30 C-104,0 -106,30 -100,60 M-90,-40 C-98,-10 -100,10 -96,30',
            colour,
            2.6,
            'opacity=".75"',
          )
        : '',
      paintLocks(hair, colour, -lit),
      drawGlasses(face, traits, expression.glint),
      hidden(paintHair(hair.front ?? [], hair, 'hair-front', colour, combed)),
      veiled ? scarfFront(face, skin, traits.headscarf, lit) : '',
      bareEars ? drawEarring(traits, expression.accent) : '',
      hat ? group('', drawHat(hat, expression.hatColour, skin, lit)) : '',
    ].join(''),
  };
};
