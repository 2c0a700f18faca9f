import type { Announcement, AnnouncementRow } from '#contract/console/index.ts';
import { localeOfSite } from '#contract/locales.ts';
import { eq } from '#server/db/sql.ts';
import type { Core, Site } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { AnnouncementRecord } from './queries.ts';
import { siteOfAnnouncement } from './queries.ts';
import { titleOf, writtenIn } from './texts.ts';

const { announcementOutcomes, staff } = tables;

type Colleague = AnnouncementRow['changed_by'];

export const toRow = (
  row: AnnouncementRecord,
  site: Pick<Site, 'domainLanguage'>,
  changedBy: Colleague,
): AnnouncementRow => ({
  id: row.id,
  site: row.siteId,
  kind: row.kind,
  state: row.state,
  subject: titleOf(row.texts, localeOfSite(site.domainLanguage)),
  languages: writtenIn(row.texts),
  changed_by: changedBy,
  changed_at: row.changedAt.toISOString(),
  starts_at: row.startsAt?.toISOString() ?? null,
  started_at: row.startedAt?.toISOString() ?? null,
  ended_at: row.endedAt?.toISOString() ?? null,
  people: row.people,
  told: row.told,
  mailed: row.mailed,
});

const colleagueOf = async (db: Db, id: string | null): Promise<Colleague> => {
  if (id === null) return null;
  const [found] = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(eq(staff.id, id));
  return found ?? null;
};

const outcomesOf = async (db: Db, id: string): Promise<Announcement['outcomes']> => {
  const rows = await db
    .select()
    .from(announcementOutcomes)
    .where(eq(announcementOutcomes.announcementId, id));
  const counts = { failed: 0, bounced: 0, unsubscribed: 0, reported: 0 };
  for (const { outcome, count } of rows) counts[outcome] = count;
  return counts;
};

export const toAnnouncement = async (
  core: Core,
  db: Db,
  row: AnnouncementRecord,
): Promise<Announcement> => {
  const site = await siteOfAnnouncement(core, db, row);
  return {
    ...toRow(row, site, await colleagueOf(db, row.changedBy)),
    revision: row.revision,
    fields: {
      kind: row.kind,
      page: row.page,
      per_hour: row.perHour,
      audience: row.audience,
      texts: row.texts,
    },
    site_language: localeOfSite(site.domainLanguage),
    countries: [...site.settings.countries],
    waits_for_quiet_hours: row.state === 'sending' && row.nextRoundAt !== null,
    outcomes: await outcomesOf(db, row.id),
  };
};
