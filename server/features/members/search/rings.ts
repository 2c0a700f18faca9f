import { cellsAround } from '../listing/map.ts';
import type { Reader } from '../reader.ts';
import type { Values } from './conditions.ts';
import type { Criteria } from './criteria.ts';

/** Of a small area this part is looked at first. */
const NEAR_PART = 1 / 3;
/** Kilometres. */
const SMALL_AREA = 150;
const LARGE_AREA = 500;

const ringNames = ['near', 'middle', 'far'] as const;

/** Where people are looked for around a reader: in each ring only where those before have too few. */
export interface Rings {
  /** How far each of them reaches, in steps on the map. */
  readonly reaches: readonly number[];
  /** Whether nobody who fits is beyond. */
  readonly isWhole: boolean;
}

/** Null for who is nowhere, and for another country, where those who fit are far away. */
export const ringsOf = (reader: Reader, { km, country, region }: Criteria): Rings | null => {
  if (!reader.located || country !== null || region !== null) return null;
  const most = Math.min(km ?? LARGE_AREA, LARGE_AREA);
  const kilometres =
    most <= SMALL_AREA ? [most * NEAR_PART, most] : [SMALL_AREA * NEAR_PART, SMALL_AREA, most];
  return {
    reaches: kilometres.map((reach) => reach / reader.origin.kmPerStep),
    isWhole: km === most,
  };
};

/** So many people are counted at least, and so many of the nearest are wanted. */
interface Wanted {
  readonly people: number;
  readonly nearest: number;
}

export const ringValues = ({ origin }: Reader, { reaches }: Rings, wanted: Wanted): Values => {
  const known = new Set<number>();
  const values: Record<string, unknown> = { ...wanted, areaSteps: reaches.at(-1) };
  for (const [at, reach] of reaches.entries()) {
    const cells = cellsAround(origin, reach).filter((cell) => !known.has(cell));
    for (const cell of cells) known.add(cell);
    values[`${ringNames[at]}Cells`] = cells;
    values[`${ringNames[at]}Steps`] = reach;
  }
  return values;
};
