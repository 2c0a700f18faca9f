export const SPARK = { width: 76, height: 26 } as const;

const MARGIN = 3;

/** The points of values in a small picture; all of them from 0 to the highest of both lines. */
export const sparkPoints = (
  values: readonly number[],
  highest: number,
): readonly (readonly [x: number, y: number])[] => {
  const room = SPARK.height - 2 * MARGIN;
  const step = values.length > 1 ? (SPARK.width - 2 * MARGIN) / (values.length - 1) : 0;
  return values.map((value, index) => [
    MARGIN + index * step,
    SPARK.height - MARGIN - (highest > 0 ? (Math.max(0, value) / highest) * room : 0),
  ]);
};

/** The parts of a line between which something is missing. */
export const unbroken = <Point>(
  points: readonly Point[],
  missing: readonly number[],
): readonly (readonly Point[])[] => {
  const parts: Point[][] = [];
  let isBroken = true;
  for (const [at, point] of points.entries()) {
    const isMissing = missing.includes(at);
    if (!isMissing && isBroken) parts.push([point]);
    else if (!isMissing) parts.at(-1)?.push(point);
    isBroken = isMissing;
  }
  return parts;
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** A soft line through points, flat in each of them so that it never swings beyond. */
export const softPath = (points: readonly (readonly [number, number])[]): string =>
  points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      const middle = round((before[0] + x) / 2);
      return `C${middle} ${round(before[1])} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join('');
