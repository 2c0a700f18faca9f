/** Values of one layer, from the first day or hour on. */
export interface Layer {
  readonly name: string;
  /** Of the colours of charts. */
  readonly colour: number;
  /** Null for what is not counted yet. */
  readonly values: readonly (number | null)[];
}

/** Each layer on top of those before it. */
export const stacked = (layers: readonly Layer[]): (number | null)[][] => {
  const sums: (number | null)[][] = [];
  for (const { values } of layers) {
    const below = sums.at(-1);
    sums.push(
      values.map((value, index) => (value === null ? null : value + (below?.[index] ?? 0))),
    );
  }
  return sums;
};
