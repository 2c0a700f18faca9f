import { and, eq } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { blurStoragePath, parseFileName, storagePath } from '#server/core/pictures/index.ts';
import { tables } from '#server/db/index.ts';
import type { StoredFile } from '#server/adapters/storage/index.ts';
import { canSeePhotoFile } from './policy.ts';
import { isBlockedBy } from './queries.ts';

const { chatSides, messagePhotos } = tables;

/** A file of a photo in a chat, for the two of it. */
export const readPhotoFile = async (
  core: Core,
  caller: Caller,
  name: string,
): Promise<StoredFile> => {
  const parsed = parseFileName(name);
  const { session } = caller;
  if (!parsed || !session) throw new Refusal('not_found');
  const isBlur = parsed.size === 'locked';
  const column = isBlur ? messagePhotos.lockedFile : messagePhotos.file;
  const [found] = await core.db
    .select({
      photo: messagePhotos,
      deletedNo: chatSides.deletedNo,
      isBlocked: isBlockedBy(chatSides.profileId, chatSides.partnerId),
    })
    .from(messagePhotos)
    .leftJoin(
      chatSides,
      and(
        eq(chatSides.conversationId, messagePhotos.conversationId),
        eq(chatSides.profileId, session.user?.profile.id ?? session.userId),
      ),
    )
    .where(eq(column, parsed.file));
  if (!found || !canSeePhotoFile(found, isBlur, caller)) throw new Refusal('not_found');
  const stored = await core.storage.get(
    parsed.size === 'locked' ? blurStoragePath(parsed.file) : storagePath(parsed.file, parsed.size),
  );
  if (!stored) throw new Refusal('not_found');
  return stored;
};
