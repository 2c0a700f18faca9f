import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { profile, search } from '#contract/members/index.ts';
import { tables } from '#server/db/index.ts';
import { fieldsRefused } from '../support/accounts.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addMan, addWoman, livingIn } from '../support/members.ts';
import type { Person } from '../support/people.ts';

const AMSTERDAM = { lat: '52.3702', lon: '4.8952' };
const NORTH_SEA = { lat: '55.5', lon: '3.5' };
const TOKYO = { lat: '35.68', lon: '139.69' };
const LONDON = { lat: '51.5072', lon: '-0.1276' };
const HOST = 'evergreen.localhost';

const app = await appOfFile();
let aart: Person;

beforeAll(async () => {
  aart = await addMan(app.core, 'Aart');
});

const ask = ({ lat, lon }: { lat: string; lon: string }, raw: Raw = {}) =>
  app.send('GET', `/api/geocode.php?lat=${lat}&lon=${lon}`, raw);

const storedOf = async ({ profileId }: Person) => {
  const { profiles } = tables;
  const [row] = await app.core.db.select().from(profiles).where(eq(profiles.id, profileId));
  const { country, region, placeId, lat, lon } = row ?? {};
  return { country, region, placeId, lat, lon };
};

describe('geocode.php', () => {
  it('[MEM-10] names the place and stores it, where search finds it at once', async () => {
    const answer = await ask(AMSTERDAM, { session: aart.session });
    expect(answer.json()).toEqual({
      place: {
        id: livingIn('Amsterdam').placeId,
        name: 'Amsterdam',
        region: 'Noord-Holland',
        country: 'NL',
      },
      stored: true,
    });
    expect(await storedOf(aart)).toEqual(livingIn('Amsterdam'));
    const { profile: own } = await app.as({ session: aart.session })(profile);
    expect(own).toMatchObject({ country: 'NL', place: { name: 'Amsterdam' } });
    const mara = await addWoman(app.core, 'Mara', livingIn('Amsterdam'));
    const { members } = await app.as({ session: mara.session })(search, {
      query: { distance: '5' },
    });
    expect(members).toMatchObject([{ name: 'Aart', place: 'Amsterdam', distance: 5 }]);
  });

  it('[MEM-7] names the town for everybody in its cell, not the quarter', async () => {
    const names = new Set<unknown>();
    for (const lat of ['52.3251', '52.35', '52.3749']) {
      for (const lon of ['4.8751', '4.9', '4.9249']) {
        const { place } = (await ask({ lat, lon })).json<{ place: { name: string } }>();
        names.add(place.name);
      }
    }
    expect(names.size).toBe(1);
  });

  it('[MEM-10] names the place for visitors and stores nothing', async () => {
    expect((await ask(AMSTERDAM)).json()).toMatchObject({
      place: { name: 'Amsterdam' },
      stored: false,
    });
  });

  it('[MEM-10] names nothing far from any town, and leaves the place as it was', async () => {
    const before = await storedOf(aart);
    for (const position of [
      NORTH_SEA,
      TOKYO,
      { lat: '-90', lon: '180' },
      { lat: '0', lon: '-0' },
    ]) {
      const answer = await ask(position, { session: aart.session });
      expect(answer.json()).toEqual({ place: null, stored: false });
    }
    expect(await storedOf(aart)).toEqual(before);
  });

  it('[MEM-10] stores no place in a country that the site does not serve', async () => {
    const home = { ...livingIn('Hamburg', 'DE'), siteId: 2 };
    const there = await addMan(app.core, 'There', home, { siteId: 2 });
    const own = { session: there.session, host: HOST };
    expect((await ask(LONDON, own)).json()).toMatchObject({
      place: { name: 'London', country: 'GB' },
      stored: false,
    });
    const { siteId: _site, ...before } = home;
    expect(await storedOf(there)).toEqual(before);
    expect((await ask(AMSTERDAM, own)).json()).toMatchObject({ stored: true });
    expect(await storedOf(there)).toEqual(livingIn('Amsterdam'));
  });

  it('[API-9] changes nothing for a page of another site, or a link', async () => {
    const bram = await addMan(app.core, 'Bram');
    const before = await storedOf(bram);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': undefined },
      { 'sec-fetch-site': undefined, origin: 'https://elsewhere.example' },
    ]) {
      const cookie = `session=${bram.session}`;
      const answer = await ask(AMSTERDAM, { headers: { ...headers, cookie } });
      expect(answer.statusCode, JSON.stringify(headers)).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'foreign_origin' });
    }
    expect(await storedOf(bram)).toEqual(before);
  });

  it.each([
    ['lat', '90.1', 'too_large'],
    ['lat', '-90.1', 'too_small'],
    ['lon', '181', 'too_large'],
    ['lon', 'NaN', 'invalid'],
    ['lat', '', 'invalid'],
    ['lon', '1e2', 'invalid'],
  ] as const)('[API-6] refuses %s of %j: %s', async (field, value, code) => {
    const answer = await ask({ ...AMSTERDAM, [field]: value }, { session: aart.session });
    expect(answer.json()).toMatchObject(fieldsRefused({ [field]: code }));
  });
});
