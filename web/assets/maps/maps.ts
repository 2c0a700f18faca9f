import type { ServedCountry } from '#contract/countries.ts';
import drawn from './maps.json' with { type: 'json' };

export interface CountryMap {
  readonly size: readonly [width: number, height: number];
  /** Paths of dots: large towns, middling and small ones. */
  readonly dots: readonly string[];
  /** The largest, with their places; the first four lie well apart. */
  readonly towns: readonly (readonly [name: string, x: number, y: number])[];
  /** A way past many of them. */
  readonly walk: string;
}

/** Countries as their towns draw them. Written by tools/make-lander-maps.ts. */
export const maps = drawn as unknown as Record<ServedCountry, CountryMap>;
