import { darker, lighter, mix } from '../colour.ts';
import { clip, clipped, line, oval, path, rect, soft } from '../svg.ts';
import type { Skin, Traits } from '../traits.ts';
import type { Face, Mood } from './geometry.ts';

/** Half the width, how far the corners rise, and how far the lips part. */
const shapes: Record<Mood, readonly [width: number, rise: number, open: number]> = {
  calm: [33, 2.5, 0],
  smirk: [36, 5, 0],
  smile: [40, 7.5, 0],
  soft: [38, 7, 7],
  grin: [42, 10, 12],
  laugh: [43, 10.5, 16],
};

/** Where the mouth ends, for the beard around it. */
export const mouthSize = (
  traits: Traits,
  mood: Mood,
): { half: number; rise: number; below: number } => {
  const [width, rise, open] = shapes[mood];
  return {
    half: width * (1 + traits.own.mouth * 0.06),
    rise,
    below: open + 13 + traits.lips * 2,
  };
};

/** The upper teeth from the middle outwards: how wide, by which share shorter, how much less lit. */
const row = [
  [9.6, 0, 0],
  [8, 0.1, 0.03],
  [8, 0.14, 0.08],
  [7, 0.3, 0.17],
  [6, 0.5, 0.3],
] as const;

/** Teeth with rounded corners and hardly a line between them; those at the sides lie in the shadow of the lips. */
const teethFrom = (x: number, top: number, bite: number, long: number): string[] => [
  rect(x - 26, top, 52, bite - long * 0.3 - top, '#e4d6ca'),
  ...[-1, 1].flatMap((side) => {
    let from = 0.25;
    return row.map(([wide, shorter, dim]) => {
      const [a, b] = [x + side * from, x + side * (from + wide - 0.5)];
      const end = bite - shorter * long;
      from += wide;
      const bend = side * Math.min(wide * 0.32, 2.6);
      return path(
        `M${a},${top}L${a},${end - 2.6}Q${a},${end} ${a + bend},${end}L${b - bend},${end}Q${b},${end} ${b},${end - 2.8}L${b},${top}Z`,
        mix('#f4ebe0', '#6d3b36', dim),
      );
    });
  }),
];

export const drawMouth = (face: Face, traits: Traits, skin: Skin, mood: Mood): string => {
  const { mouthX: x, mouthY: y, turn } = face;
  const { half, rise } = mouthSize(traits, mood);
  const open = shapes[mood][2];
  const age = Math.max(0, traits.age - 55) * 0.008;
  const full = (1 + traits.lips * 0.26 - age) * (1 - traits.sturdy * 0.1);
  const lip = traits.lipstick ?? mix(skin.base, skin.lip, 0.8 - traits.sturdy * 0.26);
  const upper = darker(lip, 0.15);
  const [left, right] = [x - half, x + half - turn * 6];
  // Nobody smiles alike on both sides.
  const crooked = mood === 'smirk' ? 0.6 : traits.own.crooked * 0.28;
  const [ly, ry] = [y - rise * (1 - crooked), y - rise * (1 + crooked)];
  const peak = y - 7.5 * full - (open > 0 ? 1 : 0);
  const bow = `C${left + 13},${ly - 2} ${x - 17},${peak} ${x - 7},${peak} Q${x},${peak + 3 * full} ${x + 7},${peak} C${x + 17},${peak} ${right - 13},${ry - 2} ${right},${ry}`;
  const seam = y + 1 + rise * 0.28;
  const dimple = mood === 'calm' ? 0 : traits.dimples ? 0.6 : 0.32;
  const ends = line(
    `M${left - 5},${ly - 8} q-4,7 1,14 M${right + 4},${ry - 8} q4,7 -1,14`,
    darker(skin.shade, 0.1),
    traits.dimples ? 3.4 : 3,
    `opacity="${dimple}" ${soft(traits.dimples ? 1 : 2)}`,
  );
  const shadow = oval(
    x,
    y + open + 15 + 12 * full,
    21,
    5.5,
    skin.shade,
    `opacity=".42" ${soft(3)}`,
  );
  if (open === 0) {
    const inner = `C${left + 15},${seam + 0.5} ${x - 12},${seam + 1} ${x},${seam - 0.6} C${x + 12},${seam + 1} ${right - 15},${seam + 0.5} ${right},${ry}`;
    const bottom = y + 3 + 12 * full;
    return [
      shadow,
      path(
        `M${left},${ly}C${left + 15},${y + 6} ${x - 20},${bottom} ${x},${bottom} C${x + 20},${bottom} ${right - 15},${y + 6} ${right},${ry}Z`,
        lip,
      ),
      path(
        `M${left},${ly}${bow}C${right - 15},${seam + 1} ${x + 12},${seam + 1} ${x},${seam} C${x - 12},${seam + 1} ${left + 15},${seam + 1} ${left},${ly}Z`,
        upper,
      ),
      line(`M${left - 2},${ly - 1}${inner}l2,-1`, darker(lip, 0.58), 2.2, 'opacity=".82"'),
      oval(x - 3, y + 9.5 * full, 13, 2.4, lighter(lip, 0.55), `opacity=".5" ${soft(1)}`),
      ends,
    ].join('');
  }
  const floor = y + open + 2;
  const gap = `M${left + 4},${ly + 0.5} C${left + 20},${y - 1} ${x - 14},${y} ${x},${y + 0.5} C${x + 14},${y} ${right - 20},${y - 1} ${right - 4},${ry + 0.5} C${right - 10},${floor - open * 0.3} ${x + 20},${floor} ${x},${floor} C${x - 20},${floor} ${left + 10},${floor - open * 0.3} ${left + 4},${ly + 0.5}Z`;
  // A wide smile does not bite.
  const teeth = Math.min(open * (open > 10 ? 0.7 : 0.9), 10.5);
  const bite = y + 1 + teeth;
  const bottom = floor + 9 * full;
  return [
    shadow,
    path(
      `M${left},${ly}C${left + 8},${floor - 2} ${x - 22},${bottom} ${x},${bottom} C${x + 22},${bottom} ${right - 8},${floor - 2} ${right},${ry}Z`,
      lip,
    ),
    path(`M${left},${ly}${bow}C${right - 18},${y + 4} ${left + 18},${y + 4} ${left},${ly}Z`, upper),
    clip('mouth', gap),
    path(gap, '#4f1d1e'),
    clipped(
      'mouth',
      open > 10 ? oval(x, floor + 3, 22, open * 0.45, '#a85853', soft(1)) : '',
      ...teethFrom(x - turn * 1.5, y - 10, bite, teeth),
      oval(left + 1, ly + 3, 12, 13, '#5c2a28', `opacity=".55" ${soft(3)}`),
      oval(right - 1, ry + 3, 12, 13, '#5c2a28', `opacity=".55" ${soft(3)}`),
      line(
        `M${left},${ly + 2}Q${x},${y + 4} ${right},${ry + 2}`,
        '#7a4a44',
        4.5,
        `opacity=".42" ${soft(2)}`,
      ),
    ),
    oval(x - 3, floor + 4.5 * full, 14, 2.3, lighter(lip, 0.55), `opacity=".45" ${soft(1)}`),
    ends,
  ].join('');
};
