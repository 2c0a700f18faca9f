import { darker, lighter, mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { clip, clipped, line, oval, path, rect, soft } from '../svg.ts';
import type { BrowShape, EyeShape, Skin, Traits } from '../traits.ts';
import { eyeShades } from '../traits.ts';
import type { Face, Mood } from './geometry.ts';

/** How far the upper lid opens, and how much higher the outer corner is. */
const shapes: Record<EyeShape, readonly [open: number, lift: number]> = {
  almond: [13, 2],
  round: [15.4, 0],
  hooded: [11.8, 0.5],
  mono: [11.2, 3.5],
  upturned: [12.8, 6],
  downturned: [12.6, -3],
};

const openings: Record<Mood, number> = {
  calm: 1,
  smirk: 0.92,
  smile: 0.9,
  soft: 0.88,
  grin: 0.82,
  laugh: 0.68,
};
const lowerLids: Record<Mood, number> = {
  calm: 0.75,
  smirk: 0.66,
  smile: 0.6,
  soft: 0.56,
  grin: 0.48,
  laugh: 0.22,
};

/** How far the fold lies above the lid, if not at the usual distance. */
const creases: Partial<Record<EyeShape, number>> = { hooded: 3.4, mono: 0 };

/** How much a brow bends, and how thick it is. */
const brows: Record<BrowShape, readonly [arch: number, thick: number]> = {
  soft: [7, 7],
  arched: [12, 6.2],
  straight: [3, 7.6],
  bushy: [6, 10.5],
  thin: [9, 4.4],
  angled: [10, 8],
};

interface Gaze {
  readonly mood: Mood;
  /** From -1 to 1: sideways. */
  readonly aside: number;
}

/** One eye with its brow; `side` is -1 for the near one. */
export const drawEye = (
  face: Face,
  traits: Traits,
  skin: Skin,
  browColour: string,
  side: -1 | 1,
  { mood, aside }: Gaze,
  random: Random,
): string => {
  const near = side < 0;
  const w = (46 + traits.own.eyeSize * 2 - traits.sturdy * 2) * (near ? 1 : 1 - face.turn * 0.13);
  const cx = near ? face.near : face.far;
  const [base, lift] = shapes[traits.eyeShape];
  const h = base * openings[mood] * (traits.age > 55 ? 0.9 : 1) * (1 + traits.own.eyeSize * 0.05);
  const [ix, iy, ox, oy] = [
    cx - (side * w) / 2,
    face.eyeY + 3,
    cx + (side * w) / 2,
    face.eyeY - lift,
  ];
  const low = h * lowerLids[mood];
  const upper = `C${ix + side * w * 0.18},${iy - h * 1.35} ${ox - side * w * 0.3},${oy - h * 1.42} ${ox},${oy}`;
  const lower = `C${ox - side * w * 0.22},${oy + low * 1.15} ${ix + side * w * 0.32},${iy + low} ${ix},${iy}`;
  const lash = darker(skin.shade, 0.76);
  const id = near ? 'eye-near' : 'eye-far';
  const iris = eyeShades[traits.eyes];
  const [px, py] = [cx + aside * 6 + face.turn * 1.5, face.eyeY - h * 0.2];
  const thick = 4.9 - traits.sturdy * 1.7;
  const wing = 5 - traits.sturdy * 3.5;
  const crease = creases[traits.eyeShape] ?? 6.5;
  return [
    oval(cx - side * 3, face.eyeY - 8, w * 0.66, 17, skin.shade, `opacity=".3" ${soft(5)}`),
    oval(ix - side * 2, face.eyeY - 8, 9, 14, skin.shade, `opacity=".34" ${soft(5)}`),
    crease > 0
      ? line(
          `M${ix + side * 4},${iy - h * 0.7 - crease * 0.5} C${ix + side * w * 0.28},${iy - h * 1.3 - crease} ${ox - side * w * 0.3},${oy - h * 1.3 - crease} ${ox + side * 2},${oy - crease * 0.8}`,
          darker(skin.shade, 0.25),
          crease < 5 ? 2.8 : 1.9,
          'opacity=".55"',
        )
      : '',
    clip(id, `M${ix},${iy}${upper}${lower}Z`),
    clipped(
      id,
      rect(cx - w, face.eyeY - 24, w * 2, 48, mix('#f7f0e9', skin.shade, 0.14)),
      oval(ox, oy + 2, 9, 12, skin.shade, `opacity=".4" ${soft(3)}`),
      oval(ix, iy + 1, 5, 4, mix(skin.blush, skin.light, 0.3), 'opacity=".8"'),
      oval(px, py, 12, 12.2, darker(iris, 0.5)),
      oval(px, py, 10.6, 10.8, iris),
      oval(px, py + 4, 7.5, 5.6, lighter(iris, 0.4), `opacity=".6" ${soft(1)}`),
      oval(px, py, 5.1, 5.1, '#140d0c'),
      path(
        `M${ix},${iy}${upper}L${ox},${oy + 4}C${ox - side * w * 0.34},${oy - h * 0.62} ${ix + side * w * 0.22},${iy - h * 0.5} ${ix},${iy}Z`,
        darker(skin.shade, 0.5),
        'opacity=".42"',
      ),
    ),
    oval(px + 3.8, py - 4.4, 2.7, 2.7, '#fffaf2', 'opacity=".95"'),
    oval(px - 3.6, py + 4.2, 1.3, 1.3, '#fffaf2', 'opacity=".45"'),
    path(
      `M${ix - side},${iy + 0.6}${upper.replace('C', ' C')}L${ox + side * wing},${oy - wing * 0.75}C${ox - side * w * 0.28},${oy - h * 1.35 - thick} ${ix + side * w * 0.2},${iy - h * 1.22 - thick * 0.7} ${ix - side},${iy + 0.6}Z`,
      lash,
    ),
    line(`M${ox},${oy}${lower}`, darker(skin.shade, 0.35), 1.5, 'opacity=".5"'),
    line(
      `M${ox},${oy + 1}q${-side * 5},${low * 0.5} ${-side * w * 0.3},${low * 0.72}`,
      lash,
      1.8,
      `opacity="${0.5 - traits.sturdy * 0.25}"`,
    ),
    drawBrow(face, traits, browColour, side, mood, ix, ox, random),
  ].join('');
};

const drawBrow = (
  face: Face,
  traits: Traits,
  colour: string,
  side: -1 | 1,
  mood: Mood,
  innerEye: number,
  outerEye: number,
  random: Random,
): string => {
  const [arch, base] = brows[traits.brow];
  const thick = base * (1 + traits.sturdy * 0.16);
  const raised =
    mood === 'smirk' && side > 0
      ? 5
      : { calm: 0, smirk: 0, smile: 1.5, soft: 1.5, grin: 2.5, laugh: 4 }[mood];
  const y = face.eyeY - 33 + traits.sturdy * 3 - raised - traits.own.browLift * 2.6;
  const [from, to] = [innerEye - side * 2, outerEye + side * (9 - face.turn * (side > 0 ? 4 : 0))];
  const span = to - from;
  const top = (share: number): number =>
    y +
    1.5 -
    arch * 0.9 * Math.sin((Math.min(1, share / 0.68) * Math.PI) / 2) +
    (Math.max(0, share - 0.68) / 0.32) * (2.5 + arch * 0.5);
  const width = (share: number): number =>
    thick * (share < 0.6 ? 0.86 + share * 0.23 : 1 - (share - 0.6) * 2.1);
  const shares = [0, 0.2, 0.42, 0.62, 0.82, 1];
  const edge = shares.map((share) => `${from + span * share},${top(share)}`);
  const under = shares.map(
    (share) => `${from + span * share},${top(share) + Math.max(1, width(share))}`,
  );
  let hairs = '';
  for (let index = 0; index < 26; index++) {
    const share = random.range(0, 0.94);
    const [x, hairY] = [from + span * share, top(share) + width(share) * random.range(0.25, 1)];
    hairs += `M${x},${hairY}l${side * random.range(4, 8)},${-random.range(3, 6.5) * (1 - share)}`;
  }
  return (
    path(
      `M${edge.join('L')}L${under.toReversed().join('L')}Z`,
      colour,
      `opacity=".78" stroke="${colour}" stroke-width="1.5" stroke-linejoin="round" ${soft(1)}`,
    ) + line(hairs, darker(colour, 0.18), 1.3, 'opacity=".65"')
  );
};
