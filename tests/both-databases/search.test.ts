import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchQuery } from '#contract/members/index.ts';
import { search } from '#contract/members/index.ts';
import { limits } from '#contract/limits.ts';
import { tables } from '#server/db/index.ts';
import { relist } from '#server/features/members/index.ts';
import type { Caller } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addMan, addWoman, livingIn } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { withSettings } from '../support/sites.ts';
import { refusedWith } from '../support/answers.ts';

const app = await appOfFile();
let mara: Person;

beforeAll(async () => {
  const { core } = app;
  mara = await addWoman(core, 'Mara', { interests: ['coffee', 'hiking'] });
  await addMan(core, 'Aart', { interests: ['coffee', 'hiking', 'tea'], verifiedAt: null });
  await addMan(core, 'Bram', { ...livingIn('Amsterdam'), hairColour: 'red', tattoos: 'many' });
  await addMan(core, 'Chris', { ...livingIn('Maastricht'), birthDate: '1960-01-01' });
  await addMan(core, 'Dirk', { ...livingIn('Hamburg', 'DE'), seeking: ['man'] });
  await addMan(core, 'Egon', { ...livingIn('Hamburg', 'DE'), eyeColour: 'green' });
  await addMan(core, 'Finn', { seekingMinAge: 40, seekingMaxAge: 50 });
  await addMan(core, 'Gijs', { ...livingIn('Amsterdam'), seekingKm: 10 });
  await addMan(core, 'Hugo', { fictional: true });
  await addMan(core, 'Ivar', { country: 'NL', placeId: null, lat: null, lon: null, region: null });
  await addWoman(core, 'Jet');
});

const ask = (query: SearchQuery = {}, caller: Caller = { session: mara.session }) =>
  app.as(caller)(search, { query });

const names = async (query: SearchQuery = {}, caller?: Caller) =>
  (await ask({ sort: 'distance', ...query }, caller)).members.map(({ name }) => name);

const sorted = async (query: SearchQuery = {}, caller?: Caller) =>
  (await names(query, caller)).toSorted();

describe('a search', () => {
  it('[MEM-5] finds people who look for each other, the nearest first', async () => {
    expect(await sorted()).toEqual(['Aart', 'Bram', 'Chris', 'Egon', 'Hugo', 'Ivar']);
    const { members } = await ask({ sort: 'distance' });
    const far = members.flatMap(({ distance }) => distance ?? []);
    expect(far).toEqual(far.toSorted((a, b) => a - b));
  });

  it('[MEM-5] leaves out whose wishes the reader does not meet, unless asked for them too', async () => {
    const all = await sorted({ two_way: '0' });
    expect(all).toEqual(expect.arrayContaining(['Dirk', 'Finn', 'Gijs']));
  });

  it('[MEM-5] narrows by gender, age, country, region and distance', async () => {
    expect(await sorted({ gender: 'woman', two_way: '0' })).toEqual(['Jet']);
    expect(await sorted({ min_age: '60' })).toEqual(['Chris']);
    expect(await sorted({ country: 'DE' })).toEqual(['Egon']);
    expect(await sorted({ countryregion: livingIn('Maastricht').region })).toEqual(['Chris']);
    expect(await sorted({ distance: '5' })).toEqual(['Aart', 'Hugo']);
    expect(await sorted({ distance: '50', real: '1' })).toEqual(['Aart', 'Bram']);
    expect(await sorted({ max_age: '20', min_age: '99' })).toEqual(
      await sorted({ min_age: '20', max_age: '99' }),
    );
  });

  it('[MEM-5] narrows by interests, attributes, photo, verified and online now', async () => {
    expect(await sorted({ interests: 'tea,wine' })).toEqual(['Aart']);
    expect(await sorted({ hair_colour: 'red,black', tattoos: 'many' })).toEqual(['Bram']);
    expect(await sorted({ hair_colour: 'black' })).toEqual([]);
    expect(await sorted({ photo: '1' })).toEqual([]);
    expect(await sorted({ verified: '1' })).toEqual([]);
    expect(await sorted({ online: '1', interests: 'tea' })).toEqual(['Aart']);
    await app.core.db.update(tables.presence).set({ activeAt: new Date(Date.now() - 3_600_000) });
    expect(await sorted({ online: '1' })).toEqual([]);
  });

  it('[MEM-5] [MEM-9] counts fictional profiles apart, and hides them for who wants that', async () => {
    const { members, numResults, fictional_results } = await ask();
    expect(members.find(({ name }) => name === 'Hugo')).toMatchObject({ fictional: true });
    expect([numResults, fictional_results]).toEqual([members.length - 1, 1]);
    const real = await ask({ real: '1' });
    expect([real.numResults, real.fictional_results]).toEqual([real.members.length, 0]);
    expect(await sorted({ real: '1' })).not.toContain('Hugo');
    const shy = await addWoman(app.core, 'Kato', { hideFictional: true });
    expect(await sorted({}, { session: shy.session })).not.toContain('Hugo');
    expect(await sorted({ real: '0' }, { session: shy.session })).toContain('Hugo');
  });

  it('[MEM-5] tells what it looked for', async () => {
    const { criteria } = await ask({ min_age: '30' });
    expect(criteria).toMatchObject({
      gender: ['man'],
      min_age: 30,
      max_age: limits.maxAge,
      distance: null,
      two_way: true,
      sort: 'relevance',
      near: 'Utrecht',
    });
  });

  it('[MEM-5] offers people who nearly fit when there are few', async () => {
    const { members, similar } = await ask({ interests: 'tea' });
    expect(members.map(({ name }) => name)).toEqual(['Aart']);
    const near = similar.map(({ name }) => name);
    expect(near).toContain('Bram');
    expect(near).not.toContain('Aart');
    expect(near).not.toContain('Dirk');
  });

  it('[MEM-5] refuses what cannot be looked for, and changes nothing', async () => {
    for (const query of [
      { gender: 'robot' },
      { min_age: '17' },
      { distance: '7' },
      { sort: 'richest' },
      { countryregion: "'; drop" },
      { interests: 'tea,' },
    ] as SearchQuery[]) {
      await expect(ask(query)).rejects.toEqual(refusedWith(400, 'invalid_input'));
    }
  });

  it('[MEM-5] ignores fields that the site does not search by or show', async () => {
    await withSettings(app, { search_fields: ['gender'] }, async () => {
      expect(await sorted({ interests: 'tea', distance: '5', hair_colour: 'red' })).toEqual(
        await sorted(),
      );
    });
    await withSettings(app, { visible_profile_fields: ['gender'] }, async () => {
      const { members } = await ask({ hair_colour: 'red' });
      expect(members.length).toBeGreaterThan(1);
      for (const { place, distance, country } of members) {
        expect([place, distance, country]).toEqual([null, null, null]);
      }
    });
  });
});

describe('visitors', () => {
  const visitor: Caller = {};
  const sent: Caller = { headers: { cookie: 'trafficsource=network%3Dpartner' } };

  it('[MEM-6] search as the site says, apart for those whom a partner sent', async () => {
    await withSettings(
      app,
      { logged_out_search: true, logged_out_search_trafficsource: false },
      async () => {
        expect((await ask({}, visitor)).members.length).toBeGreaterThan(0);
        await expect(ask({}, sent)).rejects.toEqual(refusedWith(403, 'members_only'));
      },
    );
    await withSettings(
      app,
      { logged_out_search: false, logged_out_search_trafficsource: true },
      async () => {
        await expect(ask({}, visitor)).rejects.toEqual(refusedWith(403, 'members_only'));
        expect((await ask({}, sent)).members.length).toBeGreaterThan(0);
      },
    );
  });

  it('[MEM-6] are told no distances and no shared interests', async () => {
    const { members, criteria } = await ask({}, visitor);
    expect(criteria).toMatchObject({ near: null, two_way: false, distance: null });
    for (const card of members) {
      expect(card).toMatchObject({ distance: null, shared_interests: [] });
    }
  });
});

describe('who is not there for others', () => {
  it('[MEM-11] is not found while invisible, and is found again afterwards', async () => {
    const ghost = await addMan(app.core, 'Lars', { interests: ['sailing'] });
    const set = (invisible: boolean) =>
      app.core.transact(async (tx) => {
        await tx.db
          .update(tables.profiles)
          .set({ invisible })
          .where(eq(tables.profiles.id, ghost.profileId));
        await relist(app.core, tx, ghost.profileId);
      });
    expect(await sorted({ interests: 'sailing' })).toEqual(['Lars']);
    await set(true);
    expect(await sorted({ interests: 'sailing' })).toEqual([]);
    await set(false);
    expect(await sorted({ interests: 'sailing' })).toEqual(['Lars']);
  });
});
