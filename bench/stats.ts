/** The middle of several readings, and how far they lie apart. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below = NaN, above = NaN] = [sorted[middle - 1], sorted[middle]];
  return {
    median: sorted.length % 2 === 0 ? (below + above) / 2 : above,
    min: sorted[0] ?? NaN,
    max: sorted.at(-1) ?? NaN,
  };
};

/** The value that the given share of sorted readings does not exceed. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;

/**
 * How fast something grows, and between which values that lies 19 times of 20. Readings that follow
 * each other are alike, so they tell less than as many that do not.
 */
export const slopeOf = (points: readonly (readonly [x: number, y: number])[]): Spread => {
  const count = points.length;
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / count;
  const [atX, atY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const width = points.reduce((sum, [x]) => sum + (x - atX) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - atX) * (y - atY), 0) / width;
  const rests = points.map(([x, y]) => y - atY - slope * (x - atX));
  const squares = rests.reduce((sum, rest) => sum + rest ** 2, 0);
  const likeness = rests.reduce((sum, rest, at) => sum + rest * (rests[at - 1] ?? 0), 0) / squares;
  const alike = Math.min(Math.max(likeness || 0, 0), 0.95);
  const error = Math.sqrt((squares / (count - 2) / width) * ((1 + alike) / (1 - alike)));
  return { median: slope, min: slope - 2 * error, max: slope + 2 * error };
};

/** Ours against the baseline. Ratios are taken within a round, so that a slow moment hits both. */
export const compare = (ours: readonly number[], baseline: readonly number[]) => ({
  ours: spreadOf(ours),
  baseline: spreadOf(baseline),
  ratio: spreadOf(ours.map((value, round) => value / (baseline[round] ?? NaN))),
});

/**
 * Measures every side once per round and returns each side's readings. The order turns around from
 * round to round, so that nobody always comes first.
 */
export const alternate = async <K extends string, R>(
  sides: Readonly<Record<K, () => Promise<R>>>,
  rounds: number,
): Promise<Record<K, R[]>> => {
  const names = Object.keys(sides) as K[];
  const readings = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<K, R[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      readings[name].push(await sides[name]());
    }
  }
  return readings;
};
