import type { Site } from '#server/core/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { placeById } from '#server/adapters/places/index.ts';

/** About five kilometres. */
const GRID_DEGREES = 0.05;

/** To the middle of a cell. */
export const snapToGrid = (degrees: number): number =>
  Math.round(Math.round(degrees / GRID_DEGREES) * GRID_DEGREES * 100) / 100;

/** Where somebody lives, as coarse as it is stored; refuses what the site does not serve. */
export const resolveLocation = (
  site: Pick<Site, 'settings'>,
  country: string,
  placeId: number | null | undefined,
) => {
  const served: readonly string[] = site.settings.countries;
  if (!served.includes(country)) throw refuseFields({ country: 'unknown_choice' });
  if (placeId === null || placeId === undefined) {
    return { country, region: null, placeId: null, lat: null, lon: null };
  }
  const place = placeById(placeId);
  if (place?.country !== country) throw refuseFields({ place_id: 'unknown_choice' });
  return {
    country,
    region: place.region,
    placeId,
    lat: snapToGrid(place.lat),
    lon: snapToGrid(place.lon),
  };
};
