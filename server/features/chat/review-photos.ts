import { and, asc, eq } from '#server/db/sql.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import type * as contract from '#contract/chat/index.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { fileName } from '#server/core/pictures/index.ts';
import { tables } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { memberOf } from '#server/features/accounts/index.ts';
import { sendMessageUpdate } from './change-message.ts';
import { dropPhotoFiles } from './delete-chat.ts';
import { isParticipant, userIdsOf } from './queries.ts';

const { chatSides, conversations, messagePhotos, profiles } = tables;

type MessagePhoto = typeof messagePhotos.$inferSelect;

const REVIEW_PAGE_SIZE = 50;

/** Photos in chats of a site that wait for a moderator, the oldest first. */
export const listPendingPhotos = async (
  core: Core,
  site: Site,
): Promise<Answer<typeof contract.messagePhotoReviews>> => {
  const rows = await core.db
    .select({ photo: messagePhotos, name: profiles.name })
    .from(messagePhotos)
    .innerJoin(conversations, eq(conversations.id, messagePhotos.conversationId))
    .innerJoin(profiles, eq(profiles.id, messagePhotos.senderId))
    .where(and(eq(messagePhotos.status, 'pending'), eq(conversations.siteId, site.id)))
    .orderBy(asc(messagePhotos.createdAt))
    .limit(REVIEW_PAGE_SIZE);
  return {
    photos: rows.map(({ photo, name }) => ({
      id: photo.id,
      filename: fileName(photo.file ?? '', 'large'),
      member: photo.senderId,
      name,
      sent_at: photo.createdAt.toISOString(),
    })),
  };
};

/** A photo as it is once its conversation is locked; another moderator may have been faster. */
const lockPhoto = async (tx: Tx, site: Site, id: string): Promise<MessagePhoto | undefined> => {
  await tx.db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(messagePhotos, eq(messagePhotos.conversationId, conversations.id))
    .where(and(eq(messagePhotos.id, id), eq(conversations.siteId, site.id)))
    .for('update', { of: conversations });
  const [found] = await tx.db
    .select({ photo: messagePhotos })
    .from(messagePhotos)
    .innerJoin(conversations, eq(conversations.id, messagePhotos.conversationId))
    .where(and(eq(messagePhotos.id, id), eq(conversations.siteId, site.id)));
  return found?.photo;
};

/** Decides over a photo in a chat; of one that is refused nothing is kept. */
export const reviewPhoto = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, decision, reason }: CheckedInput<typeof contract.messagePhotoReview>['body'],
): Promise<void> => {
  const { site } = caller;
  if (decision === 'rejected' && reason === undefined) throw refuseFields({ reason: 'required' });
  const photo = await lockPhoto(tx, site, id);
  if (!photo || photo.status === 'rejected') throw new Refusal('photo_not_found');
  const { conversationId, no, senderId } = photo;
  const reviewedBy = memberOf(caller);
  await tx.db
    .update(messagePhotos)
    .set(
      decision === 'rejected'
        ? { status: decision, reason: reason ?? null, reviewedBy, file: null, lockedFile: null }
        : { status: decision, reviewedBy },
    )
    .where(eq(messagePhotos.id, id));
  const [participant] = await tx.db
    .select()
    .from(chatSides)
    .where(isParticipant(conversationId, senderId));
  if (decision === 'rejected') await dropPhotoFiles(core, tx, [photo]);
  if (!participant) return;
  await sendMessageUpdate(core, tx, participant, no);
  const [userId] = await userIdsOf(tx.db, [senderId]);
  if (userId === undefined) return;
  const subject = conversationId;
  await core.events.emit(tx, 'photo.reviewed', {
    site,
    userId,
    about: 'message_photo',
    subject,
    decision,
    reason: reason ?? null,
  });
};
