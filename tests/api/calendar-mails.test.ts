import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import type { NotificationType } from '#contract/notifications/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  bundleFor,
  calendarOf,
  itemOf,
  mail,
  mailed,
  plannedFor,
  runMailJob,
} from '../support/mailings.ts';
import { addMan, addWoman, hideAll, livingIn } from '../support/members.ts';
import type { Person } from '../support/people.ts';
import { addPhotoRows, changeProfile } from '../support/photos.ts';
import { withSettings } from '../support/sites.ts';

const { notifications, outgoing, presence, users } = tables;

const app = await appOfFile();
let made = 0;

beforeEach(() => hideAll(app.core));

const woman = (profile = {}, user = {}) => {
  made += 1;
  return addWoman(app.core, `Wilma${made}`, profile, user);
};

const man = (profile = {}, user = {}) => {
  made += 1;
  return addMan(app.core, `Mark${made}`, profile, user);
};

const typesOf = async (person: Person): Promise<string[]> =>
  (await plannedFor(app, person)).map(({ type, channel }) => `${type}:${channel}`);

/** As the pipeline does: what is due leaves, and is no longer planned. */
const drain = async (person: Person, type: NotificationType): Promise<void> => {
  await app.core.db.delete(outgoing).where(eq(outgoing.userId, person.id));
  await mail(app, await bundleFor(app, person, type));
};

const mailCount = async ({ email }: Person): Promise<number> =>
  (await app.mailsTo(email, 0)).length;

describe('the mail of the week', () => {
  it('[NOTE-2] is planned once a week for who wants it, however often the job runs', async () => {
    const [anna, bea] = [
      await woman(),
      await woman({}, { notificationsDisabled: ['weekly_updates:email'] }),
    ];
    const closed = await woman({}, { status: 'deleted' });
    const fictional = await woman({ fictional: true });
    await runMailJob(app, 'weekly-updates');
    await runMailJob(app, 'weekly-updates');
    expect(await typesOf(anna)).toEqual(['weekly_updates:email']);
    for (const nobody of [bea, closed, fictional]) expect(await typesOf(nobody)).toEqual([]);
    await drain(anna, 'weekly_updates');
    await runMailJob(app, 'weekly-updates');
    expect(await typesOf(anna)).toEqual([]);
    app.clock.forward({ days: 7 });
    await runMailJob(app, 'weekly-updates');
    expect(await typesOf(anna)).toEqual(['weekly_updates:email']);
  });

  it('[NOTE-2] is due at the hour in which its reader usually reads, or in the evening', async () => {
    const [known, unknown] = [await woman(), await woman()];
    // Not the hour that it is: in that one they were here just now.
    const inHours = (count: number) => (app.core.clock.now().getUTCHours() + count) % 24;
    const usual = inHours(5);
    await app.core.db.insert(tables.readingHours).values([
      { userId: known.id, hour: usual, times: 9 },
      { userId: known.id, hour: inHours(10), times: 2 },
    ]);
    await app.core.db
      .insert(tables.notificationChoices)
      .values({ userId: unknown.id, timeZone: 'America/New_York' });
    const now = app.core.clock.now();
    await runMailJob(app, 'weekly-updates');
    const dueOf = async (person: Person) =>
      (await plannedFor(app, person))[0]?.dueAt ?? new Date(0);
    const [first, second] = [await dueOf(known), await dueOf(unknown)];
    expect(first.getUTCHours()).toBe(usual);
    const hour = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/New_York',
      hour: 'numeric',
    });
    expect(hour.format(second)).toBe('18');
    // At once, if it is that hour already.
    for (const due of [first, second]) {
      expect(due.getTime()).toBeGreaterThanOrEqual(now.getTime());
      expect(due.getTime()).toBeLessThanOrEqual(
        addTime(app.core.clock.now(), { days: 1 }).getTime(),
      );
    }
  });

  it('[NOTE-2] shows people nearby who fit both ways, with age, place and what is shared', async () => {
    const interests = ['travel', 'friendship'] as const;
    const anna = await woman({ interests: [...interests] });
    const near = await man({ interests: ['travel'], birthDate: '1990-01-01' });
    const far = await man(livingIn('Groningen'));
    const others = [
      far,
      await man({ seeking: ['man'] }),
      await man({ seekingMinAge: 60 }),
      await man({ birthDate: '1940-01-01' }),
      await man({ fictional: true }),
      await woman(),
    ];
    await changeProfile(app.core, anna, { seekingMaxAge: 50 });
    const sent = await mailed(app, anna, 'weekly_updates');
    expect(sent.subject).toBe(`You might like ${near.name}`);
    expect(sent.text).toMatch(new RegExp(`${near.name}\n\\d\\d · Utrecht\nIn common: Travel\n`));
    for (const { name } of others) expect(sent.text).not.toContain(`\n${name}\n`);
  });

  it('[NOTE-2] leaves out who was met, liked, passed or blocked, and who has not been here', async () => {
    const anna = await woman();
    const [liked, visited, blocked, blocking, passed, gone] = [
      await man(),
      await man(),
      await man(),
      await man(),
      await man(),
      await man(),
    ];
    const call = app.as({ session: anna.session });
    await call(api.like, { body: { member: liked.profileId } });
    const now = app.core.clock.now();
    const visit = { visitorId: anna.profileId, visitedId: visited.profileId, visitedAt: now };
    await app.core.db.insert(tables.visits).values(visit);
    await app.core.db.insert(tables.blocks).values([
      { blockerId: anna.profileId, blockedId: blocked.profileId, createdAt: now },
      { blockerId: blocking.profileId, blockedId: anna.profileId, createdAt: now },
    ]);
    const swipe = { ownerId: anna.profileId, memberId: passed.profileId, liked: false, at: now };
    await app.core.db.insert(tables.swipes).values(swipe);
    const longAgo = addTime(now, { days: -20 });
    await app.core.db
      .update(presence)
      .set({ activeAt: longAgo })
      .where(eq(presence.profileId, gone.profileId));
    await app.core.db
      .update(tables.listings)
      .set({ joinedAt: longAgo })
      .where(eq(tables.listings.profileId, gone.profileId));
    await mail(app, await bundleFor(app, anna, 'weekly_updates'));
    expect(await mailCount(anna)).toBe(0);
    const fits = await man();
    const sent = await mailed(app, anna, 'weekly_updates');
    expect(sent.subject).toBe(`You might like ${fits.name}`);
  });

  it('[NOTE-2] is written for many at once, with four people at most', async () => {
    const readers = [await woman(), await woman(), await woman(livingIn('Groningen'))];
    for (let count = 0; count < 6; count += 1) await man();
    const bundles = await Promise.all(
      readers.map((reader) => bundleFor(app, reader, 'weekly_updates')),
    );
    await mail(app, ...bundles);
    for (const reader of readers.slice(0, 2)) {
      const [sent] = await app.mailsTo(reader.email);
      expect(sent?.subject).toMatch(/^You might like .+ and 3 others$/);
    }
    expect(await mailCount(readers[2] as Person)).toBe(0);
  });
});

describe('reminders', () => {
  it('[NOTE-2] come after two days without a photo, once, and not if there is one by then', async () => {
    const [anna, bea, cleo] = [await woman(), await woman(), await woman()];
    await runMailJob(app, 'reminders');
    expect(await typesOf(anna)).toEqual([]);
    app.clock.forward({ days: 2 });
    await addPhotoRows(app.core, cleo, [{}]);
    await changeProfile(app.core, cleo, { about: 'I like to laugh.' });
    await runMailJob(app, 'reminders');
    await runMailJob(app, 'reminders');
    expect(await typesOf(anna)).toEqual(['reminders:email']);
    expect(await typesOf(cleo)).toEqual([]);
    await addPhotoRows(app.core, bea, [{}]);
    for (const person of [anna, bea]) await drain(person, 'reminders');
    expect((await app.mailsTo(anna.email))[0]?.subject).toBe(`Add a photo, ${anna.name}`);
    await runMailJob(app, 'reminders');
    expect(await typesOf(anna)).toEqual([]);
    // Bea has a photo now, but still says nothing about herself.
    expect(await mailCount(bea)).toBe(0);
    expect(await typesOf(bea)).toEqual(['reminders:email']);
    await drain(bea, 'reminders');
    const [blank] = await app.mailsTo(bea.email);
    expect(blank?.subject).toBe(`Tell people about yourself, ${bea.name}`);
    expect(await calendarOf(app, anna)).toHaveLength(1);
  });

  it('[NOTE-2] come after three weeks away, once, and not to who is back', async () => {
    const complete = { about: 'I like to laugh.' };
    const [anna, bea] = [await woman(complete), await woman(complete)];
    for (const person of [anna, bea]) await addPhotoRows(app.core, person, [{}]);
    app.clock.forward({ days: 22 });
    await runMailJob(app, 'reminders');
    expect(await typesOf(anna)).toEqual(['reminders:email']);
    await app.core.db
      .update(presence)
      .set({ activeAt: app.core.clock.now() })
      .where(eq(presence.profileId, bea.profileId));
    for (const person of [anna, bea]) await drain(person, 'reminders');
    expect((await app.mailsTo(anna.email))[0]?.subject).toBe(`How are you, ${anna.name}?`);
    expect(await mailCount(bea)).toBe(0);
    await runMailJob(app, 'reminders');
    expect(await typesOf(anna)).toEqual([]);
  });
});

describe('the end of the welcome offer', () => {
  it('[NOTE-2] [NOTE-1] is told once, in the language of who has not paid, two days before', async () => {
    const anna = await woman({}, { language: 'de' });
    const paying = await woman({}, { paidUser: true });
    const unwilling = await woman({}, { notificationsDisabled: ['promotions:email'] });
    await runMailJob(app, 'welcome-ends');
    expect(await typesOf(anna)).toEqual([]);
    app.clock.forward({ days: 5, hours: 1 });
    // Where the offer lasts for four hours alone, nothing is left to be told of.
    await runMailJob(app, 'welcome-ends');
    expect(await typesOf(anna)).toEqual([]);
    await withSettings(app, { welcome_code: true }, async () => {
      await runMailJob(app, 'welcome-ends');
      await runMailJob(app, 'welcome-ends');
    });
    expect(await typesOf(anna)).toEqual(['promotions:email']);
    for (const nobody of [paying, unwilling]) expect(await typesOf(nobody)).toEqual([]);
    const rows = await app.core.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, anna.id));
    expect(rows).toMatchObject([{ kind: 'promotion', subject: 'welcome', seenAt: null }]);
    const facts = rows[0]?.facts ?? {};
    const item = itemOf('promotion', null, { subject: 'welcome', facts });
    const sent = await mailed(app, anna, 'promotions', [item]);
    expect(sent.subject).toBe('Dein Willkommensangebot von 25 % endet bald');
    expect(sent.text).toContain('kein Abonnement');
    await app.core.db.update(users).set({ paidUser: true }).where(eq(users.id, anna.id));
    await mail(app, await bundleFor(app, anna, 'promotions', [item]));
    await mailed(app, anna, 'news', [itemOf('news', null, { facts: { title: 'A', text: 'B' } })]);
    expect(await mailCount(anna)).toBe(2);
  });
});
