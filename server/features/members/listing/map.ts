import { hash } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { CELL_ROWS, CELLS_PER_STEP } from '#server/db/tables/cell-size.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Position {
  readonly lat: number;
  readonly lon: number;
}

const RADIANS_PER_DEGREE = Math.PI / 180;
const KM_PER_DEGREE = 111.32;
/** More than a whole world between the maps of two sites. */
const MAP_WIDTH = 1000;
/** About a kilometre: less than the cell that positions are snapped to. */
const JITTER_DEGREES = 0.01;

/** Mercator: a step on the map is the same in all directions, so that near is near. */
const project = (siteId: number, { lat, lon }: Position): Spot => ({
  x: siteId * MAP_WIDTH + lon,
  y: Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS_PER_DEGREE) / 2)) / RADIANS_PER_DEGREE,
});

/** Between -1 and 1, always the same for the same seed. */
const pseudoRandom = (seed: string): number =>
  Number.parseInt(hash('sha256', seed).slice(0, 12), 16) / 2 ** 47 - 1;

/**
 * Where a profile lies on the map of a site: its cell, and inside it a place that is drawn by lot
 * once. No two are equally far away, and whoever measures a thousand times finds the lot.
 */
export const spotOf = (siteId: number, cell: Position, profileId: string): Spot => {
  const { x, y } = project(siteId, cell);
  return {
    x: x + pseudoRandom(`x:${profileId}`) * JITTER_DEGREES,
    y: y + pseudoRandom(`y:${profileId}`) * JITTER_DEGREES,
  };
};

/** Where a search is measured from, and how many kilometres a step on the map is there. */
export interface MapOrigin extends Spot {
  readonly kmPerStep: number;
}

export const mapOriginOf = (siteId: number, cell: Position): MapOrigin => ({
  ...project(siteId, cell),
  kmPerStep: KM_PER_DEGREE * Math.cos(cell.lat * RADIANS_PER_DEGREE),
});

interface Range {
  readonly from: number;
  readonly to: number;
}

interface Box {
  readonly from: Spot;
  readonly to: Spot;
}

/** A square that holds all who are no more than so many steps away. */
export const boxAround = ({ x, y }: Spot, steps: number): Box => ({
  from: { x: x - steps, y: y - steps },
  to: { x: x + steps, y: y + steps },
});

/** The cells of the map that somebody no more than so many steps away may be in. */
export const cellsAround = (origin: Spot, steps: number): number[] => {
  const [x, y] = [origin.x, origin.y].map((at) => ({
    from: Math.floor((at - steps) * CELLS_PER_STEP),
    to: Math.floor((at + steps) * CELLS_PER_STEP),
  })) as [Range, Range];
  const cells: number[] = [];
  for (let column = x.from; column <= x.to; column += 1)
    for (let row = y.from; row <= y.to; row += 1) cells.push(column * CELL_ROWS + row);
  return cells;
};

/** The distance as others see it: rounded up to a step; null beyond the last. */
export const coarseDistance = (km: number): number | null =>
  limits.distanceSteps.find((step) => km <= step) ?? null;
