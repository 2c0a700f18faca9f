import type { SQL } from '../../db/sql.ts';
import { and, asc, eq, sql } from '../../db/sql.ts';
import type { Answer, Checked } from '../../../contract/core/endpoint.ts';
import type * as contract from '../../../contract/chat/index.ts';
import type { MessageView, Sent } from '../../../contract/chat/index.ts';
import { chatLimits } from '../../../contract/chat/words.ts';
import type { Caller, Core, Site, Tx } from '../../core/index.ts';
import { newId, Refusal } from '../../core/index.ts';
import { tables } from '../../db/index.ts';
import { refuseFields } from '../../http/index.ts';
import type { StoredFile } from '../../adapters/storage/index.ts';
import { memberOf } from '../accounts/index.ts';
import type { Kept } from '../members/index.ts';
import {
  blurStoredAs,
  fileName,
  keepPicture,
  parseName,
  pictureOf,
  storedAs,
} from '../members/index.ts';
import { tellChanged } from './change.ts';
import { dropPhotoFiles } from './leave.ts';
import { comesOpen } from './policy.ts';
import { send, senderOf } from './send.ts';
import { isShutOut, isSide, usersOf } from './side.ts';
import { photoOf } from './views.ts';

const { chatSides, conversations, messagePhotos, messages, profiles } = tables;

interface KeptPhoto extends Kept {
  readonly width: number;
  readonly height: number;
}

/** Makes and keeps what was sent, as a whole; before the transaction, because it is slow. */
export const preparePhoto = async (core: Core, bytes: Buffer): Promise<KeptPhoto> => {
  const picture = await pictureOf(bytes, 'whole');
  const { width, height } = picture.large;
  return { ...(await keepPicture(core, picture)), width, height };
};

/** What decides how a photo comes: what its receiver chose, and how much the two wrote before it. */
const acquaintance = async ({ db }: Tx, receiver: string, { conversation, no }: MessageView) => {
  const textsOf = (sender: SQL) => sql<number>`(select count(*)::int from (
    select from ${messages} where ${messages.conversationId} = ${conversation}
      and ${messages.no} < ${no} and ${messages.senderId} ${sender} ${receiver}
      and ${messages.kind} = 'text' and ${messages.deletedAt} is null
    limit ${chatLimits.knownAfterTexts}) as texts)`;
  const [found] = await db
    .select({
      blur: profiles.photoBlur,
      sent: textsOf(sql`<>`),
      received: textsOf(sql`=`),
    })
    .from(profiles)
    .where(eq(profiles.id, receiver));
  return found;
};

/** Sends a photo. One whose client id is known already finds no owner, and is swept away. */
export const sendPhoto = (
  core: Core,
  tx: Tx,
  caller: Caller,
  { member, client_id: clientId }: Checked<typeof contract.photoSend>['query'],
  kept: KeptPhoto,
): Promise<Sent> =>
  send(
    core,
    tx,
    senderOf(caller),
    { member, clientId, kind: 'photo', text: '' },
    async (message) => {
      const now = core.clock.now();
      const known = await acquaintance(tx, member, message);
      const photo = {
        ...kept,
        status: caller.site.settings.photo_review === 'automatic' ? 'approved' : 'pending',
        reason: null,
        openedAt: known && comesOpen(known.blur, known) ? now : null,
      } as const;
      await tx.db.insert(messagePhotos).values({
        ...photo,
        id: newId(now.getTime()),
        conversationId: message.conversation,
        no: message.no,
        senderId: message.sender,
        createdAt: now,
      });
      return {
        message: { ...message, photo: photoOf(photo, false) },
        received: { ...message, photo: photoOf(photo, true) },
      };
    },
  );

type Photo = typeof messagePhotos.$inferSelect;

/** Whether somebody gets the sharp picture; who sent it always does. */
const maySeeSharp = (photo: Photo, reader: string, review: Site['settings']['photo_review']) => {
  if (photo.senderId === reader) return true;
  const isShown = photo.status === 'approved' || (photo.status === 'pending' && review === 'after');
  return isShown && photo.openedAt !== null;
};

/** A file of a photo in a chat, for the two of it and for moderators of its site. */
export const readPhotoFile = async (
  core: Core,
  caller: Caller,
  name: string,
): Promise<StoredFile> => {
  const wanted = parseName(name);
  const { session, site } = caller;
  if (!wanted || !session) throw new Refusal('not_found');
  const isBlur = wanted.size === 'locked';
  const column = isBlur ? messagePhotos.lockedFile : messagePhotos.file;
  const [found] = await core.db
    .select({
      photo: messagePhotos,
      siteId: conversations.siteId,
      deletedNo: chatSides.deletedNo,
      isShut: isShutOut(chatSides.profileId, chatSides.partnerId),
    })
    .from(messagePhotos)
    .innerJoin(conversations, eq(conversations.id, messagePhotos.conversationId))
    .leftJoin(
      chatSides,
      and(
        eq(chatSides.conversationId, messagePhotos.conversationId),
        eq(chatSides.profileId, session.user?.profile.id ?? session.userId),
      ),
    )
    .where(eq(column, wanted.file));
  if (!found) throw new Refusal('not_found');
  const { photo, siteId, deletedNo, isShut } = found;
  const isModerator = session.role === 'staff' && siteId === site.id;
  const isOfTheTwo = deletedNo !== null && photo.no > deletedNo && !isShut;
  const reader = session.user?.profile.id ?? '';
  const isAllowed = isBlur || maySeeSharp(photo, reader, site.settings.photo_review);
  if (!isModerator && !(isOfTheTwo && isAllowed)) throw new Refusal('not_found');
  const stored = await core.storage.get(
    wanted.size === 'locked' ? blurStoredAs(wanted.file) : storedAs(wanted.file, wanted.size),
  );
  if (!stored) throw new Refusal('not_found');
  return stored;
};

const PAGE = 50;

/** Photos in chats of a site that wait for a moderator, the oldest first. */
export const listWaiting = async (
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
    .limit(PAGE);
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
const lockPhoto = async (tx: Tx, site: Site, id: string): Promise<Photo | undefined> => {
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
export const review = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, decision, reason }: Checked<typeof contract.messagePhotoReview>['body'],
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
  const [side] = await tx.db.select().from(chatSides).where(isSide(conversationId, senderId));
  if (decision === 'rejected') await dropPhotoFiles(core, tx, [photo]);
  if (!side) return;
  await tellChanged(core, tx, side, no);
  const [userId] = await usersOf(tx.db, [senderId]);
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
