import { and, eq, gt, inArray, sql } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import type { Core } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { MailWriter } from './mail-writer.ts';
import { addressFields } from './mail-writer.ts';

const { calendarMails, photos, presence, profiles } = tables;

/** Whether a profile has no photo, whatever became of those that were sent. */
export const hasNoPhoto = sql<boolean>`not exists (select from ${photos}
  where ${photos.profileId} = ${profiles.id})`;

export const isProfileBlank = sql<boolean>`(${profiles.about} = '' and cardinality(${profiles.interests}) = 0)`;

/** It is told at the member's usual hour, within a day, or a little later if something fails. */
const MAX_REMINDER_AGE_DAYS = 3;

/** Each with the page that it asks for. */
const templates = {
  photo: { template: 'reminderPhoto', path: linkTo('profile') },
  profile: { template: 'reminderProfile', path: linkTo('profile') },
  away: { template: 'reminderAway', path: linkTo('members') },
} as const;

/** What it is about, for each member whose turn came in the last days and for whom it still holds. */
export const findReminders = async (
  core: Core,
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, keyof typeof templates>> => {
  const now = core.clock.now();
  const rows = await db
    .select({
      userId: calendarMails.userId,
      kind: calendarMails.kind,
      photo: hasNoPhoto,
      profile: isProfileBlank,
      away: sql<boolean>`not exists (select from ${presence}
        where ${presence.profileId} = ${profiles.id}
          and ${presence.activeAt} > ${addTime(now, { days: -limits.reminders.awayDays }).toISOString()}::timestamptz)`,
    })
    .from(calendarMails)
    .innerJoin(profiles, eq(profiles.userId, calendarMails.userId))
    .where(
      and(
        inArray(calendarMails.userId, [...userIds]),
        gt(calendarMails.at, addTime(now, { days: -MAX_REMINDER_AGE_DAYS })),
      ),
    )
    // The last to have its turn is the one that is told.
    .orderBy(calendarMails.at);
  return new Map(
    rows.flatMap(({ userId, kind, ...row }) =>
      kind !== 'weekly' && row[kind] ? [[userId, kind] as const] : [],
    ),
  );
};

/** Whoever has mended it meanwhile hears nothing. */
export const writeReminders: MailWriter = async (core, tx, bundles) => {
  const userIds = bundles.map(({ recipient }) => recipient.userId);
  const kinds = await findReminders(core, tx.db, userIds);
  return bundles.flatMap((bundle) => {
    const kind = kinds.get(bundle.recipient.userId);
    if (kind === undefined) return [];
    const values = { name: bundle.recipient.name };
    return { ...addressFields(core, bundle), ...templates[kind], values };
  });
};
