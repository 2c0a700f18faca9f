import type { photoRejectionReasons } from '#contract/members/index.ts';
import type { SQL } from '#server/db/sql.ts';
import { eq, sql } from '#server/db/sql.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Review, Securing, Suspect } from '#server/features/members/photos/index.ts';
import { sendMessageUpdate } from './change-message.ts';
import { dropPhotoFiles } from './delete-chat.ts';
import { isParticipant, userIdsOf } from './queries.ts';

const { chatSides, conversations, messagePhotos } = tables;

type MessagePhoto = typeof messagePhotos.$inferSelect;

/** Photos in chats that wait for a moderator. */
export const pendingMessagePhotos: SQL = sql`
  select ${messagePhotos.id} as subject, ${conversations.siteId} as site_id,
    ${messagePhotos.senderId} as profile_id, ${messagePhotos.createdAt} as sent_at,
    ${messagePhotos.file} as file, ${messagePhotos.colour} as colour, null::int as place
  from ${messagePhotos}
  join ${conversations} on ${conversations.id} = ${messagePhotos.conversationId}
  where ${messagePhotos.status} = 'pending'`;

/** A photo as it is once its conversation is locked; its sender may have taken it back. */
const lockPhoto = async (tx: Tx, id: string): Promise<MessagePhoto | undefined> => {
  await tx.db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(messagePhotos, eq(messagePhotos.conversationId, conversations.id))
    .where(eq(messagePhotos.id, id))
    .for('update', { of: conversations });
  const [photo] = await tx.db.select().from(messagePhotos).where(eq(messagePhotos.id, id));
  return photo;
};

/** Carries out what was decided over a photo in a chat; of one that is refused nothing is kept. */
export const reviewMessagePhoto = async (
  core: Core,
  tx: Tx,
  site: Site,
  { id, reason, staffId }: Review<(typeof photoRejectionReasons)[number]>,
): Promise<void> => {
  const photo = await lockPhoto(tx, id);
  if (photo?.status !== 'pending') return;
  const { conversationId, no, senderId } = photo;
  const decision = reason === null ? 'approved' : 'rejected';
  await tx.db
    .update(messagePhotos)
    .set({
      status: decision,
      reason,
      reviewedBy: staffId,
      ...(reason !== null && { file: null, lockedFile: null }),
    })
    .where(eq(messagePhotos.id, id));
  const [participant] = await tx.db
    .select()
    .from(chatSides)
    .where(isParticipant(conversationId, senderId));
  if (reason !== null) await dropPhotoFiles(core, tx, [photo]);
  if (!participant) return;
  await sendMessageUpdate(core, tx, participant, no);
  const [userId] = await userIdsOf(tx.db, [senderId]);
  if (userId === undefined) return;
  const about = { about: 'message_photo', subject: conversationId } as const;
  await core.events.emit(tx, 'photo.reviewed', { site, userId, ...about, decision, reason });
};

/** Hides a photo from both, or lets it wait again; false if it is gone. */
export const secureMessagePhoto = async (
  core: Core,
  tx: Tx,
  { subject }: Suspect,
  securing: Securing,
): Promise<boolean> => {
  const photo = await lockPhoto(tx, subject);
  if (!photo || (photo.status !== 'pending' && photo.status !== 'secured')) return false;
  await tx.db
    .update(messagePhotos)
    .set({
      status: securing === 'waiting' ? 'pending' : 'secured',
      reason: securing === 'refused' ? 'unlawful' : null,
    })
    .where(eq(messagePhotos.id, subject));
  const [sender] = await tx.db
    .select()
    .from(chatSides)
    .where(isParticipant(photo.conversationId, photo.senderId));
  if (sender) await sendMessageUpdate(core, tx, sender, photo.no);
  return true;
};

/** Keeps of a photo nothing but that it was refused. */
export const forgetMessagePhoto = async (core: Core, tx: Tx, subject: string): Promise<void> => {
  const photo = await lockPhoto(tx, subject);
  if (photo?.status !== 'secured') return;
  await tx.db
    .update(messagePhotos)
    .set({ status: 'rejected', file: null, lockedFile: null })
    .where(eq(messagePhotos.id, subject));
  await dropPhotoFiles(core, tx, [photo]);
};
