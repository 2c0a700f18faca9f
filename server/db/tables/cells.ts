import type { SQL, SQLWrapper } from '../sql.ts';
import { sql } from '../sql.ts';
import { CELL_ROWS, CELLS_PER_STEP } from './cell-size.ts';

/** The cell in which a point of the map lies, as it stands in an index. */
export const cellOf = (spot: SQLWrapper): SQL =>
  sql.join([
    sql.raw('(floor(('),
    sql`${spot}`,
    sql.raw(`)[0] * ${CELLS_PER_STEP})::int8 * ${CELL_ROWS} + floor((`),
    sql`${spot}`,
    sql.raw(`)[1] * ${CELLS_PER_STEP})::int8)`),
  ]);
