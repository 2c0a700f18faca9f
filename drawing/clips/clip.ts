import { mix } from '../portraits/colour.ts';
import { blurFilters, gradient, rect } from '../portraits/svg.ts';
import type { Stop } from '../portraits/svg.ts';

export const WIDE = 1152;
export const TALL = 720;

/** A little film without an end: what is drawn at 1 is what is drawn at 0. */
export interface Clip {
  readonly seconds: number;
  /** The art at a moment between 0 and 1. */
  readonly draw: (at: number) => string;
}

export const TURN = Math.PI * 2;

/** From 0 to 1 and back, once or more often in the film. */
export const swing = (at: number, times = 1, phase = 0): number =>
  (1 - Math.cos((at * times + phase) * TURN)) / 2;

export const wave = (at: number, times = 1, phase = 0): number =>
  Math.sin((at * times + phase) * TURN);

/** Slow at both ends. */
const ease = (share: number): number => {
  const held = Math.max(0, Math.min(1, share));
  return held * held * (3 - 2 * held);
};

/** What is left of a number after whole turns, never negative. */
export const rest = (value: number, of = 1): number => ((value % of) + of) % of;

/**
 * Of scenes that follow each other in equal parts of the film: the one shown, the next, and how much
 * of the next is seen. Each is held before it goes over.
 */
export const sceneAt = (at: number, count: number, held = 0.66): [number, number, number] => {
  const place = rest(at) * count;
  const shown = Math.floor(place);
  return [shown, (shown + 1) % count, ease((place - shown - held) / (1 - held))];
};

export const between = (from: number, to: number, share: number): number =>
  from + (to - from) * share;

/** A sky, a wall or a floor: a field of colours from top to bottom. */
export const field = (
  id: string,
  stops: readonly Stop[],
  [x, y, width, height]: readonly [number, number, number, number] = [0, 0, WIDE, TALL],
): string => gradient(id, stops, 0, y, 0, y + height) + rect(x, y, width, height, `url(#${id})`);

/** The same field in another light. */
export const mixed = (from: readonly string[], to: readonly string[], share: number): string[] =>
  from.map((colour, at) => mix(colour, to[at] ?? colour, share));

/** Colours spread evenly. */
export const spread = (colours: readonly string[]): Stop[] =>
  colours.map((colour, at) => [at / Math.max(1, colours.length - 1), colour]);

export const frame = (art: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${TALL}" viewBox="0 0 ${WIDE} ${TALL}"><defs>${blurFilters}</defs>${art}</svg>`;
