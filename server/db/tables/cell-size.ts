/** The map is cut into so many cells for each step: a power of two, so that all compute the same. */
export const CELLS_PER_STEP = 4;

/** More rows of cells than a map has from top to bottom. */
export const CELL_ROWS = 4096;
