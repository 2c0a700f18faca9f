import type { Random } from '../random.ts';
import type { Stop } from '../svg.ts';
import { gradient, group, oval, path, rect, ring, round, scallop, soft, times } from '../svg.ts';

/** The light a place throws on whoever stands there. */
export interface Light {
  /** Where it comes from: -1 left, 1 right. */
  readonly side: -1 | 1;
  readonly rim: string;
  readonly shadow: string;
  /** Factors for red, green and blue. */
  readonly tint: readonly [number, number, number];
  readonly wash: string;
}

export interface Scene {
  readonly light: Light;
  readonly art: string;
  /** What falls between the person and the viewer: rain, snow. */
  readonly front?: string;
}

/** `colour` is that of a plain backdrop. */
export type SceneMaker = (random: Random, colour: string) => Scene;

export const WIDTH = 900;
export const HEIGHT = 1200;

export const light = (
  side: -1 | 1,
  rim: string,
  shadow: string,
  tint: Light['tint'],
  wash: string,
): Light => ({ side, rim, shadow, tint, wash });

export const backdrop = (...stops: readonly Stop[]): string =>
  gradient('sky', stops, 0, 0, 0, HEIGHT) + rect(0, 0, WIDTH, HEIGHT, 'url(#sky)');

export const blurred = (size: Parameters<typeof soft>[0], ...parts: readonly string[]): string =>
  group(soft(size), ...parts);

export const leaves = (
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  opacity = 1,
): string => path(scallop(ring(cx, cy, rx, ry, 14), random, 60, 0.6), fill, `opacity="${opacity}"`);

/** Points of light out of focus, in a box given by its corners. */
export const bokeh = (
  random: Random,
  count: number,
  colours: readonly string[],
  [left, top, right, bottom]: readonly [number, number, number, number],
  [small, large]: readonly [number, number],
  opacity: number,
): string =>
  blurred(
    2,
    times(count, () => {
      const colour = random.pick(colours);
      const size = random.range(small, large);
      const [x, y] = [random.range(left, right), random.range(top, bottom)];
      const shown = opacity * random.range(0.4, 1);
      return (
        oval(x, y, size, size, colour, `opacity="${shown}"`) +
        oval(
          x,
          y,
          size,
          size,
          'none',
          `stroke="${colour}" stroke-width="2.5" opacity="${shown * 0.7}"`,
        )
      );
    }),
  );

export const boxes = (
  list: readonly (readonly [x: number, y: number, width: number, height: number, fill: string])[],
  extra = '',
): string => list.map(([x, y, w, h, fill]) => rect(x, y, w, h, fill, extra)).join('');

export const trunk = (x: number, width: number, top: number, foot: number, fill: string): string =>
  path(
    `M${x - width / 2},${top} C${x - width / 2 + 8},${top + 300} ${x - width / 2 - 6},${foot - 300} ${x - width * 0.8},${foot} L${x + width * 0.8},${foot} C${x + width / 2 + 6},${foot - 300} ${x + width / 2 - 8},${top + 300} ${x + width / 2},${top}Z`,
    fill,
  );

/** A single leaf, turned. */
export const leaf = (x: number, y: number, length: number, angle: number, fill: string): string =>
  `<path transform="translate(${round(x)},${round(y)}) rotate(${round(angle)})" d="M0,0C${round(length * 0.3)},${round(length * -0.24)} ${round(length * 0.8)},${round(length * -0.2)} ${round(length)},0C${round(length * 0.8)},${round(length * 0.16)} ${round(length * 0.3)},${round(length * 0.2)} 0,0Z" fill="${fill}"/>`;
