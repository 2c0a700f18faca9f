import type { Random } from '../random.ts';
import type { Flow, Point } from '../svg.ts';
import { points, smooth } from '../svg.ts';

/** The outlines of a hairstyle, around a face whose middle is 0,0. */
export interface Hair {
  /** Behind the neck. */
  readonly back?: readonly string[];
  /** Over the forehead and the sides. */
  readonly front?: readonly string[];
  /** Single locks and plaits over the shoulders. */
  readonly locks?: readonly string[];
  /** Cropped so short that the skin shows. */
  readonly fade?: string;
  readonly flow?: readonly Flow[];
  readonly curls?: {
    readonly count: number;
    readonly area: readonly number[];
    readonly tight?: true;
  };
  readonly wisps?: true;
  readonly coversEars?: true;
}

export type HairMaker = (random: Random) => Hair;

const cap = points(
  '-106,8 -120,-40 -128,-100 -112,-150 -66,-190 0,-206 58,-200 98,-170 116,-120 112,-70 103,-26',
);

/** Hair pulled back, close to the skull. */
export const tight = points(
  '-106,8 -117,-40 -121,-100 -107,-142 -66,-172 0,-183 48,-177 82,-154 101,-117 105,-72 102,-30',
);

const grown = (outline: readonly Point[], grow: number): Point[] =>
  outline.map(([x, y]) => [x * grow, y < -60 ? -60 + (y + 60) * grow : y]);

/** The outline of the head's hair, closed by a hairline. */
export const capPoints = (hairline: string, grow = 1, outline: readonly Point[] = cap): Point[] => [
  ...grown(outline, grow),
  ...points(hairline),
];

export const capShape = (hairline: string, grow = 1, outline: readonly Point[] = cap): string =>
  smooth(capPoints(hairline, grow, outline));

export const flow = (from: string, to: string, count: number): Flow => [
  points(from),
  points(to),
  count,
];

export const temples = (count: number): Flow =>
  flow('-70,-176 -118,-150 -124,-70 -104,0', '-30,-196 -60,-170 -70,-140 -60,-104', count);

export const across = (count: number): Flow =>
  flow('-60,-140 -40,-190 60,-200 104,-100', '-60,-136 -20,-140 50,-126 96,-80', count);
