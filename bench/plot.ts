/** Moments, rates or sizes, and what was measured there. */
export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

interface Axis {
  readonly label: string;
  /** For what spreads over powers of ten. */
  readonly isLog?: true;
}

/** Something that is told better as lines than as figures. */
export interface Plot {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
}
