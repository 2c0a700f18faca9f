import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BlockedMember } from '#contract/members/index.ts';
import { block, blocked, member, search, unblock, visit } from '#contract/members/index.ts';
import { limits } from '#contract/limits.ts';
import { tables } from '#server/db/index.ts';
import { statusesOf } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { chatsOf, write } from '../support/chats.ts';
import { addCrowd } from '../support/crowd.ts';
import { untilLockWait } from '../support/lock-contention.ts';
import { addMan, addWoman } from '../support/members.ts';
import type { Person } from '../support/people.ts';

const { blocks, visits } = tables;

const app = await appOfFile();
let mara: Person;
let aart: Person;

beforeAll(async () => {
  mara = await addWoman(app.core, 'Mara');
  aart = await addMan(app.core, 'Aart');
});

const as = ({ session }: Person) => app.as({ session });
const about = ({ profileId }: Person) => ({ body: { member: profileId } });

const finds = async (reader: Person, other: Person) => {
  const { members, similar } = await as(reader)(search, { query: { sort: 'distance' } });
  return [...members, ...similar].some(({ id }) => id === other.profileId);
};

const pageOf = (reader: Person, other: Person) =>
  app.send('GET', `/api/member.php?id=${other.profileId}`, { session: reader.session });

const listOf = async (person: Person): Promise<BlockedMember[]> =>
  (await as(person)(blocked)).members;

/** Blocks that many who are not there any more. */
const blockMany = ({ profileId }: Person, count: number) =>
  app.core.db.execute(sql`
    with people as (
      insert into users (id, site_id, email, email_hash, name_key, password_hash, role, status,
        language, created_at)
      select gen_random_uuid(), 1, 'many' || n || '@people.example', n, 'many ' || n, '', 'member',
        'deleted', 'en', now()
      from generate_series(1, ${count}::int) as n
      returning id
    ), many as (
      insert into profiles (id, user_id, site_id, name, status, gender, seeking, birth_date, country)
      select gen_random_uuid(), id, 1, 'One of many', 'disabled', 'man', '{woman}', '1990-05-05', 'NL'
      from people
      returning id
    )
    insert into blocks select ${profileId}::uuid, id, now() from many`);

describe('a block', () => {
  it('[MEM-8] hides both from each other, tells why, and is lifted again', async () => {
    await as(mara)(visit, about(aart));
    await as(aart)(visit, about(mara));
    await as(mara)(block, about(aart));
    expect([await finds(mara, aart), await finds(aart, mara)]).toEqual([false, false]);
    expect((await pageOf(aart, mara)).json()).toEqual({
      code: 'blocked_by',
      error: "You're blocked by Mara. You do not have access to this page.",
      values: { name: 'Mara' },
    });
    expect((await pageOf(mara, aart)).json()).toEqual({
      code: 'you_blocked',
      error: 'You’ve blocked Aart.',
      values: { name: 'Aart' },
    });
    expect((await pageOf(aart, mara)).statusCode).toBe(403);
    // Neither finds the other among the visitors, old or new.
    await expect(as(aart)(visit, about(mara))).rejects.toMatchObject({ status: 404 });
    expect(await app.core.db.select().from(visits)).toEqual([]);
    expect(await listOf(aart)).toEqual([]);
    expect(await listOf(mara)).toMatchObject([{ id: aart.profileId, name: 'Aart' }]);

    await as(mara)(unblock, about(aart));
    expect([await finds(mara, aart), await finds(aart, mara)]).toEqual([true, true]);
    expect((await pageOf(aart, mara)).statusCode).toBe(200);
    expect(await listOf(mara)).toEqual([]);
  });

  it('[MEM-8] of both stays until both lift it', async () => {
    await as(mara)(block, about(aart));
    await as(aart)(block, about(mara));
    await as(mara)(unblock, about(aart));
    expect((await pageOf(mara, aart)).json()).toMatchObject({ code: 'blocked_by' });
    expect((await pageOf(aart, mara)).json()).toMatchObject({ code: 'you_blocked' });
    // Nobody lifts what somebody else wants.
    await as(mara)(unblock, about(aart));
    expect(await finds(mara, aart)).toBe(false);
    await as(aart)(unblock, about(mara));
    expect(await finds(mara, aart)).toBe(true);
  });

  it('[MEM-8] twice, and twice at once, is one', async () => {
    const send = () =>
      app.send('POST', '/api/block.php', { session: mara.session, ...about(aart) });
    expect(statusesOf(await Promise.all([send(), send(), send()]))).toEqual([200, 200, 200]);
    expect(await listOf(mara)).toHaveLength(1);
    await as(mara)(unblock, about(aart));
    await as(mara)(unblock, about(aart));
    expect(await listOf(mara)).toEqual([]);
  });

  it('[MEM-8] takes along a visit that it crosses', async () => {
    const [visitor, host] = [await addWoman(app.core, 'Eva'), await addMan(app.core, 'Evert')];
    const [opened, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    app.core.events.within('member.opened', async (_tx, { readerId }) => {
      if (readerId !== visitor.profileId) return;
      opened.resolve();
      await goOn.promise;
    });
    const visiting = as(visitor)(visit, about(host));
    await opened.promise;
    const blocking = as(host)(block, about(visitor));
    await Promise.race([blocking, untilLockWait(app.core)]);
    goOn.resolve();
    await Promise.all([visiting, blocking]);
    const left = eq(visits.visitorId, visitor.profileId);
    expect(await app.core.db.select().from(visits).where(left)).toEqual([]);
    expect(await listOf(host)).toHaveLength(1);
  });

  it('[MEM-8] is for others who are there, not for oneself', async () => {
    const hidden = await addMan(app.core, 'Bram', { invisible: true });
    for (const person of [mara, hidden]) {
      await expect(as(mara)(block, about(person))).rejects.toMatchObject({ status: 404 });
    }
  });

  it('[MEM-8] [MEM-11] is also for who hides and writes, and can be lifted', async () => {
    const hidden = await addMan(app.core, 'Dirk', { invisible: true }, { credits: 100 });
    await write(app, hidden, mara);
    await as(mara)(block, about(hidden));
    expect((await listOf(mara)).map(({ name }) => name)).toEqual(['Dirk']);
    await expect(write(app, hidden, mara)).rejects.toMatchObject({ status: 403 });
    // A conversation of others opens no way to them.
    await expect(as(aart)(block, about(hidden))).rejects.toMatchObject({ status: 404 });
    await as(mara)(unblock, about(hidden));
    expect(await listOf(mara)).toEqual([]);
    await write(app, hidden, mara);
    expect(await chatsOf(app, mara)).toMatchObject([{ profile: { state: 'open' } }]);
  });

  it('[MEM-8] stays in the list when the other one hides or leaves, and can be lifted', async () => {
    const cas = await addMan(app.core, 'Cas');
    await as(mara)(block, about(cas));
    await app.send('PUT', '/api/account.php', { session: cas.session, body: { invisible: true } });
    expect((await listOf(mara)).map(({ name }) => name)).toEqual(['Cas']);
    await as(mara)(unblock, about(cas));
    expect(await listOf(mara)).toEqual([]);
  });

  it('[MEM-8] lists the latest first, and only as many as anybody could need', async () => {
    const { db } = app.core;
    const [one = '', other = ''] = await addCrowd(app.core, 2);
    await as(mara)(block, { body: { member: one } });
    app.clock.forward({ seconds: 5 });
    await as(mara)(block, { body: { member: other } });
    expect((await listOf(mara)).map(({ id }) => id)).toEqual([other, one]);
    await blockMany(mara, limits.blocks - 2);
    await expect(as(mara)(block, about(aart))).rejects.toMatchObject({
      status: 409,
      answer: { code: 'blocks_full' },
    });
    // Whom one has blocked already stays blocked.
    await as(mara)(block, { body: { member: one } });
    expect(await as(mara)(member, { query: { id: aart.profileId } })).toBeDefined();
    await db.delete(blocks).where(eq(blocks.blockerId, mara.profileId));
  });
});
