import type { SQL } from '../../../db/sql.ts';
import { sql } from '../../../db/sql.ts';
import { createTranslator } from 'use-intl/core';
import { limits } from '../../../../contract/limits.ts';
import { locales } from '../../../../contract/locales.ts';
import type { NotificationType } from '../../../../contract/notifications/index.ts';
import { channels, disabledName } from '../../../../contract/notifications/index.ts';
import type mailEn from '../../../../messages/en/mail.ts';
import { mailMessages } from '../../../../messages/mail.ts';
import type { Core, Job } from '../../../core/index.ts';
import { addTime } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { usualHour } from '../usual.ts';
import { forgetMailEvents } from './events.ts';
import { WELCOME } from './notices.ts';
import { hasNoPhoto, isBlank } from './reminders.ts';

const { calendarMails, notifications, outgoing, presence, profiles, sites, users } = tables;

const BATCH = 5000;
/** A week, less the hours by which a run may come early. */
const WEEK_DAYS = 6.5;

const ago = (now: Date, days: number) =>
  sql`${addTime(now, { days: -days }).toISOString()}::timestamptz`;

/** Members who are there, and want to hear of a type by one way at least. */
const wanting = (now: Date, type: NotificationType): SQL => sql`${users.role} = 'member'
  and ${users.status} = 'active' and ${users.confirmedAt} is not null
  and (${users.excludedUntil} is null or ${users.excludedUntil} <= ${now.toISOString()}::timestamptz)
  and not ${sql.param(channels.map((channel) => disabledName(type, channel)))}::text[]
    <@ ${users.notificationsDisabled}
  and ${profiles.status} = 'active' and not ${profiles.fictional}`;

const usersAndProfiles = sql`${users} join ${profiles} on ${profiles.userId} = ${users.id}`;

/** What is known of each user of `due`: when they are told, and how they are not. */
const hourAndOff = async (core: Core, now: Date): Promise<SQL> => {
  const hour = await usualHour(core.db, now);
  const whose = { userId: sql`${users.id}`, country: sql`${profiles.country}` };
  return sql`${hour(whose)} as hour, ${users.notificationsDisabled} as off`;
};

/** Puts down that a type is due for the users of `turn`, at the hours of `due`, as they want it. */
const plan = (now: Date, type: NotificationType): SQL => sql`
  insert into ${outgoing} (user_id, type, channel, since, due_at)
  select due.id, ${type}::text, way.channel, ${now.toISOString()}::timestamptz, due.hour
  from due join turn on turn.user_id = due.id
  cross join unnest(${sql.param(channels)}::text[]) as way (channel)
  where not (${type}::text || ':' || way.channel = any (due.off))
    and (way.channel = 'email' or exists (
      select from push_subscriptions s where s.user_id = due.id))
  on conflict do nothing`;

interface Pass {
  readonly seen: number;
  readonly planned: number;
  readonly last: string | null;
}

/** One batch of the pass over all members; each has a turn once a week, however often it runs. */
const planWeek = async (core: Core, now: Date, told: SQL, after: string): Promise<Pass> => {
  const { rows } = (await core.db.execute(sql`
    with due as materialized (
      select ${users.id}, ${told} from ${usersAndProfiles}
      where ${users.id} > ${after}::uuid and ${wanting(now, 'weekly_updates')}
      order by ${users.id} limit ${BATCH}
    ), turn as (
      insert into ${calendarMails} (user_id, kind, at)
      select due.id, 'weekly', ${now.toISOString()}::timestamptz from due
      on conflict (user_id, kind) do update set at = excluded.at
        where ${calendarMails.at} < ${ago(now, WEEK_DAYS)}
      returning user_id
    ), planned as (${plan(now, 'weekly_updates')} returning user_id)
    select (select count(*)::int from due) as seen,
      (select count(*)::int from planned) as planned,
      (select id from due order by id desc limit 1) as last`)) as { rows: [Pass] };
  return rows[0];
};

const weeklyUpdates = (core: Core): Job => ({
  name: 'weekly-updates',
  schedule: '10 3 * * 4',
  run: async () => {
    const now = core.clock.now();
    const told = await hourAndOff(core, now);
    let after = '00000000-0000-0000-0000-000000000000';
    let [seen, planned] = [0, 0];
    for (;;) {
      const pass = await planWeek(core, now, told, after);
      seen += pass.seen;
      planned += pass.planned;
      core.log.info({ seen, planned }, 'planning mails of the week');
      if (pass.last === null || pass.seen < BATCH) return;
      after = pass.last;
    }
  },
});

/** Plans a reminder for all who fit, once for each of its kinds. */
const remind = async (core: Core, now: Date, kind: SQL, from: SQL, fits: SQL) => {
  const told = await hourAndOff(core, now);
  await core.db.execute(sql`
    with due as materialized (
      select ${users.id}, ${told}, ${kind} as kind from ${from}
      where ${fits} and ${wanting(now, 'reminders')}
    ), turn as (
      insert into ${calendarMails} (user_id, kind, at)
      select due.id, due.kind, ${now.toISOString()}::timestamptz from due
      on conflict do nothing returning user_id
    ) ${plan(now, 'reminders')}`);
};

const reminders = (core: Core): Job => ({
  name: 'reminders',
  schedule: '20 3 * * *',
  run: async () => {
    const now = core.clock.now();
    const { profileDays, profileUntilDays, awayDays, awayUntilDays } = limits.reminders;
    await remind(
      core,
      now,
      sql`case when ${hasNoPhoto} then 'photo' else 'profile' end`,
      usersAndProfiles,
      sql`${users.confirmedAt} <= ${ago(now, profileDays)}
        and ${users.confirmedAt} > ${ago(now, profileUntilDays)} and (${hasNoPhoto} or ${isBlank})`,
    );
    await remind(
      core,
      now,
      sql`'away'`,
      sql`${usersAndProfiles} join ${presence} on ${presence.profileId} = ${profiles.id}`,
      sql`${presence.activeAt} <= ${ago(now, awayDays)}
        and ${presence.activeAt} > ${ago(now, awayUntilDays)}`,
    );
  },
});

/** What the end of the welcome offer is told with, in each language. */
const welcomeWords = (): string => {
  const { welcomeDiscountPercent, welcomeReminderDays: days } = limits;
  const values = { percent: String(welcomeDiscountPercent), days };
  const words = locales.map((locale) => {
    const messages = mailMessages[locale] as typeof mailEn;
    const t = createTranslator({ locale, messages });
    const title = t('common.welcome.title', values);
    return [locale, { title, text: t('common.welcome.text', values) }];
  });
  return JSON.stringify(Object.fromEntries(words));
};

/** Tells those who have not paid yet that their welcome offer ends, once, where it lasts for days. */
const welcomeEnds = (core: Core): Job => ({
  name: 'welcome-ends',
  schedule: '30 3 * * *',
  run: async () => {
    const now = core.clock.now();
    const at = sql`${now.toISOString()}::timestamptz`;
    const { welcomeDays, welcomeReminderDays } = limits;
    const told = await hourAndOff(core, now);
    await core.db.execute(sql`
      with due as materialized (
        select ${users.id}, ${told}, ${users.language} as language
        from ${usersAndProfiles}
        where ${users.createdAt} <= ${ago(now, welcomeDays - welcomeReminderDays)}
          and ${users.createdAt} > ${ago(now, welcomeDays - 1)}
          and not ${users.paidUser} and ${wanting(now, 'promotions')}
          and exists (select from ${sites} where ${sites.id} = ${users.siteId}
            and (${sites.settings} ->> 'welcome_code')::boolean)
          and not exists (select from ${notifications} where ${notifications.userId} = ${users.id}
            and ${notifications.kind} = 'promotion' and ${notifications.subject} = ${WELCOME})
      ), turn as (
        insert into ${notifications} (id, user_id, kind, subject, facts, created_at, at)
        select gen_random_uuid(), due.id, 'promotion', ${WELCOME},
          ${welcomeWords()}::jsonb -> due.language, ${at}, ${at} from due
        on conflict do nothing returning user_id
      ) ${plan(now, 'promotions')}`);
  },
});

/** The background work of mails. */
export const mailJobs = (core: Core): readonly Job[] => [
  weeklyUpdates(core),
  reminders(core),
  welcomeEnds(core),
  forgetMailEvents(core),
];
