import type { SQL } from '#server/db/sql.ts';
import { eq, sql } from '#server/db/sql.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import type * as contract from '#contract/chat/index.ts';
import type { MessageView, SentMessage } from '#contract/chat/index.ts';
import { chatLimits } from '#contract/chat/enums.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import type { StoredPicture } from '#server/core/pictures/index.ts';
import { makePicture, storePicture } from '#server/core/pictures/index.ts';
import { tables } from '#server/db/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import { isSentUnblurred } from './policy.ts';
import { sendMessage, senderOf } from './send-message.ts';
import { toPhotoView } from './views.ts';

const { messagePhotos, messages, profiles } = tables;

interface StoredPhoto extends StoredPicture {
  readonly width: number;
  readonly height: number;
}

/** Makes and keeps what was sent, as a whole; before the transaction, because it is slow. */
export const preparePhoto = async (core: Core, bytes: Buffer): Promise<StoredPhoto> => {
  const picture = await makePicture(bytes, 'whole');
  const { width, height } = picture.large;
  return { ...(await storePicture(core, picture)), width, height };
};

/** What decides how a photo comes: what its receiver chose, and how much the two wrote before it. */
const readAcquaintance = async (
  { db }: Tx,
  receiver: string,
  { conversation, no }: MessageView,
) => {
  const countTexts = (sender: SQL) => sql<number>`(select count(*)::int from (
    select from ${messages} where ${messages.conversationId} = ${conversation}
      and ${messages.no} < ${no} and ${messages.senderId} ${sender} ${receiver}
      and ${messages.kind} = 'text' and ${messages.deletedAt} is null
    limit ${chatLimits.knownAfterTexts}) as texts)`;
  const [found] = await db
    .select({
      blur: profiles.photoBlur,
      sent: countTexts(sql`<>`),
      received: countTexts(sql`=`),
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
  { member, client_id: clientId }: CheckedInput<typeof contract.photoSend>['query'],
  storedPhoto: StoredPhoto,
): Promise<SentMessage> =>
  sendMessage(
    core,
    tx,
    senderOf(caller),
    { member, clientId, kind: 'photo', text: '' },
    async (message) => {
      const now = core.clock.now();
      const acquaintance = await readAcquaintance(tx, member, message);
      const photo = {
        ...storedPhoto,
        status: caller.site.settings.photo_review === 'automatic' ? 'approved' : 'pending',
        reason: null,
        openedAt: acquaintance && isSentUnblurred(acquaintance.blur, acquaintance) ? now : null,
      } as const;
      await tx.db.insert(messagePhotos).values({
        ...photo,
        id: newId(now.getTime()),
        conversationId: message.conversation,
        no: message.no,
        senderId: message.sender,
        createdAt: now,
      });
      if (photo.status === 'pending') {
        await sendQueueChange(core, tx, 'message_photo', caller.site.id);
      }
      return {
        message: { ...message, photo: toPhotoView(photo, false) },
        received: { ...message, photo: toPhotoView(photo, true) },
      };
    },
  );
