import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { member, search } from '#contract/members/index.ts';
import { tables } from '#server/db/index.ts';
import { lockUser } from '#server/features/accounts/index.ts';
import { memberJobs, relist } from '#server/features/members/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { rowsOf } from '../support/database.ts';
import { addMan, addWoman } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { signIn } from '../support/people.ts';
import { waitFor } from '../support/wait.ts';

const { listings, presence, sessions, visits } = tables;

const app = await appOfFile();
let mara: Person;
let aart: Person;
let made = 0;

/** New for each test, because the clock only goes forward. */
beforeEach(async () => {
  made += 1;
  mara = await addWoman(app.core, `Mara ${made}`);
  aart = await addMan(app.core, `Aart ${made}`);
});

const call = ({ session }: Person) => app.send('GET', '/api/user.php', { session });

const activeAt = async ({ profileId }: Person) => {
  const rows = await app.core.db.select().from(presence).where(eq(presence.profileId, profileId));
  return rows[0]?.activeAt.getTime() ?? null;
};

/** What somebody who has just signed in is told of another one. */
const seenOf = async ({ profileId }: Person) => {
  const session = await signIn(app.core, mara);
  return (await app.as({ session })(member, { query: { id: profileId } })).member.presence;
};

const setInvisible = ({ session }: Person, invisible: boolean) =>
  app.send('PUT', '/api/account.php', { session, body: { invisible } });

describe('being here', () => {
  it('[MEM-7] is told in steps: now, today, this week, longer ago', async () => {
    const { nowMinutes, todayHours, weekDays } = limits.presence;
    expect(await seenOf(aart)).toBe('now');
    app.clock.forward({ seconds: nowMinutes * 60 - 30 });
    expect(await seenOf(aart)).toBe('now');
    app.clock.forward({ seconds: 60 });
    expect(await seenOf(aart)).toBe('today');
    app.clock.forward({ hours: todayHours });
    expect(await seenOf(aart)).toBe('week');
    app.clock.forward({ days: weekDays });
    expect(await seenOf(aart)).toBe('longer');
    await call({ ...aart, session: await signIn(app.core, aart) });
    expect(await seenOf(aart)).toBe('now');
  });

  it('[NOTE-4] ends exactly when the page went out of sight, unless one hides', async () => {
    const hide = ({ session }: Person) =>
      app.send('POST', '/api/page-hidden.php', { session, body: {} });
    app.clock.forward({ seconds: 100 });
    const before = app.clock.now().getTime();
    expect((await hide(aart)).statusCode).toBe(200);
    expect(await activeAt(aart)).toBeGreaterThanOrEqual(before);
    await setInvisible(aart, true);
    const known = await activeAt(aart);
    app.clock.forward({ seconds: 100 });
    await hide(aart);
    expect(await activeAt(aart)).toBe(known);
    expect((await app.send('POST', '/api/page-hidden.php', { body: {} })).statusCode).toBe(200);
  });

  it('[MEM-7] is written down every five minutes at most, not at every request', async () => {
    const began = await activeAt(aart);
    const seenAt = async () => {
      const rows = await app.core.db.select().from(sessions).where(eq(sessions.userId, aart.id));
      return rows[0]?.lastSeenAt.getTime();
    };
    const lastSeen = await seenAt();
    app.clock.forward({ seconds: 290 });
    await Promise.all([call(aart), call(aart), call(aart)]);
    expect([await activeAt(aart), await seenAt()]).toEqual([began, lastSeen]);
    app.clock.forward({ seconds: 11 });
    await call(aart);
    const next = (await activeAt(aart)) ?? 0;
    expect(next - (began ?? 0)).toBeGreaterThanOrEqual(300_000);
    app.clock.forward({ seconds: 200 });
    await call(aart);
    expect(await activeAt(aart)).toBe(next);
  });

  it('[MEM-7] never goes back, whichever session is older', async () => {
    const second = await signIn(app.core, aart);
    app.clock.forward({ seconds: 400 });
    await call({ ...aart, session: second });
    const at = await activeAt(aart);
    await call(aart);
    expect(await activeAt(aart)).toBeGreaterThanOrEqual(at ?? Infinity);
  });

  it('[MEM-6] is not of visitors, nor of who has not confirmed an address', async () => {
    const late = await addMan(app.core, `Late ${made}`, {}, { status: 'not_confirmed' });
    app.clock.forward({ seconds: 400 });
    await call(late);
    expect(await activeAt(late)).toBeNull();
  });
});

describe('who is invisible', () => {
  it('[MEM-11] leaves no trace: not found, not here, not among visitors', async () => {
    await setInvisible(aart, true);
    expect(await activeAt(aart)).toBeNull();
    app.clock.forward({ seconds: 400 });
    await call(aart);
    await signIn(app.core, aart);
    expect(await activeAt(aart)).toBeNull();
    const { members } = await app.as({ session: mara.session })(search, { query: {} });
    expect(members.map(({ id }) => id)).not.toContain(aart.profileId);
    await expect(seenOf(aart)).rejects.toMatchObject({ status: 404 });
    // They see others all the same.
    const seen = await app.as({ session: aart.session })(member, { query: { id: mara.profileId } });
    expect(seen.member.id).toBe(mara.profileId);
    const body = { member: mara.profileId };
    const visit = await app.send('POST', '/api/visitors.php', { session: aart.session, body });
    expect(visit.json()).toEqual({ ok: true });
    const of = eq(visits.visitorId, aart.profileId);
    expect(await app.core.db.select().from(visits).where(of)).toEqual([]);
  });

  it('[MEM-11] is there again afterwards', async () => {
    await setInvisible(aart, true);
    const listed = eq(listings.profileId, aart.profileId);
    expect(await app.core.db.select().from(listings).where(listed)).toEqual([]);
    await setInvisible(aart, false);
    expect(await app.core.db.select().from(listings).where(listed)).toHaveLength(1);
    expect(await activeAt(aart)).not.toBeNull();
  });
});

describe('who was shut out', () => {
  it('[MEM-11] is listed again when the time is over, and nobody else', async () => {
    const { db, clock } = app.core;
    const run = () => Promise.all(memberJobs(app.core).map((job) => job.run({})));
    const excludedUntil = new Date(clock.now().getTime() + 3_600_000);
    const shut = await addMan(app.core, `Shut ${made}`, {}, { excludedUntil });
    const hidden = await addMan(app.core, `Hidden ${made}`, { invisible: true });
    const closed = await addMan(app.core, `Closed ${made}`, { status: 'disabled' });
    const isListed = async ({ profileId }: Person) =>
      (await db.select().from(listings).where(eq(listings.profileId, profileId))).length > 0;
    await run();
    expect(await isListed(shut)).toBe(false);
    app.clock.forward({ hours: 1, seconds: 1 });
    await run();
    const all = await Promise.all([shut, hidden, closed].map(isListed));
    expect(all).toEqual([true, false, false]);
    expect(await activeAt(shut)).not.toBeNull();
  });
});

describe('who hides', () => {
  it('[MEM-11] is not listed by whoever was about to list them', async () => {
    const { core } = app;
    const { profiles } = tables;
    const [hiding, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hides = core.transact(async (tx) => {
      await lockUser(tx, aart.id);
      const mine = eq(profiles.id, aart.profileId);
      await tx.db.update(profiles).set({ invisible: true }).where(mine);
      hiding.resolve();
      await goOn.promise;
      await relist(core, tx, aart.profileId);
    });
    await hiding.promise;
    const lists = core.transact((tx) => relist(core, tx, aart.profileId));
    await waitFor(async () => (await waiting()) || null, 'somebody who waits');
    goOn.resolve();
    await Promise.all([hides, lists]);
    const listed = eq(listings.profileId, aart.profileId);
    expect(await core.db.select().from(listings).where(listed)).toEqual([]);
  });

  const waiting = async (): Promise<boolean> => {
    const { db } = app.core;
    const rows = await rowsOf(
      db,
      sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  };
});
