import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cookies } from '#contract/cookies.ts';
import { tables } from '#server/db/index.ts';
import { newAddress } from '../support/accounts.ts';
import type { Raw, TestApp } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addMan, addWoman, livingIn } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { changeSite } from '../support/sites.ts';

const { blocks, notes, visits } = tables;
const HOST = 'evergreen.localhost';
const LATER = new Date('2100-01-01T00:00:00Z');

const targets = [
  'active',
  'fictional',
  'shown elsewhere',
  'invisible',
  'not confirmed',
  'deleted',
  'shut out',
  'of another site',
] as const;

type Target = (typeof targets)[number];

const isSeen = (target: Target) => targets.indexOf(target) < 3;

const app = await appOfFile();
let people: Record<Target, Person>;
let readers: Record<Exclude<Reader, 'a visitor' | 'an unwanted visitor'>, Person>;

const readerKinds = [
  'a visitor',
  'an unwanted visitor',
  'a free member',
  'a premium member',
  'a member of another site',
  'who blocks them',
  'whom they block',
] as const;

type Reader = (typeof readerKinds)[number];

beforeAll(async () => {
  const { core } = app;
  // Two sites of one company that show each other's members.
  await changeSite(app, {
    settings: { member_resell: true, logged_out_search_trafficsource: false },
  });
  await changeSite(app, { companyId: 1, settings: { member_resell: true } }, 2);
  const there = { ...livingIn('Utrecht'), siteId: 2 };
  people = {
    active: await addMan(core, 'Aart'),
    fictional: await addMan(core, 'Bram', { fictional: true }),
    'shown elsewhere': await addMan(core, 'Cas', { ...there, showElsewhere: true }, { siteId: 2 }),
    invisible: await addMan(core, 'Dirk', { invisible: true }),
    'not confirmed': await addMan(
      core,
      'Egon',
      { status: 'disabled' },
      { status: 'not_confirmed' },
    ),
    deleted: await addMan(
      core,
      'Finn',
      { status: 'disabled' },
      { status: 'deleted', deletedAt: core.clock.now() },
    ),
    'shut out': await addMan(core, 'Gijs', {}, { excludedUntil: LATER }),
    'of another site': await addMan(core, 'Hugo', there, { siteId: 2 }),
  };
  readers = {
    'a free member': await addWoman(core, 'Free'),
    'a premium member': await addWoman(core, 'Paid', {}, { paidUser: true }),
    'a member of another site': await addWoman(core, 'Foreign', there, { siteId: 2 }),
    'who blocks them': await addWoman(core, 'Blocker'),
    'whom they block': await addWoman(core, 'Blocked'),
  };
  const createdAt = core.clock.now();
  for (const { profileId: id } of Object.values(people)) {
    const [by, of] = [readers['who blocks them'].profileId, readers['whom they block'].profileId];
    await core.db.insert(blocks).values([
      { blockerId: by, blockedId: id, createdAt },
      { blockerId: id, blockedId: of, createdAt },
    ]);
  }
});

const callerOf = (reader: Reader): Raw => {
  if (reader === 'a visitor') return {};
  if (reader === 'an unwanted visitor') {
    return { headers: { cookie: `${cookies.trafficsource}=network%3Dpartner` } };
  }
  return { session: readers[reader].session };
};

type Answer = Awaited<ReturnType<TestApp['send']>>;

/** What an answer says of somebody: a refusal by its code, a list by whether they are in it. */
const saysOf = (answer: Answer, { profileId }: Person): string => {
  const body = answer.json<{
    code?: string;
    members?: { id: string }[];
    similar?: { id: string }[];
  }>();
  if (body.code !== undefined) return body.code;
  if (!body.members) return 'ok';
  const all = [...body.members, ...(body.similar ?? [])];
  return all.some(({ id }) => id === profileId) ? 'found' : 'not found';
};

const surfaces: Record<string, (person: Person) => [method: string, path: string, body?: object]> =
  {
    search: () => ['GET', '/api/search.php?sort=distance'],
    active: () => ['GET', '/api/search.php?sort=active&two_way=0'],
    matches: () => ['GET', '/api/signup-matches.php'],
    similar: ({ profileId }) => ['GET', `/api/similar.php?id=${profileId}`],
    member: ({ profileId }) => ['GET', `/api/member.php?id=${profileId}`],
    about: ({ profileId }) => ['GET', `/api/signup-about.php?id=${profileId}`],
    visit: ({ profileId }) => ['POST', '/api/visitors.php', { member: profileId }],
    note: ({ profileId }) => ['PUT', '/api/notes.php', { member: profileId, note: 'Tall.' }],
    report: ({ profileId }) => ['POST', '/api/report.php', { member: profileId, reason: 'other' }],
  };

const walk = async (reader: Reader, person: Person): Promise<Record<string, string>> => {
  const said: Record<string, string> = {};
  for (const [surface, request] of Object.entries(surfaces)) {
    const [method, path, body] = request(person);
    const raw = { address: newAddress(), ...callerOf(reader), ...(body ? { body } : {}) };
    said[surface] = saysOf(await app.send(method, path, raw), person);
  }
  return said;
};

const each = (words: string) =>
  Object.fromEntries(Object.keys(surfaces).map((key) => [key, words]));

const lists = (words: string) => ({ search: words, active: words });
const onlyMembers = (words: string) => ({
  matches: words,
  visit: words,
  note: words,
  report: words,
});
const SIGN_IN = 'authentication_required';

/** What the rules promise for somebody who is there for others, and for everybody else. */
const expected = (reader: Reader, seen: boolean): Record<string, string> => {
  const absent = { ...each('member_not_found'), ...lists('not found'), matches: 'not found' };
  const there = seen
    ? { ...each('ok'), ...lists('found'), matches: 'found', similar: 'not found' }
    : absent;
  const pages = (code: string) => ({ similar: code, member: code, about: seen ? 'ok' : code });
  switch (reader) {
    case 'a free member':
    case 'a premium member':
      return there;
    case 'a visitor':
    case 'a member of another site':
      // A session is of one site; on others its member is a visitor.
      return { ...there, ...onlyMembers(SIGN_IN) };
    case 'an unwanted visitor':
      return {
        ...onlyMembers(SIGN_IN),
        ...lists('members_only'),
        ...pages('members_only'),
        about: seen ? 'ok' : 'member_not_found',
      };
    default: {
      if (!seen) return absent;
      const code = reader === 'who blocks them' ? 'you_blocked' : 'blocked_by';
      // Whoever was treated badly can report it, whoever blocks whom.
      return { ...absent, member: code, similar: code, report: 'ok' };
    }
  }
};

describe.each(readerKinds)('%s', (reader) => {
  it.each(targets)(
    '[MEM-6] [MEM-8] [MEM-11] [MEM-14] sees as much as allowed: %s',
    async (target) => {
      const person = people[target];
      expect(await walk(reader, person)).toEqual(expected(reader, isSeen(target)));
      if (!(reader in readers)) return;
      const { profileId: me } = readers[reader as keyof typeof readers];
      const left = isSeen(target) && (reader === 'a free member' || reader === 'a premium member');
      const { db } = app.core;
      const visited = await db
        .select()
        .from(visits)
        .where(and(eq(visits.visitorId, me), eq(visits.visitedId, person.profileId)));
      const noted = await db
        .select()
        .from(notes)
        .where(and(eq(notes.ownerId, me), eq(notes.memberId, person.profileId)));
      expect([visited.length, noted.length]).toEqual(left ? [1, 1] : [0, 0]);
    },
  );
});

describe('the other site of the company', () => {
  const namesThere = async () => {
    const { session } = readers['a member of another site'];
    const answer = await app.send('GET', '/api/search.php?sort=distance', { session, host: HOST });
    return answer.json<{ members: { name: string }[] }>().members.map(({ name }) => name);
  };

  it('[MEM-14] shows its own members and those who agreed to it', async () => {
    expect((await namesThere()).toSorted()).toEqual(['Cas', 'Hugo']);
    const own = { session: people.active.session };
    const agree = (show: boolean) =>
      app.send('PUT', '/api/profile.php', { ...own, body: { show_elsewhere: show } });
    expect((await agree(true)).statusCode).toBe(200);
    expect((await namesThere()).toSorted()).toEqual(['Aart', 'Cas', 'Hugo']);
    await app.send('PUT', '/api/account.php', { ...own, body: { country: 'GB', place_id: null } });
    expect(await namesThere()).not.toContain('Aart');
    await app.send('PUT', '/api/account.php', { ...own, body: { country: 'NL' } });
    expect(await namesThere()).toContain('Aart');
    await agree(false);
    expect(await namesThere()).not.toContain('Aart');
  });

  it('[MEM-8] keeps a block that was made here', async () => {
    const { session, profileId } = readers['a member of another site'];
    const own = { session, host: HOST };
    const cas = people['shown elsewhere'];
    await app.core.db
      .insert(blocks)
      .values({ blockerId: cas.profileId, blockedId: profileId, createdAt: app.clock.now() });
    expect(await namesThere()).toEqual(['Hugo']);
    const page = await app.send('GET', `/api/member.php?id=${cas.profileId}`, own);
    expect(page.json()).toMatchObject({ code: 'blocked_by' });
  });
});
