import { and, eq, sql } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { readSharpFile } from '#server/core/pictures/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { StoredFile } from '#server/adapters/storage/index.ts';
import { visiblePhotoStatuses } from '#server/features/members/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { mayAnswer } from '../policy.ts';

const { fictionalChats, messagePhotos, photos } = tables;

/** The site of a photo of either of the two of a chat, which everybody sees. */
const findSiteOfPhoto = async (db: Db, file: string): Promise<number | undefined> => {
  const [found] = await db
    .select({ site: fictionalChats.siteId })
    .from(photos)
    .innerJoin(
      fictionalChats,
      sql`${photos.profileId} in (${fictionalChats.profileId}, ${fictionalChats.memberId})`,
    )
    .where(and(eq(photos.file, file), eq(photos.status, 'approved')))
    .limit(1);
  return found?.site;
};

const findSentPhoto = async (db: Db, file: string) => {
  const [found] = await db
    .select({ site: fictionalChats.siteId, status: messagePhotos.status })
    .from(messagePhotos)
    .innerJoin(fictionalChats, eq(fictionalChats.conversationId, messagePhotos.conversationId))
    .where(eq(messagePhotos.file, file));
  return found;
};

/** Whether somebody answers where a file belongs, and sees there what members would see. */
const mayRead = async (core: Core, caller: Caller, file: string): Promise<boolean> => {
  const photoSite = await findSiteOfPhoto(core.db, file);
  if (photoSite !== undefined) return mayAnswer(caller, photoSite);
  const sent = await findSentPhoto(core.db, file);
  const site = sent && mayAnswer(caller, sent.site) ? await siteById(core, sent.site) : undefined;
  if (!sent || !site) return false;
  const shown: readonly string[] = visiblePhotoStatuses(site);
  return shown.includes(sent.status);
};

/** A photo of somebody in the inbox, or one that was sent in such a chat. */
export const readInboxFile = (core: Core, caller: Caller, name: string): Promise<StoredFile> =>
  readSharpFile(core, name, (file) => mayRead(core, caller, file));
