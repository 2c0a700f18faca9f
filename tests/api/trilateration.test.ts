import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountUpdate } from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import { geocode, member, search, searchSorts } from '#contract/members/index.ts';
import { tables } from '#server/db/index.ts';
import { kilometresBetween, nearestPlace, placesOf } from '#server/adapters/places/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addCrowd } from '../support/crowd.ts';
import { findText as everywhere } from '../support/find-text.ts';
import { addMan, addWoman, livingIn } from '../support/members.ts';
import type { Person } from '../support/people.ts';

/** Two positions kilometres apart in one cell, in different quarters of the town. */
const HERE = { lat: '52.0781313', lon: '5.1213131' };
const THERE = { lat: '52.1217171', lon: '5.0787171' };
const TOWNS = 14;

const app = await appOfFile();
let victim: Person;
let eve: Person;

const cell = livingIn('Utrecht');

/** Towns all around, at all distances that might tell something. */
const lookouts = placesOf('NL')
  .map((place) => ({ ...place, km: kilometresBetween(place, cell) }))
  .filter(({ km }) => km > 3 && km < 110)
  .toSorted((a, b) => a.id - b.id)
  .filter((_, index, all) => index % Math.ceil(all.length / TOWNS) === 0);

beforeAll(async () => {
  victim = await addMan(app.core, 'Victim');
  eve = await addWoman(app.core, 'Eve');
  // Marks at known places, to compare with.
  for (const town of ['Utrecht', 'Zeist', 'Nieuwegein', 'Amersfoort']) {
    await addCrowd(app.core, 3, () => ({ profile: livingIn(town) }));
  }
});

const stand = ({ lat, lon }: typeof HERE) =>
  app.as({ session: victim.session })(geocode, { query: { lat, lon } });

const kmOf = (position: typeof HERE, other: { lat: number; lon: number }) =>
  kilometresBetween({ lat: Number(position.lat), lon: Number(position.lon) }, other);

/** All that the server tells about somebody, seen from one town. */
const lookFrom = async (place: { id: number }) => {
  const call = app.as({ session: eve.session });
  await call(accountUpdate, { body: { country: 'NL', place_id: place.id } });
  const { distance, place: town } = (await call(member, { query: { id: victim.profileId } }))
    .member;
  const orders: string[][] = [];
  for (const sort of ['distance', 'relevance'] as const) {
    const { members } = await call(search, { query: { sort } });
    orders.push(members.map(({ id, distance: km }) => `${id} ${km}`));
  }
  const within: boolean[] = [];
  for (const km of [10, 25, 50] as const) {
    const { members } = await call(search, { query: { sort: 'distance', distance: `${km}` } });
    within.push(members.some(({ id }) => id === victim.profileId));
  }
  return { distance, town, orders, within };
};

const lookAround = async () => {
  const seen: Awaited<ReturnType<typeof lookFrom>>[] = [];
  for (const place of lookouts) seen.push(await lookFrom(place));
  return seen;
};

const steps = [0, ...limits.distanceSteps];

/** The middle of all positions that agree with the distances told. */
const estimate = (seen: Awaited<ReturnType<typeof lookAround>>) => {
  const fitting: { lat: number; lon: number; misses: number }[] = [];
  for (let lat = 51.9; lat <= 52.3; lat += 0.005) {
    for (let lon = 4.9; lon <= 5.4; lon += 0.005) {
      const misses = seen.filter(({ distance }, at) => {
        const km = kilometresBetween({ lat, lon }, lookouts[at] ?? cell);
        const step = steps.indexOf(distance ?? Infinity);
        return step > 0 && (km > (steps[step] ?? 0) + 1.5 || km <= (steps[step - 1] ?? 0) - 1.5);
      }).length;
      fitting.push({ lat, lon, misses });
    }
  }
  const least = Math.min(...fitting.map(({ misses }) => misses));
  const best = fitting.filter(({ misses }) => misses === least);
  const mean = (key: 'lat' | 'lon') => best.reduce((sum, one) => sum + one[key], 0) / best.length;
  return { lat: mean('lat'), lon: mean('lon') };
};

const storedOf = async () => {
  const { listings, profiles } = tables;
  const mine = eq(profiles.id, victim.profileId);
  return {
    profile: await app.core.db.select().from(profiles).where(mine),
    listing: await app.core.db
      .select()
      .from(listings)
      .where(eq(listings.profileId, victim.profileId)),
  };
};

describe('somebody who measures from everywhere', () => {
  it('[MEM-7] learns the same wherever in the cell the other one really is', async () => {
    const quarterAt = ({ lat, lon }: typeof HERE) => nearestPlace(Number(lat), Number(lon)).name;
    expect(quarterAt(HERE)).not.toBe(quarterAt(THERE));
    expect((await stand(HERE)).place?.name).toBe('Utrecht');
    const stored = await storedOf();
    const here = await lookAround();
    expect((await stand(THERE)).place?.name).toBe('Utrecht');
    expect(await storedOf()).toEqual(stored);
    const there = await lookAround();
    expect(there).toEqual(here);
    expect(kmOf(HERE, { lat: Number(THERE.lat), lon: Number(THERE.lon) })).toBeGreaterThan(4);

    // The best that can be made of it is the cell, and therefore as wrong for the one as for the other.
    const guess = estimate(here);
    expect(kilometresBetween(guess, cell)).toBeLessThan(5);
    expect(Math.max(kmOf(HERE, guess), kmOf(THERE, guess))).toBeGreaterThan(2);

    // Only steps are told, never a number of its own.
    const told = new Set(here.map(({ distance }) => distance));
    expect(told.size).toBeGreaterThan(3);
    const known: readonly (number | null)[] = [...limits.distanceSteps, null];
    expect([...told].filter((km) => !known.includes(km))).toEqual([]);
  });

  it('[MEM-7] finds the true position in no table, file or answer', async () => {
    await stand(HERE);
    for (const digits of [HERE.lat, HERE.lon, HERE.lat.slice(0, 7), HERE.lon.slice(0, 6)]) {
      expect(await everywhere(app, digits)).toEqual([]);
    }
    const answer = await app.send('GET', `/api/member.php?id=${victim.profileId}`, {
      session: eve.session,
    });
    expect(answer.payload).not.toMatch(/52\.\d|5\.\d|"lat"|"lon"|"spot"|"steps"/);
  });

  it('[MEM-7] reads nothing in a cursor', async () => {
    await addCrowd(app.core, limits.searchPage);
    const call = app.as({ session: eve.session });
    for (const sort of searchSorts) {
      const read = async () => (await call(search, { query: { sort } })).next ?? '';
      const [one, other] = [await read(), await read()];
      expect(one).toMatch(/^[\w-]{40,}$/);
      expect(one).toHaveLength(other.length);
      const bytes = [one, other].map((text) => Buffer.from(text, 'base64url'));
      // The same place in the same list looks different each time, in every part.
      const same = [...(bytes[0] ?? [])].filter((byte, at) => byte === bytes[1]?.[at]).length;
      expect(same).toBeLessThan(8);
      expect(bytes[0]?.toString('latin1')).not.toMatch(/steps|rank|time|\d{4}/);
    }
  });
});
