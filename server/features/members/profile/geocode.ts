import type { Answer } from '#contract/core/endpoint.ts';
import type { geocode as endpoint } from '#contract/members/profile.ts';
import type { Caller, Core } from '#server/core/index.ts';
import type { Place } from '#server/adapters/places/index.ts';
import {
  kilometresBetween,
  nearestPlace,
  placesOf,
  regionsOf,
} from '#server/adapters/places/index.ts';
import { snapToGrid, updateAccount } from '#server/features/accounts/index.ts';

/** Farther from any town that we know, the nearest one says nothing. */
const MAX_KM = 60;

/**
 * The largest town of the cell, or the nearest one to it: the name of the nearest quarter would
 * tell others more than the cell does.
 */
const findTown = (cell: { readonly lat: number; readonly lon: number }): Place => {
  const nearest = nearestPlace(cell.lat, cell.lon);
  const isInCell = ({ lat, lon }: Place) =>
    snapToGrid(lat) === cell.lat && snapToGrid(lon) === cell.lon;
  return placesOf(nearest.country).find(isInCell) ?? nearest;
};

/** Names the place at a position, and makes it the member's own. The position itself is kept nowhere. */
export const geocode = async (
  core: Core,
  { site, session }: Caller,
  position: { readonly lat: number; readonly lon: number },
): Promise<Answer<typeof endpoint>> => {
  const cell = { lat: snapToGrid(position.lat), lon: snapToGrid(position.lon) };
  const { id, name, region, country, ...town } = findTown(cell);
  if (kilometresBetween(cell, town) > MAX_KM) return { place: null, stored: false };
  const servedCountries: readonly string[] = site.settings.countries;
  const userId = servedCountries.includes(country) && session?.user ? session.userId : null;
  if (userId !== null) {
    const location = { country, place_id: id };
    await core.transact((tx) => updateAccount(core, tx, site, userId, location));
  }
  const regionName = regionsOf(country).find(({ code }) => code === region)?.name ?? null;
  return { place: { id, name, region: regionName, country }, stored: userId !== null };
};
