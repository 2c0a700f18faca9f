import type { Flow, Point } from '../svg.ts';
import { points, ring, scallop, smooth } from '../svg.ts';
import type { Hair, HairMaker } from './shape.ts';
import { capShape, flow, tight } from './shape.ts';

const { PI } = Math;

/** Hair that falls from a parting down both sides of the face. */
const curtain = (
  length: number,
  wave: number,
  innerLeft: number,
  innerRight: number,
  part: Point = [2, -140],
): { front: string[]; flow: Flow[] } => {
  const steps = 6;
  const sway = (at: number): number => Math.sin(at * 1.9 + 0.6) * wave;
  const belly = (at: number): number => Math.sin((at / steps) * PI);
  const tips = length > 180 ? 1 : 0.25;
  const side = (s: -1 | 1): { shape: string; flow: Flow } => {
    const inner = Array.from({ length: steps + 1 }, (_, at): Point => {
      const drift = s < 0 ? innerLeft - (28 * at) / steps : innerRight + (20 * at) / steps;
      return [drift + sway(s < 0 ? at : at + 1), 20 + ((length - 20) * at) / steps];
    });
    const outer = inner
      .map(([x, y], at): Point => [
        x + s * ((s < 0 ? 42 : 34) + belly(at) * 21) - s * sway(at + (s < 0 ? 2 : 1)) * 0.7,
        y - 6,
      ])
      .toReversed();
    const end = inner[steps]?.[0] ?? 0;
    const bottom = outer[0]?.[0] ?? 0;
    return {
      shape: smooth([
        part,
        [part[0] + s * 39, -117],
        [s * 80, -77],
        [s * 97, -22],
        ...inner.slice(0, -1),
        [end + s * 4, length - 12],
        [end + s * 15, length + 27 * tips],
        [end + s * 25, length + 1],
        [end + s * 39, length + 14 * tips],
        ...outer.slice(1),
        [s * 130, -50],
        [s * 120, -130],
        [s * 79, -184],
        [s < 0 ? -20 : 36, -202],
        [s < 0 ? 8 : 0, -198],
      ]),
      flow: [
        [
          [s * 5, -193],
          [s * 87, -190],
          [s * 126, -60],
          [bottom - s * 6, length],
        ],
        [
          [s * 4, -156],
          [s * 87, -120],
          [s * 99, 0],
          [end, length],
        ],
        26,
      ],
    };
  };
  const [left, right] = [side(-1), side(1)];
  return { front: [left.shape, right.shape], flow: [left.flow, right.flow] };
};

const falling = (back: string, fall: ReturnType<typeof curtain>): Hair => ({
  ...fall,
  back: [smooth(points(back))],
  coversEars: true,
});

export const longStraight: HairMaker = () =>
  falling(
    '-124,-60 -142,60 -152,200 -164,380 -110,412 0,404 110,408 150,372 142,200 134,60 116,-70 60,-190 -60,-190',
    curtain(330, 1.5, -104, 102),
  );

export const longWavy: HairMaker = () =>
  falling(
    '-128,-60 -158,40 -146,130 -176,220 -160,310 -186,390 -120,424 0,400 110,424 168,384 148,310 166,220 140,130 150,40 118,-70 60,-194 -60,-194',
    curtain(340, 13, -110, 108, [-14, -140]),
  );

export const wavyBob: HairMaker = () =>
  falling(
    '-128,-60 -160,20 -150,90 -168,150 -120,178 0,170 110,178 150,150 138,90 148,20 120,-70 60,-194 -60,-194',
    curtain(146, 9, -108, 106, [-26, -142]),
  );

export const bluntBob: HairMaker = () =>
  falling(
    '-126,-60 -144,20 -148,100 -150,138 -120,146 0,140 110,146 138,136 138,100 134,20 118,-70 60,-190 -60,-190',
    curtain(118, 1, -102, 101, [10, -138]),
  );

export const fringe: HairMaker = () => {
  const fall = curtain(206, 4, -104, 102, [0, -150]);
  const back =
    '-126,-60 -146,40 -154,140 -160,222 -110,246 0,236 110,246 146,220 142,140 136,40 118,-70 60,-192 -60,-192';
  const bangs = smooth(
    points(
      '-106,-30 -112,-90 -96,-150 -50,-190 10,-196 70,-182 106,-140 112,-80 103,-36 94,-56 66,-56 30,-52 -10,-52 -50,-54 -84,-46',
    ),
  );
  return falling(back, {
    front: [...fall.front, bangs],
    flow: [
      ...fall.flow,
      flow('-4,-192 -80,-170 -100,-110 -96,-44', '6,-192 80,-170 104,-110 96,-52', 30),
    ],
  });
};

/** Layers to the shoulders, with a parted fringe. */
export const shag: HairMaker = () => {
  const fall = curtain(186, 11, -106, 104, [0, -146]);
  const back =
    '-126,-60 -160,30 -140,90 -174,150 -140,190 -150,230 -90,240 0,222 90,240 140,226 136,186 164,150 138,90 150,30 118,-70 60,-194 -60,-194';
  const bangs = [
    '-2,-196 -50,-190 -96,-150 -116,-84 -108,-20 -96,-34 -84,-56 -52,-74 -22,-96 -4,-128',
    '2,-196 50,-190 96,-150 114,-84 106,-24 96,-38 82,-60 54,-78 24,-98 6,-128',
  ].map((text) => smooth(points(text)));
  return falling(back, {
    front: [...fall.front, ...bangs],
    flow: [
      ...fall.flow,
      flow('-2,-192 -70,-190 -116,-110 -104,-30', '-2,-150 -20,-110 -50,-84 -84,-60', 14),
      flow('2,-192 70,-190 114,-110 102,-34', '2,-150 20,-110 50,-86 82,-64', 14),
    ],
  });
};

export const curlyLong: HairMaker = (random) => ({
  back: [
    scallop(
      [...ring(-6, 10, 186, 210, 16, PI * 0.75, PI * 2.25), [130, 215], [-140, 220]],
      random,
      38,
    ),
  ],
  front: [
    scallop(
      [
        ...ring(-6, -90, 146, 124, 14, PI * 0.98, PI * 2.02),
        ...points(
          '138,20 150,110 128,170 104,120 104,20 92,-70 40,-112 6,-122 -46,-104 -82,-74 -98,-10 -106,80 -112,176 -160,150 -164,40',
        ),
      ],
      random,
      34,
    ),
  ],
  curls: { count: 170, area: [-6, 0, 176, 200] },
  coversEars: true,
});

export const afro: HairMaker = (random) => ({
  back: [scallop(ring(-8, -72, 178, 164, 40), random, 26, 0.7)],
  front: [
    scallop(
      [
        ...ring(-6, -96, 150, 132, 18, PI * 0.95, PI * 2.05),
        ...points('106,-50 88,-100 40,-118 -8,-122 -54,-112 -86,-82 -100,-30'),
      ],
      random,
      22,
    ),
  ],
  curls: { count: 240, area: [-8, -110, 168, 120] },
});

const tiedBack = (hairline: string): string => capShape(hairline, 1, tight);

const knot =
  (x: number, y: number, size: number): HairMaker =>
  (random) => ({
    back: [
      smooth(
        ring(x, y, size, size * 0.92, 12).map(([px, py]) => [
          px + random.range(-4, 4),
          py + random.range(-4, 4),
        ]),
      ),
    ],
    front: [tiedBack('97,-68 86,-98 48,-115 2,-119 -46,-105 -76,-80 -90,-42 -97,-2')],
    flow: [
      flow(
        `${x - size * 0.8},${y + 10} ${x - 20},${y - size} ${x + 30},${y - size} ${x + size * 0.8},${y + 6}`,
        `${x - size * 0.6},${y + 30} ${x - 10},${y + size} ${x + 30},${y + size * 0.8} ${x + size * 0.8},${y + 10}`,
        10,
      ),
      flow(
        `92,-96 80,-170 20,-200 ${x + 30},${y + 20}`,
        `-86,-50 -104,-90 -112,-120 ${x},${y + 30}`,
        22,
      ),
    ],
    wisps: true,
  });

export const bun = knot(-112, -140, 66);
export const topKnot = knot(-26, -222, 54);
export const lowBun = knot(-116, 52, 58);

export const ponytail: HairMaker = () => ({
  back: [
    smooth(
      points(
        '-90,-150 -140,-150 -186,-90 -190,0 -180,110 -190,196 -172,292 -154,232 -130,160 -116,80 -118,-20 -96,-90',
      ),
    ),
  ],
  front: [tiedBack('97,-68 86,-98 48,-115 4,-120 -42,-107 -74,-82 -90,-44 -97,-2')],
  flow: [
    flow('-110,-140 -200,-120 -190,60 -180,250', '-100,-100 -130,-40 -120,80 -140,240', 14),
    flow('94,-90 80,-180 -20,-206 -112,-140', '-84,-60 -100,-80 -110,-100 -116,-120', 22),
  ],
  wisps: true,
});
