import type { SQL, SQLWrapper } from '../sql.ts';
import { sql } from '../sql.ts';

/** The map is cut into so many cells for each step: a power of two, so that all compute the same. */
export const CELLS_PER_STEP = 4;

/** More rows of cells than a map has from top to bottom. */
export const CELL_ROWS = 4096;

/** The cell in which a point of the map lies, as it stands in an index. */
export const cellOf = (spot: SQLWrapper): SQL =>
  sql.join([
    sql.raw('(floor(('),
    sql`${spot}`,
    sql.raw(`)[0] * ${CELLS_PER_STEP})::int8 * ${CELL_ROWS} + floor((`),
    sql`${spot}`,
    sql.raw(`)[1] * ${CELLS_PER_STEP})::int8)`),
  ]);
