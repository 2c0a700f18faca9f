import type { Pixels } from './face.ts';

/** Cells across and down whose light is compared. */
const ACROSS = 9;
const DOWN = 8;

/** Less difference of light than that tells nothing: all plain walls would be the same picture. */
const LEAST_CONTRAST = 24;

/** The mean light of a cell of the picture. */
const lightIn = ({ data, width, height }: Pixels, column: number, row: number): number => {
  const [left, right] = [column, column + 1].map((at) => Math.floor((at * width) / ACROSS));
  const [top, bottom] = [row, row + 1].map((at) => Math.floor((at * height) / DOWN));
  let [sum, count] = [0, 0];
  for (let y = top ?? 0; y < (bottom ?? 0); y += 1) {
    for (let x = left ?? 0; x < (right ?? 0); x += 1) {
      const at = (y * width + x) * 3;
      sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
};

/**
 * A number that stays nearly the same when a picture is made smaller, brighter or encoded again: for
 * each cell, whether it is lighter than the one to its left. Null where a picture shows too little.
 */
export const fingerprintOf = (tiny: Pixels): bigint | null => {
  const light = Array.from({ length: DOWN }, (_, row) =>
    Array.from({ length: ACROSS }, (_cell, column) => lightIn(tiny, column, row)),
  );
  const all = light.flat();
  if (Math.max(...all) - Math.min(...all) < LEAST_CONTRAST) return null;
  const bits = light.flatMap((row) => row.slice(1).map((value, at) => value > (row[at] ?? 0)));
  const value = bits.reduce((number, bit) => (number << 1n) | (bit ? 1n : 0n), 0n);
  return BigInt.asIntN(64, value);
};
