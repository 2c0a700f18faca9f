import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AnnouncementFields } from '#contract/console/index.ts';
import * as contract from '#contract/console/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { announcementJobs } from '#server/features/announcements/index.ts';
import type { ChannelSenders } from '#server/features/notifications/index.ts';
import type { TestApp } from './app.ts';
import type { Staff } from './staff.ts';
import { addStaff } from './staff.ts';

type Audience = AnnouncementFields['audience'];

interface Written {
  readonly site?: number;
  readonly kind?: 'news' | 'promotion';
  readonly perHour?: number;
  readonly audience?: Partial<Audience>;
  readonly texts?: AnnouncementFields['texts'];
}

export const everybody: Audience = {
  countries: [],
  languages: [],
  premium: 'all',
  active: null,
  joined_from: null,
  joined_before: null,
};

const english = { en: { subject: 'Hello', body: 'Something is **new**.' } };

/** A draft, as somebody writes it in the console. */
export const writeAnnouncement = async (
  app: TestApp,
  staff: Staff,
  { site = 1, kind = 'news', perHour = 60_000, audience = {}, texts = english }: Written = {},
) => {
  const call = app.as(staff);
  const { id } = await call(contract.announcementAdd, { body: { site, kind } });
  const fields = {
    kind,
    page: 'index' as const,
    per_hour: perHour,
    audience: { ...everybody, ...audience },
    texts,
  };
  return call(contract.announcementSave, { body: { id, seen: 0, fields } });
};

/** The beginning of a minute: what is done next is done within it. */
export const toNextMinute = ({ clock }: TestApp): void =>
  clock.forward({ seconds: 61 - clock.now().getUTCSeconds() });

/**
 * Sends a draft off for a moment that has come when this returns: unlike one that is sent at once it
 * waits for the next run of the job.
 */
export const startAnnouncement = async (
  app: TestApp,
  staff: Staff,
  { id, revision }: { readonly id: string; readonly revision: number },
) => {
  const at = addTime(app.clock.now(), { seconds: 60 }).toISOString();
  const body = { id, seen: revision, at };
  const started = await app.as(staff)(contract.announcementStart, { body });
  app.clock.forward({ seconds: 60 });
  toNextMinute(app);
  return started;
};

/** Written and sent off. */
export const sendAnnouncement = async (app: TestApp, staff: Staff, written: Written = {}) =>
  startAnnouncement(app, staff, await writeAnnouncement(app, staff, written));

/** Runs the job that comes each minute. */
export const runAnnouncements = async (app: TestApp, senders: ChannelSenders): Promise<void> => {
  const [job] = announcementJobs(app.core, senders);
  await job?.run({});
};

/** News that members of a site are told at once. */
export const tellEverybody = async (
  app: TestApp,
  senders: ChannelSenders,
  written: Written = {},
): Promise<string> => {
  const staff = await addStaff(app.core, ['administrator']);
  const { id } = await sendAnnouncement(app, staff, written);
  await runAnnouncements(app, senders);
  return id;
};

/** The accounts that have a notification of an announcement, one entry for each notification. */
export const toldOf = async ({ core }: TestApp, id: string): Promise<string[]> => {
  const { notifications } = tables;
  const rows = await core.db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(eq(notifications.subject, id));
  return rows.map(({ userId }) => userId);
};

/** As many members as a few batches take. */
export const addMany = async ({ core }: TestApp, count: number): Promise<string[]> => {
  const { db, clock } = core;
  const ids = Array.from({ length: count }, () => randomUUID());
  const now = clock.now();
  await db.insert(tables.users).values(
    ids.map((id) => ({
      id,
      siteId: 1,
      email: `${id}@people.example`,
      emailHash: id,
      nameKey: id,
      passwordHash: '',
      status: 'active' as const,
      language: 'en' as const,
      createdAt: addTime(now, { days: -1 }),
      confirmedAt: now,
    })),
  );
  await db.insert(tables.profiles).values(
    ids.map((id) => ({
      id,
      userId: id,
      siteId: 1,
      name: 'Ada',
      country: 'NL',
      status: 'active' as const,
      gender: 'woman' as const,
      seeking: ['man' as const],
      birthDate: '1990-05-05',
    })),
  );
  return ids;
};
