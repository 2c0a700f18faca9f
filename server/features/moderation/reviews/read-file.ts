import { and, eq, sql } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { readSharpFile } from '#server/core/pictures/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { StoredFile } from '#server/adapters/storage/index.ts';
import { hasRightOn, staffOf } from '#server/features/staff/index.ts';
import { findSecuredFile } from '../cases/secure-picture.ts';

const { conversations, messagePhotos, photos, profiles, verifications } = tables;

/**
 * The site of a file that moderators may open: photos of profiles, and what waits for them of selfies
 * and of photos in chats. Everything else in chats is between two people.
 */
const findSiteOfFile = async (db: Db, file: string): Promise<number | undefined> => {
  const [photo] = await db
    .select({ siteId: profiles.siteId })
    .from(profiles)
    .where(
      sql`${profiles.id} in (
        select ${photos.profileId} from ${photos} where ${photos.file} = ${file}
        union all
        select ${verifications.profileId} from ${verifications} where ${verifications.file} = ${file})`,
    );
  if (photo) return photo.siteId;
  const [sent] = await db
    .select({ siteId: conversations.siteId })
    .from(messagePhotos)
    .innerJoin(conversations, eq(conversations.id, messagePhotos.conversationId))
    .where(and(eq(messagePhotos.file, file), eq(messagePhotos.status, 'pending')));
  return sent?.siteId;
};

/** Whether somebody decides over a file; over one that is secured, not who secured it. */
const mayRead = async (db: Db, caller: Caller, file: string): Promise<boolean> => {
  const secured = await findSecuredFile(db, file);
  const siteId = secured?.siteId ?? (await findSiteOfFile(db, file));
  if (siteId === undefined || secured?.staffId === staffOf(caller).staffId) return false;
  return hasRightOn(caller, secured ? 'cases.decide' : 'photos.review', siteId);
};

/** A picture for whoever decides over it. */
export const readReviewFile = (core: Core, caller: Caller, name: string): Promise<StoredFile> =>
  readSharpFile(core, name, (file) => mayRead(core.db, caller, file));
