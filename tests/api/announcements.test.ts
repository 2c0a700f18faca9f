import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { hourIn } from '#server/features/notifications/hours.ts';
import {
  addMany,
  everybody,
  runAnnouncements,
  sendAnnouncement,
  toldOf,
  toNextMinute,
  writeAnnouncement,
} from '../support/announcements.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { isPostgres } from '../support/database.ts';
import { untilLockWait } from '../support/lock-contention.ts';
import { addWoman } from '../support/members.ts';
import { recordChannels } from '../support/notifications.ts';
import type { Person } from '../support/people.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';
import { waitFor } from '../support/wait.ts';

const ears = recordChannels();
let boss: Staff;

const app = await appOfFile({}, undefined, { senders: ears });

beforeAll(async () => {
  boss = await addStaff(app.core, ['administrator']);
});

beforeEach(() => comeBack());

afterEach(async () => {
  ears.beforeSend = null;
  ears.delivered.length = 0;
  await app.core.db
    .update(tables.announcements)
    .set({ state: 'stopped' })
    .where(sql`state <> 'draft'`);
  await app.core.db.update(tables.profiles).set({ status: 'disabled' });
});

const run = () => runAnnouncements(app, ears);

/** A console is locked after a rest, and these tests rest for hours. */
const comeBack = async () => {
  const now = app.core.clock.now();
  await app.core.db
    .update(tables.staffSessions)
    .set({ activeAt: now, provenAt: now, lockedAt: null, expiresAt: addTime(now, { hours: 9 }) })
    .where(eq(tables.staffSessions.staffId, boss.id));
};

const read = async (id: string) => {
  await comeBack();
  return app.as(boss)(contract.announcementRead, { query: { id } });
};
const halt = async (id: string, how: 'pause' | 'stop' | 'recall') =>
  app.as(boss)(contract.announcementHalt, { body: { id, how } });
const update = (person: Person, changes: Partial<typeof tables.users.$inferInsert>) =>
  app.core.db.update(tables.users).set(changes).where(eq(tables.users.id, person.id));

describe('whoever is told', () => {
  it('[OPS-13] is told once, although it fails in the middle and runs twice at once', async () => {
    const ids = await addMany(app, 600);
    const { id } = await sendAnnouncement(app, boss);
    let calls = 0;
    // The pushes and mails of a first batch leave; of the second only the pushes were made.
    ears.beforeSend = async () => {
      calls += 1;
      if (calls === 4) throw new Error('The machine was switched off.');
    };
    await expect(run()).rejects.toThrow('Not everything could be told.');
    expect(await read(id)).toMatchObject({ state: 'sending', told: 250, mailed: 250 });
    expect(await toldOf(app, id)).toHaveLength(250);
    ears.beforeSend = null;
    await Promise.all([run(), run(), run()]);
    toNextMinute(app);
    await run();
    expect(await read(id)).toMatchObject({ state: 'done', told: 600, mailed: 600 });
    expect((await toldOf(app, id)).toSorted()).toEqual(ids.toSorted());
    for (const channel of ['email', 'push'] as const) {
      const told = ears.delivered
        .filter((bundle) => bundle.channel === channel)
        .map(({ recipient }) => recipient.userId);
      expect(told.toSorted()).toEqual(ids.toSorted());
    }
  });

  it('[OPS-13] is told at an even pace, and after a pause no faster', async () => {
    await addMany(app, 230);
    const { id } = await sendAnnouncement(app, boss, { perHour: 3000 });
    const toldNow = async () => (await toldOf(app, id)).length;
    await run();
    await run();
    expect(await toldNow()).toBe(50);
    toNextMinute(app);
    await run();
    expect(await toldNow()).toBe(100);
    await halt(id, 'pause');
    app.clock.forward({ hours: 3 });
    await run();
    expect(await toldNow()).toBe(100);
    toNextMinute(app);
    await comeBack();
    // Whoever lets it go on does not wait for the next run.
    await app.as(boss)(contract.announcementResume, { body: { id } });
    await waitFor(async () => ((await toldNow()) > 100 ? true : null), 'more to be told');
    await run();
    expect(await toldNow()).toBe(150);
  });

  it.runIf(isPostgres)('[OPS-13] is the last one when it is stopped in a batch', async () => {
    await addMany(app, 700);
    const { id } = await sendAnnouncement(app, boss);
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    ears.beforeSend = async () => {
      ears.beforeSend = null;
      begun.resolve();
      await goOn.promise;
    };
    const sending = run();
    await begun.promise;
    const stopping = halt(id, 'stop');
    await untilLockWait(app.core);
    goOn.resolve();
    await Promise.all([sending, stopping]);
    expect(await toldOf(app, id)).toHaveLength(250);
    toNextMinute(app);
    await run();
    expect(await toldOf(app, id)).toHaveLength(250);
    expect(await read(id)).toMatchObject({ state: 'stopped', told: 250 });
    await expect(halt(id, 'stop')).rejects.toMatchObject({
      answer: { code: 'announcement_not_running' },
    });
  });

  it('[OPS-13] still wants it at that moment, and has no quiet hours', async () => {
    const [asleep, tired, gone, here] = await Promise.all(
      ['Aat', 'Bep', 'Coos', 'Daan'].map((name) => addWoman(app.core, name)),
    );
    if (!asleep || !tired || !gone || !here) throw new Error('All four are there.');
    const zone = 'Europe/Amsterdam';
    const from = hourIn(zone, app.core.clock.now());
    for (const person of [asleep, tired, gone])
      await app.core.db
        .insert(tables.notificationChoices)
        .values({ userId: person.id, timeZone: zone, quietFrom: from, quietTo: (from + 3) % 24 });
    const { id } = await sendAnnouncement(app, boss);
    await run();
    expect(await toldOf(app, id)).toEqual([here.id]);
    expect(await read(id)).toMatchObject({ state: 'sending', waits_for_quiet_hours: true });
    await update(tired, { notificationsDisabled: ['news:email', 'news:push'] });
    await update(gone, { suspendedUntil: addTime(app.core.clock.now(), { days: 9 }) });
    app.clock.forward({ hours: 4 });
    await run();
    expect((await toldOf(app, id)).toSorted()).toEqual([here.id, asleep.id].toSorted());
    expect(await read(id)).toMatchObject({
      state: 'done',
      told: 2,
      waits_for_quiet_hours: false,
    });
  });

  it('[OPS-13] is told also where more than fit into a batch have quiet hours before them', async () => {
    const ids = (await addMany(app, 300)).toSorted();
    const quiet = ids.slice(0, 280);
    const zone = 'Europe/Amsterdam';
    const from = hourIn(zone, app.core.clock.now());
    const hours = { timeZone: zone, quietFrom: from, quietTo: (from + 3) % 24 };
    await app.core.db
      .insert(tables.notificationChoices)
      .values(quiet.map((userId) => ({ userId, ...hours })));
    const { id } = await sendAnnouncement(app, boss);
    await run();
    expect((await toldOf(app, id)).toSorted()).toEqual(ids.slice(280));
    app.clock.forward({ hours: 4 });
    await run();
    toNextMinute(app);
    await run();
    expect(await read(id)).toMatchObject({ state: 'done', told: 300 });
  });

  it('[OPS-13] joined before it began, and is told nothing a month later', async () => {
    await addWoman(app.core, 'Early');
    const { id } = await sendAnnouncement(app, boss, { perHour: 60 });
    await addMany(app, 3);
    await addWoman(app.core, 'Late', {}, { createdAt: addTime(app.core.clock.now(), { days: 1 }) });
    await run();
    expect(await toldOf(app, id)).toHaveLength(1);
    app.clock.forward({ days: 31 });
    await run();
    expect(await toldOf(app, id)).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'stopped' });
  });
});

describe('sending one off', () => {
  const refused = (code: string) => ({ answer: { code } });
  const start = (id: string, seen: number, at: string | null = null) =>
    app.as(boss)(contract.announcementStart, { body: { id, seen, at } });

  it('[OPS-13] needs a text for each reader, and what was seen', async () => {
    await addWoman(app.core, 'Femke', {}, { language: 'nl' });
    const german = { de: { subject: 'Hallo', body: 'Worte' } };
    const { id } = await writeAnnouncement(app, boss, { texts: german });
    await expect(start(id, 1)).rejects.toMatchObject(refused('announcement_unwritten'));
    const { fields } = await read(id);
    const save = (seen: number, changes: Partial<typeof fields>) =>
      app.as(boss)(contract.announcementSave, {
        body: { id, seen, fields: { ...fields, ...changes } },
      });
    await save(1, { texts: { ...german, en: { subject: 'Hello', body: '' } } });
    await expect(start(id, 2)).rejects.toMatchObject(refused('announcement_unwritten'));
    const texts = { ...german, nl: { subject: 'Hoi', body: 'Woorden' } };
    await save(2, { texts, audience: { ...everybody, countries: ['FR'] } });
    await expect(start(id, 3)).rejects.toMatchObject(refused('announcement_for_nobody'));
    await save(3, { texts });
    await expect(save(3, { texts: {} })).rejects.toMatchObject(refused('announcement_changed'));
    await expect(start(id, 3)).rejects.toMatchObject(refused('announcement_changed'));
    const both = await Promise.allSettled([start(id, 4), start(id, 4)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(save(4, { texts: {} })).rejects.toMatchObject(refused('announcement_started'));
    const remove = app.as(boss)(contract.announcementDelete, { body: { id } });
    await expect(remove).rejects.toMatchObject(refused('announcement_started'));
  });

  it('[OPS-13] can wait for its moment, and be recalled until then', async () => {
    await addWoman(app.core, 'Greet');
    const { id, revision } = await writeAnnouncement(app, boss);
    const at = addTime(app.core.clock.now(), { hours: 2 }).toISOString();
    expect(await start(id, revision, at)).toMatchObject({ state: 'scheduled', people: 1 });
    await run();
    expect(await toldOf(app, id)).toEqual([]);
    expect(await halt(id, 'recall')).toMatchObject({ state: 'draft', starts_at: null });
    await start(id, revision, at);
    app.clock.forward({ hours: 3 });
    await comeBack();
    await run();
    expect(await toldOf(app, id)).toHaveLength(1);
    await expect(halt(id, 'recall')).rejects.toMatchObject(refused('announcement_not_running'));
    const { entries } = await app.as(boss)(contract.auditLog, {
      query: { group: 'announcement' },
    });
    expect(entries.slice(0, 3).map(({ action }) => action)).toEqual([
      'announcement_scheduled',
      'announcement_recalled',
      'announcement_scheduled',
    ]);
    const past = addTime(app.core.clock.now(), { hours: -1 }).toISOString();
    const again = await writeAnnouncement(app, boss);
    await expect(start(again.id, again.revision, past)).rejects.toMatchObject({
      answer: { fields: { at: { code: 'too_small' } } },
    });
  });

  it('[OPS-2, OPS-13] is for those who may on that site; to others it is not there', async () => {
    const { id, revision } = await writeAnnouncement(app, boss);
    const local = await addStaff(app.core, [{ role: 'administrator', site: 2 }]);
    const call = app.as(local);
    const none = refused('announcement_not_found');
    await expect(call(contract.announcementRead, { query: { id } })).rejects.toMatchObject(none);
    await expect(call(contract.announcementCount, { query: { id } })).rejects.toMatchObject(none);
    const send = call(contract.announcementStart, { body: { id, seen: revision, at: null } });
    await expect(send).rejects.toMatchObject(none);
    const copy = call(contract.announcementAdd, { body: { site: 2, kind: 'news', copy_of: id } });
    await expect(copy).rejects.toMatchObject(none);
    const { announcements } = await call(contract.announcementList, { query: {} });
    expect(announcements).toEqual([]);
    const { code } = (
      await app.send('GET', contract.announcementList.path + '?site=1', { staff: local.staff })
    ).json<{ code: string }>();
    expect(code).toBe('not_found');
    const path = contract.announcementPreviewPath({ id, lang: 'en', scheme: 'dark', revision });
    const moderator = await addStaff(app.core, ['moderator']);
    for (const staff of [undefined, local.staff, moderator.staff])
      expect((await app.send('GET', path, { staff })).statusCode).toBe(404);
    const own = await app.send('GET', path, { staff: boss.staff });
    expect(own.statusCode).toBe(200);
    expect(own.headers['content-security-policy']).toContain("default-src 'none'");
    expect(own.payload).toContain('Something is <strong>new</strong>.');
    expect(own.payload).toContain('@media all');
  });
});
