import type { Body, Fill } from '../clothes/index.ts';
import { darker, lighter, mix } from '../colour.ts';
import type { Point } from '../svg.ts';
import { line, oval, path, soft, times } from '../svg.ts';
import type { Skin } from '../traits.ts';

/** Whose hands they are, and what covers the arms. */
export interface Holder {
  readonly skin: Skin;
  readonly body: Body;
  /** How broad hands and wrists are: 0 to 1. */
  readonly sturdy: number;
  readonly bare: boolean;
  readonly sleeve: Fill;
  readonly colour: string;
  readonly accent: string;
  readonly random: { range: (low: number, high: number) => number };
}

const outline = (skin: Skin): string => darker(skin.shade, 0.2);

/** A forearm from the elbow to the wrist, in a sleeve unless the arms are bare. */
export const forearm = (holder: Holder, s: -1 | 1, [wx, wy]: Point): string => {
  const { body, skin, sturdy, bare } = holder;
  const side = s < 0 ? body.left : body.right;
  const [ex, ey] = [side.x + s * 2, 760];
  const [dx, dy] = [wx - ex, wy - ey];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const [wide, thin] = [60 + sturdy * 10, (bare ? 27 : 34) + sturdy * 6];
  const at = (share: number, off: number): string =>
    `${ex + dx * share + nx * off},${ey + dy * share + ny * off}`;
  const d = `M${at(-0.3, wide)} C${at(0.2, wide)} ${at(0.6, thin * 1.35)} ${at(1, thin)} Q${at(1.03, 0)} ${at(1, -thin)} C${at(0.6, -thin * 1.35)} ${at(0.2, -wide)} ${at(-0.3, -wide)}Z`;
  const fill = bare ? mix(skin.base, skin.shade, 0.1) : `url(#${holder.sleeve}-fill)`;
  const shade = bare ? skin.shade : darker(holder.colour, 0.5);
  return [
    path(d, '#000', `opacity=".34" transform="translate(0,12)" ${soft(12)}`),
    path(d, fill),
    line(
      `M${at(-0.2, -s * wide * 0.7)} C${at(0.3, -s * wide * 0.7)} ${at(0.6, -s * thin)} ${at(0.96, -s * thin * 0.8)}`,
      shade,
      16,
      `opacity=".42" ${soft(5)}`,
    ),
    line(
      `M${at(0, s * wide * 0.5)} C${at(0.3, s * wide * 0.5)} ${at(0.6, s * thin * 0.6)} ${at(0.95, s * thin * 0.5)}`,
      bare ? skin.light : lighter(holder.colour, 0.4),
      12,
      `opacity=".3" ${soft(5)}`,
    ),
    line(
      `M${at(-0.2, wide)} C${at(0.2, wide)} ${at(0.6, thin * 1.35)} ${at(1, thin)} M${at(1, -thin)} C${at(0.6, -thin * 1.35)} ${at(0.2, -wide)} ${at(-0.2, -wide)}`,
      shade,
      3.4,
      `opacity=".5" ${soft(1)}`,
    ),
    bare
      ? ''
      : line(
          `M${at(0.93, thin * 1.05)} Q${at(0.97, 0)} ${at(0.93, -thin * 1.05)}`,
          shade,
          3,
          'opacity=".6"',
        ),
  ].join('');
};

const finger = (skin: Skin, from: Point, to: Point, width: number, nail = true): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const d = `M${from[0]},${from[1]} L${to[0]},${to[1]}`;
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return [
    line(d, outline(skin), width + 2.6, 'opacity=".55"'),
    line(d, skin.base, width),
    line(
      `M${from[0]},${from[1] - width * 0.2} L${to[0] - ux * 4},${to[1] - width * 0.2}`,
      skin.light,
      width * 0.34,
      `opacity=".55" ${soft(2)}`,
    ),
    line(
      `M${from[0]},${from[1] + width * 0.34} L${to[0]},${to[1] + width * 0.34}`,
      skin.shade,
      width * 0.24,
      `opacity=".4" ${soft(2)}`,
    ),
    nail
      ? `<g transform="translate(${to[0] + ux * width * 0.14},${to[1] + uy * width * 0.14}) rotate(${angle})">${oval(0, -width * 0.06, width * 0.3, width * 0.25, lighter(mix(skin.base, skin.blush, 0.25), 0.28))}</g>`
      : '',
  ].join('');
};

const backOfHand = (skin: Skin, x: number, s: number, size: number): string => {
  const d = `M${x - s * 10},${-38 * size} C${x + s * 20 * size},${-44 * size} ${x + s * 40 * size},${-20 * size} ${x + s * 44 * size},${14 * size} C${x + s * 48 * size},${40 * size} ${x + s * 52 * size},${56 * size} ${x + s * 46 * size},${74 * size} L${x + s * 2},${62 * size} C${x - s * 10},${50 * size} ${x - s * 12},${10 * size} ${x - s * 10},${-38 * size}Z`;
  return (
    path(d, outline(skin), 'opacity=".55" stroke-width="2"') +
    path(d, skin.base) +
    path(d, skin.shade, `opacity=".25" transform="translate(${s * 8},10) scale(.92)" ${soft(5)}`)
  );
};

/** A hand around something upright at 0,0; the fingers come from side `s`. */
export const grip = ({ skin, sturdy }: Holder, radius: number, s: -1 | 1): string => {
  const size = 0.94 + sturdy * 0.16;
  const root = s * (radius + 6);
  const reach = radius * 2 * 0.86 + 12;
  const fingers = times(4, (index) => {
    const length = reach * ([0.9, 1, 0.94, 0.76][index] ?? 1);
    const y = (index - 1.5) * 19 * size;
    return finger(skin, [root, y - 2], [root - s * length, y + 3 - index], 19 * size);
  });
  const knuckles = times(4, (index) =>
    oval(root + s * 2, (index - 1.5) * 19 * size - 2, 8, 7, skin.light, `opacity=".35" ${soft(3)}`),
  );
  return backOfHand(skin, root, s, size) + fingers + knuckles;
};

/** A thumb over the near edge of something held with both hands; the palm is behind it. */
export const thumb = ({ skin, sturdy }: Holder, s: -1 | 1): string => {
  const size = 0.94 + sturdy * 0.16;
  const palm = `M${s * 6},${-16 * size} C${s * 34},${-26 * size} ${s * 54},${6 * size} ${s * 52},${44 * size} C${s * 50},${66 * size} ${s * 26},${72 * size} ${s * 8},${58 * size} C${s * -6},${40 * size} ${s * -6},${8 * size} ${s * 6},${-16 * size}Z`;
  return (
    path(palm, outline(skin), 'opacity=".5"') +
    path(palm, skin.base) +
    path(palm, skin.shade, `opacity=".3" transform="translate(${s * 6},14) scale(.9)" ${soft(5)}`) +
    finger(skin, [s * 20, 10], [s * -20, -20], 23 * size)
  );
};

/** A relaxed hand that lies on something; the fingers point away from the arm. */
export const resting = ({ skin, sturdy }: Holder, s: -1 | 1): string => {
  const size = 0.94 + sturdy * 0.16;
  const palm = `M${s * 46},${-30 * size} C${s * 10},${-44 * size} ${s * -20},${-30 * size} ${s * -30},${-8} C${s * -26},${24 * size} ${s * 14},${40 * size} ${s * 48},${36 * size}Z`;
  return (
    times(4, (index) =>
      finger(
        skin,
        [s * -14, (index - 1.4) * 15 * size],
        [s * (-62 + Math.abs(index - 1.2) * 7), (index - 1.2) * 19 * size + 8],
        18 * size,
      ),
    ) +
    path(palm, skin.base) +
    path(palm, skin.shade, `opacity=".25" transform="translate(${s * 6},10) scale(.9)" ${soft(5)}`)
  );
};

/** A fist that comes down on a bar at 0,0. */
export const fist = ({ skin, sturdy }: Holder): string => {
  const size = 0.98 + sturdy * 0.16;
  const back = `M${-42 * size},-6 C${-46 * size},-40 ${-34 * size},-66 ${-30 * size},-96 L${30 * size},-96 C${34 * size},-66 ${46 * size},-40 ${42 * size},-6Z`;
  return (
    path(back, skin.base) +
    line(
      `M${-30 * size},-96 C${-34 * size},-66 ${-46 * size},-40 ${-42 * size},-6 M${30 * size},-96 C${34 * size},-66 ${46 * size},-40 ${42 * size},-6`,
      outline(skin),
      2.4,
      'opacity=".5"',
    ) +
    times(4, (index) =>
      finger(
        skin,
        [(index - 1.5) * 20 * size, -10],
        [(index - 1.5) * 19 * size, 17],
        20 * size,
        false,
      ),
    ) +
    times(4, (index) =>
      oval((index - 1.5) * 20 * size, -14, 8, 6, skin.light, `opacity=".4" ${soft(3)}`),
    )
  );
};
