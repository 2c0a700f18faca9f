import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { SearchQuery } from '#contract/members/index.ts';
import { block, search, searchCount, unblock } from '#contract/members/index.ts';
import { hashOf, addTime } from '#server/core/index.ts';
import type { Caller as VisitingCaller } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { readerOf } from '#server/features/members/reader.ts';
import { countMatches } from '#server/features/members/search/count-matches.ts';
import { criteriaOf } from '#server/features/members/search/criteria.ts';
import { planSearch } from '#server/features/members/search/search-pages.ts';
import { siteById } from '#server/features/site/index.ts';
import type { Caller } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addCrowd } from '../support/crowd.ts';
import { addMan, addWoman, livingIn } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { withSettings } from '../support/sites.ts';
import { refusedWith } from '../support/answers.ts';

const app = await appOfFile();
let mara: Person;
let aart: Person;

beforeAll(async () => {
  const { core } = app;
  mara = await addWoman(core, 'Mara', { seekingMinAge: 30 });
  aart = await addMan(core, 'Aart', { interests: ['tea'], hairColour: 'red' });
  await addMan(core, 'Bram', livingIn('Amsterdam'));
  await addMan(core, 'Chris', { ...livingIn('Hamburg', 'DE'), birthDate: '1960-01-01' });
  await addMan(core, 'Dirk', { seeking: ['man'] });
  await addMan(core, 'Egon', { invisible: true });
  await addMan(core, 'Finn', { fictional: true });
  await addMan(core, 'Gijs', { birthDate: '2004-01-01' });
});

const asking = (caller: Caller = { session: mara.session }) => ({
  count: (query: SearchQuery = {}) => app.as(caller)(searchCount, { query }),
  find: (query: SearchQuery = {}) => app.as(caller)(search, { query }),
});

describe('a count of people', () => {
  it('[MEM-5] is what the list then shows, whatever is asked, and names the same criteria', async () => {
    const { count, find } = asking();
    const questions: SearchQuery[] = [
      {},
      { two_way: '0' },
      { gender: 'woman,man,nonbinary', two_way: '0' },
      { min_age: '18' },
      { distance: '5' },
      { country: 'DE' },
      { interests: 'tea', hair_colour: 'red' },
      { real: '1' },
      { online: '1', sort: 'active' },
      { photo: '1' },
    ];
    for (const query of questions) {
      const { members, numResults, more_results, fictional_results, criteria } = await find(query);
      const told = await count(query);
      expect(told).toEqual({ numResults, more_results, fictional_results, criteria });
      expect(told.numResults + told.fictional_results).toBe(members.length);
    }
    expect(await count()).toMatchObject({ numResults: 3, fictional_results: 1 });
    expect(await count({ photo: '1' })).toMatchObject({ numResults: 0, more_results: false });
  });

  it('[MEM-8] leaves out who blocks and who is blocked', async () => {
    const { count } = asking();
    const pairs = [
      [mara, aart],
      [aart, mara],
    ] as const;
    for (const [blocker, blocked] of pairs) {
      const as = app.as({ session: blocker.session });
      await as(block, { body: { member: blocked.profileId } });
      expect(await count()).toMatchObject({ numResults: 2 });
      await as(unblock, { body: { member: blocked.profileId } });
      expect(await count()).toMatchObject({ numResults: 3 });
    }
  });

  it('[MEM-6] is for visitors as the search is', async () => {
    const { count } = asking({});
    expect((await count()).numResults).toBeGreaterThan(3);
    await withSettings(app, { logged_out_search: false }, () =>
      expect(count()).rejects.toEqual(refusedWith(403, 'members_only')),
    );
  });

  it('[MEM-5] refuses what cannot be looked for', async () => {
    const { count } = asking();
    for (const query of [{ min_age: '17' }, { distance: '7' }, { gender: 'robot' }]) {
      await expect(count(query as SearchQuery)).rejects.toEqual(refusedWith(400, 'invalid_input'));
    }
  });

  it('[MEM-5] goes as far as it is told, and says that there are more', async () => {
    const { count } = asking();
    const { maxCount: upTo } = limits.filterCount;
    await addCrowd(app.core, upTo - 3);
    expect(await count({ real: '1' })).toMatchObject({ numResults: upTo, more_results: false });
    await addCrowd(app.core, 1);
    expect(await count({ real: '1' })).toMatchObject({ numResults: upTo, more_results: true });
  });

  it('[MEM-5] looks at no more than so many, and says that there may be more', async () => {
    const site = await siteById(app.core, 1);
    const visitor = { site, geoipCountry: 'NL', chosenCountry: null, session: null };
    const reader = await readerOf(app.core, visitor as VisitingCaller);
    const ask = planSearch(app.core, reader, criteriaOf(reader, { interests: ['tea'] }));
    const told = { numResults: 1, fictional_results: 0 };
    expect(await countMatches(ask, 5, 10_000)).toEqual({ ...told, more_results: false });
    expect(await countMatches(ask, 5, 1)).toMatchObject({ more_results: true });
    expect(await countMatches(ask, 5)).toEqual({ ...told, more_results: false });
  });

  it('[API-6] is asked so often and no more, by members as well', async () => {
    const { max, seconds } = limits.filterCountCalls;
    const { session, id } = await addWoman(app.core, 'Jet');
    const resetsAt = addTime(app.clock.now(), { seconds });
    const key = hashOf(`searchCount:${id}`);
    await app.core.db.insert(tables.rateLimits).values({ key, count: max, resetsAt });
    const { count } = asking({ session });
    await expect(count()).rejects.toEqual(refusedWith(429, 'too_many_requests'));
    await expect(asking().count()).resolves.toBeTruthy();
  });
});
