import type { SQL } from '#server/db/sql.ts';
import { sql } from '#server/db/sql.ts';
import { createTranslator } from 'use-intl/core';
import { limits } from '#contract/limits.ts';
import { locales } from '#contract/locales.ts';
import type { NotificationType } from '#contract/notifications/index.ts';
import { channels, disabledKey } from '#contract/notifications/index.ts';
import type mailEn from '#messages/en/mail.ts';
import { mailMessages } from '#messages/mail.ts';
import type { Core, Job } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { isReachable } from '../reachable.ts';
import { nextUsualHour } from '../reading-hours.ts';
import { forgetMailEvents } from './mail-events.ts';
import { WELCOME_SUBJECT } from './news-mails.ts';
import { hasNoPhoto, isProfileBlank } from './reminder-mails.ts';

const { calendarMails, notifications, outgoing, presence, profiles, sites, users } = tables;

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'weekly-updates': NoPayload;
    reminders: NoPayload;
    'welcome-ends': NoPayload;
    'forget-mail-events': NoPayload;
  }
}

const BATCH_SIZE = 5000;
/** A week, less the hours by which a run may come early. */
const MIN_WEEK_DAYS = 6.5;

const daysAgo = (now: Date, days: number) =>
  sql`${addTime(now, { days: -days }).toISOString()}::timestamptz`;

/** Members who are there, and want to hear of a type by one way at least. */
const wantsType = (now: Date, type: NotificationType): SQL => sql`${isReachable(now)}
  and not ${sql.param(channels.map((channel) => disabledKey(type, channel)))}::text[]
    <@ ${users.notificationsDisabled}`;

const usersAndProfiles = sql`${users} join ${profiles} on ${profiles.userId} = ${users.id}`;

/** What is known of each user of `due`: when they are told, and how they are not. */
const dueColumns = async (core: Core, now: Date): Promise<SQL> => {
  const hour = await nextUsualHour(core.db, now);
  const userColumns = { userId: sql`${users.id}`, country: sql`${profiles.country}` };
  return sql`${hour(userColumns)} as hour, ${users.notificationsDisabled} as off`;
};

/** Puts down that a type is due for the users of `turn`, at the hours of `due`, as they want it. */
const planOutgoing = (now: Date, type: NotificationType): SQL => sql`
  insert into ${outgoing} (user_id, type, channel, since, due_at)
  select due.id, ${type}::text, way.channel, ${now.toISOString()}::timestamptz, due.hour
  from due join turn on turn.user_id = due.id
  cross join unnest(${sql.param(channels)}::text[]) as way (channel)
  where not (${type}::text || ':' || way.channel = any (due.off))
    and (way.channel = 'email' or exists (
      select from push_subscriptions s where s.user_id = due.id))
  on conflict do nothing`;

interface WeeklyBatch {
  readonly seen: number;
  readonly planned: number;
  readonly last: string | null;
}

/** One batch of the pass over all members; each has a turn once a week, however often it runs. */
const planWeeklyBatch = async (
  core: Core,
  now: Date,
  columns: SQL,
  after: string,
): Promise<WeeklyBatch> => {
  const { rows } = (await core.db.execute(sql`
    with due as materialized (
      select ${users.id}, ${columns} from ${usersAndProfiles}
      where ${users.id} > ${after}::uuid and ${wantsType(now, 'weekly_updates')}
      order by ${users.id} limit ${BATCH_SIZE}
    ), turn as (
      insert into ${calendarMails} (user_id, kind, at)
      select due.id, 'weekly', ${now.toISOString()}::timestamptz from due
      on conflict (user_id, kind) do update set at = excluded.at
        where ${calendarMails.at} < ${daysAgo(now, MIN_WEEK_DAYS)}
      returning user_id
    ), planned as (${planOutgoing(now, 'weekly_updates')} returning user_id)
    select (select count(*)::int from due) as seen,
      (select count(*)::int from planned) as planned,
      (select id from due order by id desc limit 1) as last`)) as { rows: [WeeklyBatch] };
  return rows[0];
};

const weeklyUpdates = (core: Core): Job<'weekly-updates'> => ({
  name: 'weekly-updates',
  schedule: '10 3 * * 4',
  run: async () => {
    const now = core.clock.now();
    const columns = await dueColumns(core, now);
    let after = '00000000-0000-0000-0000-000000000000';
    let [seen, planned] = [0, 0];
    for (;;) {
      const batch = await planWeeklyBatch(core, now, columns, after);
      seen += batch.seen;
      planned += batch.planned;
      core.log.info({ seen, planned }, 'planning mails of the week');
      if (batch.last === null || batch.seen < BATCH_SIZE) return;
      after = batch.last;
    }
  },
});

/** Plans a reminder for all who fit, once for each of its kinds. */
const planReminder = async (core: Core, now: Date, kind: SQL, from: SQL, filter: SQL) => {
  const columns = await dueColumns(core, now);
  await core.db.execute(sql`
    with due as materialized (
      select ${users.id}, ${columns}, ${kind} as kind from ${from}
      where ${filter} and ${wantsType(now, 'reminders')}
    ), turn as (
      insert into ${calendarMails} (user_id, kind, at)
      select due.id, due.kind, ${now.toISOString()}::timestamptz from due
      on conflict do nothing returning user_id
    ) ${planOutgoing(now, 'reminders')}`);
};

const reminders = (core: Core): Job<'reminders'> => ({
  name: 'reminders',
  schedule: '20 3 * * *',
  run: async () => {
    const now = core.clock.now();
    const { profileDays, profileUntilDays, awayDays, awayUntilDays } = limits.reminders;
    await planReminder(
      core,
      now,
      sql`case when ${hasNoPhoto} then 'photo' else 'profile' end`,
      usersAndProfiles,
      sql`${users.confirmedAt} <= ${daysAgo(now, profileDays)}
        and ${users.confirmedAt} > ${daysAgo(now, profileUntilDays)} and (${hasNoPhoto} or ${isProfileBlank})`,
    );
    await planReminder(
      core,
      now,
      sql`'away'`,
      sql`${usersAndProfiles} join ${presence} on ${presence.profileId} = ${profiles.id}`,
      sql`${presence.activeAt} <= ${daysAgo(now, awayDays)}
        and ${presence.activeAt} > ${daysAgo(now, awayUntilDays)}`,
    );
  },
});

/** What the end of the welcome offer is told with, in each language. */
const welcomeTexts = (): string => {
  const { welcomeDiscountPercent, welcomeReminderDays: days } = limits;
  const values = { percent: String(welcomeDiscountPercent), days };
  const texts = locales.map((locale) => {
    const messages = mailMessages[locale] as typeof mailEn;
    const t = createTranslator({ locale, messages });
    const title = t('common.welcome.title', values);
    return [locale, { title, text: t('common.welcome.text', values) }];
  });
  return JSON.stringify(Object.fromEntries(texts));
};

/** Tells those who have not paid yet that their welcome offer ends, once, where it lasts for days. */
const welcomeEnds = (core: Core): Job<'welcome-ends'> => ({
  name: 'welcome-ends',
  schedule: '30 3 * * *',
  run: async () => {
    const now = core.clock.now();
    const at = sql`${now.toISOString()}::timestamptz`;
    const { welcomeDays, welcomeReminderDays } = limits;
    const columns = await dueColumns(core, now);
    await core.db.execute(sql`
      with due as materialized (
        select ${users.id}, ${columns}, ${users.language} as language
        from ${usersAndProfiles}
        where ${users.createdAt} <= ${daysAgo(now, welcomeDays - welcomeReminderDays)}
          and ${users.createdAt} > ${daysAgo(now, welcomeDays - 1)}
          and not ${users.paidUser} and ${wantsType(now, 'promotions')}
          and exists (select from ${sites} where ${sites.id} = ${users.siteId}
            and (${sites.settings} ->> 'welcome_code')::boolean)
          and not exists (select from ${notifications} where ${notifications.userId} = ${users.id}
            and ${notifications.kind} = 'promotion' and ${notifications.subject} = ${WELCOME_SUBJECT})
      ), turn as (
        insert into ${notifications} (id, user_id, kind, subject, facts, created_at, at)
        select gen_random_uuid(), due.id, 'promotion', ${WELCOME_SUBJECT},
          ${welcomeTexts()}::jsonb -> due.language, ${at}, ${at} from due
        on conflict do nothing returning user_id
      ) ${planOutgoing(now, 'promotions')}`);
  },
});

/** The background work of mails. */
export const mailJobs = (core: Core): readonly Job[] => [
  weeklyUpdates(core),
  reminders(core),
  welcomeEnds(core),
  forgetMailEvents(core),
];
