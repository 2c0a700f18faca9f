import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { SearchQuery, SearchSort } from '#contract/members/index.ts';
import { search, searchSorts } from '#contract/members/index.ts';
import { tables } from '#server/db/index.ts';
import { relist } from '#server/features/members/index.ts';
import { interestBits, interestsOf } from '#server/features/members/listing/bits.ts';
import { mapOriginOf } from '#server/features/members/listing/map.ts';
import type { Caller } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addCrowd, changeProfiles } from '../support/crowd.ts';
import { addMan, addWoman, livingIn } from '../support/members.ts';
import type { Person } from '../support/people.ts';

const { blocks, listings, presence, profiles } = tables;

/** More than a round of relevance in one cell, and more than two rounds in all. */
const HERE = 140;
const CROWD = 300;
const ROUND = 120;
const DAY = 86_400_000;
const LIKED = ['coffee', 'hiking'] as const;

const app = await appOfFile();
let mara: Person;
let crowd: string[];

const elsewhere = [
  livingIn('Amsterdam'),
  livingIn('Maastricht'),
  livingIn('Hamburg', 'DE'),
  livingIn('München', 'DE'),
  { country: 'NL', region: null, placeId: null, lat: null, lon: null },
];

beforeAll(async () => {
  mara = await addWoman(app.core, 'Mara', { interests: [...LIKED] });
  const now = app.clock.now().getTime();
  crowd = await addCrowd(app.core, CROWD, (index) => ({
    profile: {
      ...(index < HERE ? livingIn('Utrecht') : elsewhere[index % elsewhere.length]),
      interests: index % 3 === 0 ? [] : index % 3 === 1 ? ['coffee'] : [...LIKED, 'tea'],
      fictional: index % 17 === 0,
    },
    hasPhoto: index % 2 === 0,
    // Many at the very same moment.
    joinedAt: new Date(now - DAY * (1 + (index % 7))),
    activeAt: new Date(now - DAY * (index % 4 === 0 ? 0.5 : index % 4 === 1 ? 5 : 30)),
  }));
});

const askAs = (caller: Caller) => (query: SearchQuery & { cursor?: string }) =>
  app.as(caller)(search, { query });

/** Everybody, page by page; something may happen before each further page. */
const readAll = async (
  query: SearchQuery,
  between: (page: number) => Promise<void> = async () => {},
  caller: Caller = { session: mara.session },
): Promise<string[]> => {
  const ids: string[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; cursor !== null; page += 1) {
    if (page > 0) await between(page);
    const answer = await askAs(caller)({ ...query, ...(cursor ? { cursor } : {}) });
    if (answer.next !== null) expect(answer.members).toHaveLength(limits.searchPage);
    expect([answer.numResults, answer.fictional_results].map((count) => count === null)).toEqual(
      page > 0 ? [true, true] : [false, false],
    );
    ids.push(...answer.members.map(({ id }) => id));
    cursor = answer.next;
  }
  return ids;
};

const rowsOf = async (ids: readonly string[]) => {
  const origin = mapOriginOf(1, livingIn('Utrecht'));
  const rows = await app.core.db
    .select({ listing: listings, activeAt: presence.activeAt })
    .from(listings)
    .innerJoin(presence, eq(presence.profileId, listings.profileId))
    .where(inArray(listings.profileId, ids));
  return rows.map(({ listing, activeAt }) => {
    const { profileId: id, spot, joinedAt, interests, hasPhoto, fictional } = listing;
    const steps = Math.hypot(spot.x - origin.x, spot.y - origin.y);
    const shared = interestsOf(interests & interestBits(LIKED)).length;
    return {
      id,
      steps,
      km: steps * origin.kmPerStep,
      joinedAt,
      activeAt,
      shared,
      hasPhoto,
      fictional,
    };
  });
};

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** As documented: each thing counts like a shorter or longer way. */
const rankOf = ({ km, shared, hasPhoto, activeAt, fictional }: Row) => {
  const days = (app.clock.now().getTime() - activeAt.getTime()) / DAY;
  const lately = days < 2 ? 30 : days < 14 ? 15 : 0;
  return Math.min(km, 500) - 6 * shared - (hasPhoto ? 40 : 0) - lately + (fictional ? 60 : 0);
};

const later = (a: string, b: string) => (a < b ? 1 : -1);

const bigSort: Record<SearchSort, (rows: readonly Row[]) => Row[]> = {
  distance: (rows) => rows.toSorted((a, b) => a.steps - b.steps),
  newest: (rows) => rows.toSorted((a, b) => +b.joinedAt - +a.joinedAt || later(a.id, b.id)),
  active: (rows) => rows.toSorted((a, b) => +b.activeAt - +a.activeAt || later(a.id, b.id)),
  relevance: (rows) => {
    const near = bigSort.distance(rows);
    const rounds = Array.from({ length: Math.ceil(near.length / ROUND) }, (_, round) =>
      near.slice(round * ROUND, (round + 1) * ROUND),
    );
    return rounds.flatMap((some) =>
      some.toSorted((a, b) => rankOf(a) - rankOf(b) || later(b.id, a.id)),
    );
  },
};

describe.each(searchSorts)('pages by %s', (sort) => {
  it('[MEM-5] show everybody once, in the order of one big sort', async () => {
    const ids = await readAll({ sort });
    const expected = bigSort[sort](await rowsOf(crowd)).map(({ id }) => id);
    expect(ids).toHaveLength(CROWD);
    expect(ids).toEqual(expected);
  });

  const event = fc.record({
    kind: fc.constantFrom('join', 'leave', 'hide', 'block', 'blocked'),
    who: fc.nat({ max: CROWD - 1 }),
  });

  it('[MEM-5] skip and repeat nobody who stays, whoever comes and goes meanwhile', async () => {
    const { core } = app;
    const run = async (events: { kind: string; who: number }[][]) => {
      const gone = new Set<string>();
      const joined: string[] = [];
      const happen = async ({ kind, who }: { kind: string; who: number }) => {
        const id = crowd[who] ?? '';
        if (kind === 'join') {
          const profile = elsewhere[who % elsewhere.length] ?? {};
          joined.push(...(await addCrowd(core, 3, (index) => (index ? { profile } : {}))));
          return;
        }
        gone.add(id);
        if (kind === 'leave') await changeProfiles(core, [id], { status: 'disabled' });
        else if (kind === 'hide') await changeProfiles(core, [id], { invisible: true });
        else {
          const [blockerId, blockedId] =
            kind === 'block' ? [mara.profileId, id] : [id, mara.profileId];
          const block = { blockerId, blockedId, createdAt: core.clock.now() };
          await core.db.insert(blocks).values(block).onConflictDoNothing();
        }
      };
      try {
        const ids = await readAll({ sort }, async (page) => {
          for (const one of events[page - 1] ?? []) await happen(one);
        });
        expect(new Set(ids).size).toBe(ids.length);
        expect(crowd.filter((id) => !gone.has(id) && !ids.includes(id))).toEqual([]);
        const known = new Set([...crowd, ...joined]);
        expect(ids.filter((id) => !known.has(id))).toEqual([]);
      } finally {
        await core.db.delete(blocks);
        await changeProfiles(core, [...gone], { status: 'active', invisible: false });
        if (joined.length > 0) await core.db.delete(profiles).where(inArray(profiles.id, joined));
      }
    };
    const many = fc.array(fc.array(event, { maxLength: 3 }), { minLength: 4, maxLength: 10 });
    await fc.assert(fc.asyncProperty(many, run), { numRuns: 3, endOnFailure: true });
  });
});

describe('a cursor', () => {
  const invalid = expect.objectContaining({
    status: 400,
    answer: expect.objectContaining({
      code: 'invalid_input',
      fields: { cursor: expect.objectContaining({ code: 'invalid' }) as unknown },
    }) as unknown,
  });

  const cursorOf = async (sort: SearchSort, caller: Caller = { session: mara.session }) =>
    (await askAs(caller)({ sort })).next ?? '';

  it('[MEM-5] of another order is refused', async () => {
    const ask = askAs({ session: mara.session });
    for (const [at, sort] of searchSorts.entries()) {
      const cursor = await cursorOf(sort);
      const other = searchSorts[(at + 1) % searchSorts.length] ?? sort;
      await expect(ask({ sort: other, cursor })).rejects.toEqual(invalid);
    }
  });

  it('[MEM-5] that we never gave out is refused', async () => {
    const cursor = await cursorOf('distance');
    const changed = `${cursor.startsWith('A') ? 'B' : 'A'}${cursor.slice(1)}`;
    const made = Buffer.from(JSON.stringify({ by: 'distance', steps: 0 })).toString('base64url');
    const bad = [
      '',
      'x',
      'null',
      made,
      changed,
      cursor.slice(1),
      cursor.slice(0, -2),
      `${cursor}AA`,
    ];
    for (const one of [...bad, 'é'.repeat(50), 'A'.repeat(600)]) {
      const asked = askAs({ session: mara.session })({ sort: 'distance', cursor: one });
      await expect(asked, one).rejects.toEqual(invalid);
    }
    const long = askAs({ session: mara.session })({ cursor: 'A'.repeat(601) });
    await expect(long).rejects.toMatchObject({ status: 400 });
  });

  it('[MEM-8] of somebody else or another site shows nobody whom its reader may not see', async () => {
    const [hidden = ''] = (await readAll({ sort: 'distance' })).slice(limits.searchPage);
    const nora = await addWoman(app.core, 'Nora');
    const createdAt = app.clock.now();
    const block = { blockerId: hidden, blockedId: nora.profileId, createdAt };
    await app.core.db.insert(blocks).values(block);
    const there = { siteId: 2, email: 'there@people.example' };
    const home = { ...livingIn('Utrecht'), siteId: 2 };
    await addMan(app.core, 'Only there', home, there);
    const olga = await addWoman(app.core, 'Olga', home, { ...there, email: 'olga@there.example' });
    for (const sort of searchSorts) {
      const cursor = await cursorOf(sort);
      const near = await askAs({ session: nora.session })({ sort, cursor });
      expect(near.members.length).toBeGreaterThan(0);
      expect(near.members.map(({ id }) => id)).not.toContain(hidden);
      const host = 'evergreen.localhost';
      const far = await askAs({ session: olga.session, host })({ sort, cursor });
      expect(far.members.filter(({ name }) => name !== 'Only there')).toEqual([]);
    }
    await app.core.db.delete(blocks);
  });
});

describe('the number of results', () => {
  it('[MEM-5] is exact up to a thousand, and then says that there are more', async () => {
    const kind = { gender: 'nonbinary' as const, seeking: ['nonbinary' as const] };
    const add = (count: number, more: object = {}) =>
      addCrowd(app.core, count, () => ({ profile: { ...kind, ...more } }));
    const count = async () => {
      const query = { gender: 'nonbinary', two_way: '0' } as const;
      const found = await askAs({ session: mara.session })(query);
      return [found.numResults, found.more_results, found.fictional_results];
    };
    expect(await count()).toEqual([0, false, 0]);
    await add(limits.maxSearchCount - 1);
    await add(5, { fictional: true });
    expect(await count()).toEqual([limits.maxSearchCount - 1, false, 5]);
    await add(1);
    expect(await count()).toEqual([limits.maxSearchCount, false, 5]);
    await add(1);
    expect(await count()).toEqual([limits.maxSearchCount, true, 5]);
  });
});

describe('people made in bulk', () => {
  it('[MEM-5] are listed exactly as one by one', async () => {
    const [id = ''] = crowd;
    const read = async () =>
      (await app.core.db.select().from(listings).where(eq(listings.profileId, id)))[0];
    const before = await read();
    await app.core.transact((tx) => relist(app.core, tx, id));
    // There is no row of a photo behind it.
    expect(await read()).toEqual({ ...before, hasPhoto: false });
  });
});
