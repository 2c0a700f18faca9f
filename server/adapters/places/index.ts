import { isServedCountry, type ServedCountry } from '#contract/countries.ts';
import regions from './regions.json' with { type: 'json' };

export type { Place } from './places.ts';
export { findPlaces, kilometresBetween, nearestPlace, placeById, placesOf } from './places.ts';

/** A region of a country: its GeoNames code such as `NL.07`, and the name its residents use. */
type Region = { code: string; name: string };

const byCountry: Readonly<Record<ServedCountry, readonly Region[]>> = regions;

/** The regions of one country in the order of its own alphabet; none for a country not served. */
export function regionsOf(country: string): readonly Region[] {
  return isServedCountry(country) ? byCountry[country] : [];
}
