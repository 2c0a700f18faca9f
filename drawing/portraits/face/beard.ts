import { darker, lighter, mix } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
import { group, line, path, round, smooth, soft } from '../svg.ts';
import type { Skin, Traits } from '../traits.ts';
import type { Face, Mood } from './geometry.ts';
import { mouthSize } from './mouth.ts';

const growth = { none: 0, stubble: 0, moustache: 0, goatee: 3, short: 4, full: 13, long: 46 };

const jawShape = (face: Face, grow: number): Point[] => {
  const { mouthX: x, mouthY: y, chinX: c, chinY, jaw, jawY } = face;
  const below = chinY + grow;
  return [
    [-101, -6],
    [-101 - Math.min(2, grow * 0.15), 36],
    [-jaw - 3 - Math.min(5, grow * 0.4), jawY + 4],
    [c - 58 - grow * 0.2, chinY - 16 + grow * 0.6],
    [c - 26, below + 2],
    [c, below + 6],
    [c + 24, below + 1],
    [c + 50 + grow * 0.1, chinY - 20 + grow * 0.6],
    [jaw + Math.min(4, grow * 0.3), jawY],
    [98, 36],
    [98, 0],
    [92, 28],
    [82, 60],
    [x + 54, y - 20],
    [x + 26, y - 26],
    [x, y - 21],
    [x - 26, y - 26],
    [x - 58, y - 20],
    [-84, 60],
    [-95, 26],
  ];
};

const moustache = (face: Face, traits: Traits, mood: Mood): Point[] => {
  const { mouthX: x, mouthY: y } = face;
  const { half, rise } = mouthSize(traits, mood);
  return [
    [x - half - 3, y - rise + 6],
    [x - half + 1, y - rise - 10],
    [x - 22, y - 26],
    [x, y - 22],
    [x + 22, y - 26],
    [x + half - 4, y - rise - 10],
    [x + half - 1, y - rise + 6],
    [x + 18, y - 5],
    [x, y - 7],
    [x - 18, y - 5],
  ];
};

const goatee = (face: Face, traits: Traits, mood: Mood): Point[] => {
  const { mouthX: x, mouthY: y, chinX: c, chinY } = face;
  const { half } = mouthSize(traits, mood);
  return [
    [x - half - 4, y - 8],
    [x - 24, y - 23],
    [x, y - 19],
    [x + 24, y - 23],
    [x + half, y - 8],
    [x + half - 4, y + 18],
    [c + 30, chinY - 6],
    [c, chinY + 10],
    [c - 32, chinY - 4],
    [x - half + 2, y + 18],
  ];
};

/** The skin that stays bare around the mouth. */
const lipsShape = (face: Face, traits: Traits, mood: Mood): string => {
  const { mouthX: x, mouthY: y, turn } = face;
  const { half, rise, below } = mouthSize(traits, mood);
  return smooth([
    [x - half + 1, y - rise],
    [x - 15, y - 7],
    [x, y - 5.5],
    [x + 15, y - 7],
    [x + half - turn * 6 - 1, y - rise],
    [x + 22, y + below * 0.78],
    [x, y + below + 1],
    [x - 22, y + below * 0.78],
  ]);
};

const hairs = (
  face: Face,
  random: Random,
  count: number,
  length: number,
  reach: number,
): string => {
  const { chinX: c, chinY } = face;
  let d = '';
  for (let index = 0; index < count; index++) {
    const across = random.range(-1, 1);
    const lowest = chinY + reach - across * across * 58;
    const x = c * 0.6 + across * 108;
    const y = lowest - random() ** 1.4 * 116;
    const lean = across * -3 + random.range(-2, 2);
    const l = length * random.range(0.6, 1.25);
    d += `M${round(x)},${round(y)}q${round(lean * 0.2)},${round(l * 0.6)} ${round(lean)},${round(l)}`;
  }
  return d;
};

export const drawBeard = (
  face: Face,
  traits: Traits,
  skin: Skin,
  colour: string,
  mood: Mood,
  random: Random,
): string => {
  const { beard } = traits;
  if (beard === 'none') return '';
  const grow = growth[beard];
  const outline = smooth(
    beard === 'moustache'
      ? moustache(face, traits, mood)
      : beard === 'goatee'
        ? goatee(face, traits, mood)
        : jawShape(face, grow),
  );
  // A beard thins out towards the skin: strands reach further than its ground.
  const bare = path(lipsShape(face, traits, mood), '#000', soft(2));
  const thinning = (id: string, blur: 3 | 5 | 8, wide: number) =>
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="-300" y="-300" width="600" height="800"><path d="${outline}" fill="#fff" stroke="#fff" stroke-width="${wide}" ${soft(blur)}/>${bare}</mask>`;
  const art =
    beard === 'stubble'
      ? [
          path(outline, mix(darker(colour, 0.3), skin.shade, 0.5), `opacity=".3" ${soft(8)}`),
          group(
            'mask="url(#strands)"',
            line(hairs(face, random, 1400, 2, 6), darker(colour, 0.3), 1.25, 'opacity=".34"'),
          ),
        ]
      : [
          group(
            'mask="url(#ground)"',
            path(outline, 'url(#beard-fill)', `opacity="${beard === 'short' ? 0.6 : 0.86}"`),
          ),
          group(
            'mask="url(#strands)"',
            line(hairs(face, random, 620, 11, grow), darker(colour, 0.35), 1.3, 'opacity=".4"'),
            line(hairs(face, random, 420, 12, grow), colour, 1.5, 'opacity=".5"'),
            line(hairs(face, random, 260, 13, grow), lighter(colour, 0.3), 1.2, 'opacity=".3"'),
          ),
          beard === 'full' || beard === 'long'
            ? path(
                smooth(moustache(face, traits, mood)),
                darker(colour, 0.12),
                `opacity=".5" ${soft(2)}`,
              )
            : '',
        ];
  const isThick = beard === 'full' || beard === 'long';
  return [
    thinning('ground', isThick ? 5 : 8, isThick ? 0 : 2),
    thinning('strands', 3, 7),
    ...art,
  ].join('');
};
