import { cellsAround } from '../listing/map.ts';
import type { Reader } from '../reader.ts';
import type { Values } from './conditions.ts';
import type { Criteria } from './criteria.ts';
import { MAX_CELLS_KM } from './filters.ts';

/** The near ring reaches to such a part of the far one. */
const NEAR_PART = 1 / 3;

/** Where people are looked for around a reader: the far ring only where the near one has too few. */
export interface Rings {
  /** In steps on the map. */
  readonly near: number;
  readonly far: number;
  /** Whether nobody who fits is beyond. */
  readonly isWhole: boolean;
}

/** Null for who is nowhere, and for another country, where those who fit are far away. */
export const ringsOf = (reader: Reader, { km, country, region }: Criteria): Rings | null => {
  if (!reader.located || country !== null || region !== null) return null;
  const isWhole = km !== null && km <= MAX_CELLS_KM;
  const far = (isWhole ? km : MAX_CELLS_KM) / reader.origin.kmPerStep;
  return { near: far * NEAR_PART, far, isWhole };
};

/** So many are counted at least, and so many of the nearest are wanted. */
interface Wanted {
  readonly most: number;
  readonly nearest: number;
}

export const ringValues = ({ origin }: Reader, { near, far }: Rings, wanted: Wanted): Values => {
  const nearCells = cellsAround(origin, near);
  const known = new Set(nearCells);
  return {
    ...wanted,
    nearSteps: near,
    nearCells,
    farSteps: far,
    farCells: cellsAround(origin, far).filter((cell) => !known.has(cell)),
  };
};
