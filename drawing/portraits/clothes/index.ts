import type { Cut, Outfit, OutfitMaker } from './cloth.ts';
import * as coats from './coats.ts';
import * as jackets from './jackets.ts';
import * as knits from './knits.ts';
import * as tops from './tops.ts';

export type { Fill, Outfit } from './cloth.ts';
export { bodyOf, torsoShape } from './body.ts';
export type { Body } from './body.ts';
export type { Dye } from './dyes.ts';
export { dyes } from './dyes.ts';

const makers = { ...tops, ...knits, ...jackets, ...coats } satisfies Record<string, OutfitMaker>;

export type OutfitName = keyof typeof makers;

export const outfitOf = (name: OutfitName, cut: Cut): Outfit => makers[name](cut);
