import type { Point } from '../svg.ts';
import type { Traits } from '../traits.ts';

/** One shoulder and the arm below it; `s` is -1 for the near one. */
export interface Side {
  readonly s: -1 | 1;
  readonly x: number;
  readonly y: number;
}

export interface Body {
  readonly left: Side;
  readonly right: Side;
  /** Half the width of the shoulders and of the neck. */
  readonly shoulder: number;
  readonly neck: number;
  /** The middle of the chest. */
  readonly c: number;
}

const between = (low: number, high: number, share: number): number => low + (high - low) * share;

export const bodyOf = ({ sturdy, build }: Traits, turn: number): Body => {
  const shoulder = between(204, 250, sturdy) + build * 17;
  const neck = between(46, 61, sturdy) + build * 5;
  const y = between(272, 275, sturdy);
  const c = -turn * 8;
  return {
    shoulder,
    neck,
    c,
    left: { s: -1, x: c - shoulder * (1 + turn * 0.02), y: y + 4 },
    right: { s: 1, x: c + shoulder * (1 - turn * 0.1), y: y - 2 },
  };
};

const text = (list: readonly Point[]): string => list.map(([x, y]) => `${x},${y}`).join(' ');

/** Along the shoulder and down the outside of the arm; cloth falls wider than the arm in it. */
const armPoints = ({ x, y, s }: Side, out: number): Point[] => [
  [x - s * 62, y - 14 - out],
  [x - s * 22, y - 2 - out],
  [x + s * (2 + out), y + 24],
  [x + s * (9 + out), y + 84],
  [x + s * (11 + out * 2.4), y + 180],
  [x + s * (9 + out * 4), y + 330],
  [x + s * (1 + out * 5), 1000],
];

/** The same down to a short sleeve, under the arm, and down the side. */
const sleevePoints = (side: Side, out: number): Point[] => {
  const { x, y, s } = side;
  return [
    ...armPoints(side, out).slice(0, 4),
    [x + s * (15 + out), y + 120],
    [x + s * (19 + out), y + 160],
    [x + s * (19 + out), y + 192],
    [x - s * 4, y + 206],
    [x - s * 30, y + 212],
    [x - s * 54, y + 210],
    [x - s * 58, y + 330],
    [x - s * 70, y + 450],
    [x - s * 72, 1000],
  ];
};

type Outside = (side: Side, out: number) => Point[];

const down = (side: Side, out: number, outside: Outside = armPoints): string =>
  `C${text(outside(side, out).slice(1))}`;

const up = (side: Side, out: number, outside: Outside = armPoints): string => {
  const [from, ...rest] = outside(side, out).toReversed();
  return from ? `L${text([from])} C${text(rest)}` : '';
};

/** Neck, shoulders and arms of bare skin. */
export const torsoShape = ({ neck: n, shoulder, left, right }: Body): string =>
  `M${-n + 2},90 C${-n},150 ${-n - 2},190 ${-n - 34},214 C${left.x + shoulder * 0.52},222 ${left.x + shoulder * 0.38},${left.y - 30} ${left.x + 62},${left.y - 14} ${down(left, 0)} ${up(right, 0)} C${right.x - shoulder * 0.38},${right.y - 30} ${right.x - shoulder * 0.52},222 ${n + 28},212 C${n},190 ${n - 4},150 ${n - 4},90Z`;

/** Shoulders and arms in cloth, closed by a neckline that begins at ±`x`,`y`. */
export const garment = (
  body: Body,
  x: number,
  y: number,
  neckline: string,
  out = 5,
  sleeves: 'long' | 'short' = 'long',
): string => {
  const { c, shoulder, left, right } = body;
  const outside = sleeves === 'long' ? armPoints : sleevePoints;
  return `M${c - x},${y} C${c - x - 30},${y + 16} ${left.x + shoulder * 0.42},${left.y - 34 - out} ${left.x + 62},${left.y - 14 - out} ${down(left, out, outside)} ${up(right, out, outside)} C${right.x - shoulder * 0.4},${right.y - 34 - out} ${c + x + 30},${y + 16} ${c + x},${y} ${neckline}Z`;
};

/** Where the sleeve meets the chest: its crease runs down from here. */
export const armpit = ({ s, x, y }: Side): Point => [x - s * 52, y + 178];
