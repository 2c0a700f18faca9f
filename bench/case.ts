import type { Plot } from './plot.ts';
import type { Spread } from './stats.ts';

/** What a figure should reach: the ratio where there is a baseline, else our own figure. */
export type Goal = { readonly least: number } | { readonly most: number };

/** One line of the table. Without a goal it is told beside the others. */
export interface Row {
  readonly what: string;
  readonly ours: Spread;
  readonly baseline?: Spread;
  readonly ratio?: Spread;
  readonly goal?: Goal;
  /** Where it differs from the unit of the case. */
  readonly unit?: string;
}

/** What a case is given to work with. */
export interface Bench {
  /** A folder of its own, removed afterwards. */
  readonly folder: string;
  readonly rounds: number;
  /** How long each side of a round is under load. */
  readonly milliseconds: number;
  /** The share of members and messages to fill in; less than 1 only tries a case out. */
  readonly scale: number;
  /** How long a load goes on that has to be borne rather than compared. */
  readonly seconds: number;
  /** Tells something as lines, beside the rows. */
  plot(plot: Plot): void;
  /** Undoes something when the case is over, however it ends; the latest goes first. */
  defer(undo: () => Promise<void>): void;
}

/** One benchmark: a file in `cases/` that exports it as `benchmark`. */
export interface Case {
  /** As in docs/benchmarks.md; null for what stands beside the list. */
  readonly number: number | null;
  readonly title: string;
  /** The goal of the case; each row says which one applies to it. */
  readonly goal: Goal;
  readonly unit: string;
  /** Whether it takes so long that it is only run when it is asked for by its name. */
  readonly onlyWhenAsked?: true;
  readonly run: (bench: Bench) => Promise<readonly Row[]>;
}

/** Whether a row reached its goal; null for one that has none, or no figure. */
export const isMet = ({ goal, ours, ratio }: Row): boolean | null => {
  const { median } = ratio ?? ours;
  if (!goal || !Number.isFinite(median)) return null;
  return 'least' in goal ? median >= goal.least : median <= goal.most;
};
