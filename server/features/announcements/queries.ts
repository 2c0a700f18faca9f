import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { lockByName, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { requireOwn } from './policy.ts';

const { announcements } = tables;

export type AnnouncementRecord = typeof announcements.$inferSelect;

export const readAnnouncement = async (
  db: Db,
  caller: Caller,
  id: string,
): Promise<AnnouncementRecord> => {
  const [row] = await db.select().from(announcements).where(eq(announcements.id, id));
  return requireOwn(caller, row);
};

/**
 * Whoever tells the members of an announcement or changes it has this lock. A row's own would not do:
 * those who wait for it can be overtaken by one batch after the other.
 */
export const turnOf = (id: string): string => `announcement-${id}`;

/** The same, to be changed: while members are told, this waits for the end of their batch. */
export const lockAnnouncement = async (
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<AnnouncementRecord> => {
  await readAnnouncement(tx.db, caller, id);
  await lockByName(tx, turnOf(id));
  return readAnnouncement(tx.db, caller, id);
};

/** The site of an announcement; none of a closed one. */
export const siteOfAnnouncement = async (
  core: Core,
  db: Db,
  { siteId }: Pick<AnnouncementRecord, 'siteId'>,
): Promise<Site> => {
  const site = await siteById(core, siteId, db);
  if (!site) throw new Refusal('announcement_not_found');
  return site;
};
