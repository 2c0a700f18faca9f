import type { Holder } from './hands.ts';
import { forearm, grip, thumb } from './hands.ts';
import { path, soft } from '../svg.ts';

/** What a person holds or has with them. */
export interface Prop {
  readonly behind?: string;
  readonly front?: string;
  /** What of the body is seen, if not all of it. */
  readonly cut?: string;
}

export type PropMaker = (holder: Holder) => Prop;

export const at = (x: number, y: number, turn: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${x},${y}) rotate(${turn})">${parts.join('')}</g>`;

export const shadowUnder = (d: string): string =>
  path(d, '#000', `opacity=".3" transform="translate(0,12)" ${soft(8)}`);

/** One hand, on the right of the picture, around something upright. */
export const inOneHand = (
  holder: Holder,
  x: number,
  y: number,
  radius: number,
  art: string,
  turn = 0,
): Prop => ({
  front:
    forearm(holder, 1, [x + radius + 44, y + 66]) + at(x, y, turn, art, grip(holder, radius, 1)),
});

/** Both hands at the lower corners of something held before the chest. */
export const inBothHands = (
  holder: Holder,
  y: number,
  half: number,
  art: string,
  drop = 0,
): Prop => {
  const { c } = holder.body;
  const reach = half + 14;
  return {
    front:
      forearm(holder, -1, [c - reach - 16, y + drop + 52]) +
      forearm(holder, 1, [c + reach + 16, y + drop + 52]) +
      at(
        c,
        y,
        0,
        art,
        at(-half + 4, drop, 0, thumb(holder, -1)),
        at(half - 4, drop, 0, thumb(holder, 1)),
      ),
  };
};
