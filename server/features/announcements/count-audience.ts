import type { AnnouncementCounts } from '#contract/console/index.ts';
import { disabledKey, kindRules } from '#contract/notifications/index.ts';
import type { Locale } from '#contract/locales.ts';
import { localeOfSite, locales } from '#contract/locales.ts';
import { and, eq, sql } from '#server/db/sql.ts';
import type { Core, Site } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { runLong, tables } from '#server/db/index.ts';
import { isReachable } from '#server/features/notifications/index.ts';
import { isMeant } from './audience.ts';
import type { AnnouncementRecord } from './queries.ts';
import { localeFor } from './texts.ts';

const { presence, profiles, users } = tables;

const sum = (groups: readonly { readonly people: number }[]): number =>
  groups.reduce((total, { people }) => total + people, 0);

/** All who are meant, by their language and by what they have switched off. */
const countGroups = async (
  db: Db,
  { siteId, kind, audience }: AnnouncementRecord,
  now: Date,
): Promise<{ language: Locale; mail: boolean; push: boolean; people: number }[]> => {
  const wants = (channel: 'email' | 'push') =>
    sql<boolean>`not (${disabledKey(kindRules[kind].type, channel)} = any (${users.notificationsDisabled}))`;
  // Awaited here: a statement is sent, and its time limit chosen, where it is awaited.
  const groups = await db
    .select({
      language: users.language,
      mail: wants('email').as('mail'),
      push: wants('push').as('push'),
      people: sql<number>`count(*)::int`,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(presence, eq(presence.profileId, profiles.id))
    .where(and(eq(users.siteId, siteId), isReachable(now), isMeant(audience, now)))
    .groupBy(users.language, sql`mail`, sql`push`);
  return groups;
};

/**
 * Whom an announcement would reach at this moment, and how. It looks at every member of the site,
 * which takes longer than a statement may that somebody waits for: never within a transaction.
 */
export const countAudience = async (
  { clock, db }: Core,
  site: Site,
  row: AnnouncementRecord,
): Promise<AnnouncementCounts> => {
  const siteLanguage = localeOfSite(site.domainLanguage);
  const found = await runLong(() => countGroups(db, row, clock.now()));
  const groups = found.map((group) => ({
    ...group,
    text: localeFor(row.texts, group.language, siteLanguage),
  }));
  const wanting = groups.filter(({ mail, push }) => mail || push);
  const told = wanting.flatMap(({ text, ...group }) => (text === null ? [] : { ...group, text }));
  return {
    revision: row.revision,
    people: sum(groups),
    mailed: sum(told.filter(({ mail }) => mail)),
    without_mail: sum(told.filter(({ mail }) => !mail)),
    off: sum(groups.filter(({ mail, push }) => !mail && !push)),
    without_text: sum(wanting.filter(({ text }) => text === null)),
    languages: locales.flatMap((language) => {
      const readers = told.filter((group) => group.language === language);
      const [first] = readers;
      return first ? { language, text: first.text, people: sum(readers) } : [];
    }),
  };
};
