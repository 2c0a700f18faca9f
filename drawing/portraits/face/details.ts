import { darker, lighter, mix } from '../colour.ts';
import type { Random } from '../random.ts';
import { line, oval, path, round, soft, times } from '../svg.ts';
import type { Skin, Traits } from '../traits.ts';
import type { Face, Mood } from './geometry.ts';

export const drawAge = (face: Face, traits: Traits, skin: Skin, mood: Mood): string => {
  const years = Math.max(0, Math.min(1, (traits.age - 34) / 34));
  if (years === 0) return '';
  const dark = darker(skin.shade, 0.14);
  const strength = 0.1 + years * 0.3;
  const { mouthX: x, mouthY: y, noseX, noseY, near, far, mid } = face;
  const smiling = mood === 'calm' ? 0.7 : 1;
  return [
    line(
      `M${noseX - 25},${noseY - 2} C${noseX - 36},${noseY + 12} ${x - 46},${y - 20} ${x - 50},${y - 6} M${noseX + 24},${noseY - 2} C${noseX + 32},${noseY + 8} ${x + 42},${y - 24} ${x + 45},${y - 10}`,
      dark,
      3.2,
      `opacity="${strength * smiling}" ${soft(2)}`,
    ),
    line(
      `M${near - 19},13 q16,10 36,3 M${far - 15},15 q16,7 31,-3`,
      dark,
      2.6,
      `opacity="${strength * 0.8}" ${soft(2)}`,
    ),
    years > 0.3
      ? line(
          `M${near - 29},-7 q-8,-2 -13,-7 M${near - 29},-2 q-8,3 -13,4 M${near - 28},3 q-7,6 -10,9 M${far + 25},-7 q6,-2 9,-6 M${far + 25},-2 q6,3 8,4`,
          dark,
          1.7,
          `opacity="${strength * smiling}"`,
        )
      : '',
    years > 0.45
      ? line(
          `M${mid - 46},-72 q44,-8 90,1 M${mid - 36},-86 q36,-7 72,0${years > 0.75 ? ` M${mid - 26},-100 q28,-5 54,0` : ''}`,
          dark,
          2,
          `opacity="${strength * 0.62}" ${soft(1)}`,
        )
      : '',
    years > 0.7
      ? line(
          `M${x - 36},${y + 14} q-3,10 -1,18 M${x + 34},${y + 12} q3,9 1,17`,
          dark,
          2.4,
          `opacity="${strength * 0.6}" ${soft(2)}`,
        )
      : '',
  ].join('');
};

export const drawFreckles = (
  face: Face,
  { freckles, mole }: Traits,
  skin: Skin,
  random: Random,
): string => {
  const spots = freckles
    ? times(95, () => {
        const across = random.range(-1, 1);
        const y = 18 + random.range(-16, 26) + Math.abs(across) * 6;
        const size = random.range(0.8, 2);
        return oval(
          face.mid + across * 70,
          y,
          size,
          size * 0.85,
          mix(skin.shade, skin.blush, 0.35),
          `opacity="${round(random.range(0.3, 0.7))}"`,
        );
      })
    : '';
  const places = {
    cheek: [face.near - 6, 58],
    lip: [face.mouthX + 24, face.mouthY - 17],
    chin: [face.chinX - 22, face.chinY - 20],
  } as const;
  return (
    spots +
    (mole
      ? oval(places[mole][0], places[mole][1], 2.7, 2.6, darker(skin.shade, 0.5), 'opacity=".85"')
      : '')
  );
};

export const drawEars = (face: Face, skin: Skin): string =>
  path(
    'M-95,-24 C-112,-40 -127,-24 -124,-2 C-122,16 -115,26 -113,38 C-110,50 -98,50 -93,38Z',
    mix(skin.base, skin.shade, 0.18),
  ) +
  path(
    'M-101,-16 C-112,-26 -119,-14 -116,2 C-114,14 -108,18 -108,30 C-103,20 -108,8 -106,0 C-105,-6 -103,-10 -101,-16Z',
    skin.shade,
    `opacity=".62" ${soft(1)}`,
  ) +
  (face.turn < 0.5
    ? path(
        'M96,-22 C110,-36 119,-20 116,-2 C114,14 109,24 107,34 C104,44 98,44 95,36Z',
        mix(skin.base, skin.shade, 0.34),
      )
    : '');

export const drawEarring = ({ earrings }: Traits, accent: string): string => {
  if (earrings === 'none') return '';
  if (earrings === 'stud')
    return oval(-107, 40, 4.4, 4.4, '#f0d79a') + oval(-108, 39, 1.5, 1.5, '#fffbe8');
  if (earrings === 'hoop') {
    return (
      line('M-108,42 a16,18 0 1 0 .5,0', '#d0a047', 4) +
      line('M-117,50 a14,16 0 0 0 0,18', '#fff0c0', 1.6)
    );
  }
  return (
    line('M-107,42 V56', '#d0a047', 2.4) +
    oval(-107, 69, 6.5, 12, accent) +
    oval(-109, 65, 2, 4, '#fff', 'opacity=".6"')
  );
};

const frames = {
  round: ['#3a2a22', 4.6],
  square: ['#1f1c22', 5.4],
  wire: ['#b08c50', 2.6],
  tortoise: ['#6a3c20', 5],
  cat: ['#5a2438', 5.2],
  clear: ['#d9c6b0', 5],
} as const;

export const drawGlasses = (face: Face, { glasses }: Traits, glint: string): string => {
  if (glasses === 'none') return '';
  const [colour, width] = frames[glasses];
  const y = face.eyeY + 3;
  const [wide, thin] = [32, 32 - face.turn * 4];
  const { near, far } = face;
  const rim = (cx: number, r: number, side: number): string => {
    if (glasses === 'round' || glasses === 'wire')
      return `M${cx - r},${y} A${r},27 0 1 1 ${cx + r},${y} A${r},27 0 1 1 ${cx - r},${y}Z`;
    const up = glasses === 'cat' ? 9 : 0;
    const [left, right] = side < 0 ? [up, 0] : [0, up];
    return `M${cx - r},${y - 19 - left} Q${cx},${y - 25} ${cx + r},${y - 19 - right} Q${cx + r + 1},${y + 17} ${cx + r * 0.5},${y + 21} Q${cx},${y + 25} ${cx - r * 0.5},${y + 21} Q${cx - r - 1},${y + 17} ${cx - r},${y - 19 - left}Z`;
  };
  const d = rim(near, wide, -1) + rim(far, thin, 1);
  return [
    path(d, glint, 'opacity=".12"'),
    line(d, '#000', width, `opacity=".2" transform="translate(2,6)" ${soft(2)}`),
    line(
      `${d} M${near + wide},${y - 6} Q${(near + far) / 2},${y - 14} ${far - thin},${y - 6} M${near - wide},${y - 10} L-105,${y - 9}`,
      colour,
      width,
    ),
    line(
      `M${near - 13},${y + 12} l12,-26 M${far - 10},${y + 12} l12,-26`,
      '#fff',
      4,
      'opacity=".16"',
    ),
    line(d, lighter(colour, 0.5), width * 0.25, 'opacity=".5" transform="translate(-.6,-.8)"'),
  ].join('');
};
