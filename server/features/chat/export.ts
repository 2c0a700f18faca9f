import { and, asc, eq, gt } from '#server/db/sql.ts';
import type { Events, Tx } from '#server/core/index.ts';
import { storagePath } from '#server/core/pictures/index.ts';
import { tables } from '#server/db/index.ts';
import { profileIdOf } from '#server/features/members/index.ts';
import { isThereFor, selectHeldOf } from './held/drop-held.ts';

const { chatSides, conversations, messagePhotos, messages, profiles } = tables;

const picturePath = (id: string): string => `chats/photos/${id}.webp`;

/** Photos that somebody else sent are theirs. */
const isOwnPhoto = (me: string) =>
  and(
    eq(messagePhotos.conversationId, messages.conversationId),
    eq(messagePhotos.no, messages.no),
    eq(messagePhotos.senderId, me),
  );

type Photo = typeof messagePhotos.$inferSelect;

/** Whether its file is there, and for its sender. */
const isKept = (photo: Photo): photo is Photo & { file: string } =>
  photo.file !== null && photo.status !== 'secured';

/** What a member wrote, sent and read, by conversation; of the others only name and words. */
export const exportChats = async (
  tx: Tx,
  { userId, add, addPicture }: Events['account.exported'],
): Promise<void> => {
  const me = await profileIdOf(tx.db, userId);
  if (me === undefined) return;
  const participants = await tx.db
    .select({ participant: chatSides, name: profiles.name, fictional: profiles.fictional })
    .from(chatSides)
    .innerJoin(profiles, eq(profiles.id, chatSides.partnerId))
    .innerJoin(conversations, eq(conversations.id, chatSides.conversationId))
    .where(and(eq(chatSides.profileId, me), isThereFor(me)));
  const chats = [];
  for (const { participant, name, fictional } of participants) {
    const rows = await tx.db
      .select({ message: messages, photo: messagePhotos })
      .from(messages)
      .leftJoin(messagePhotos, isOwnPhoto(me))
      .where(
        and(
          eq(messages.conversationId, participant.conversationId),
          gt(messages.no, participant.deletedNo),
        ),
      )
      .orderBy(asc(messages.no));
    for (const { photo } of rows) {
      if (photo && isKept(photo))
        addPicture(picturePath(photo.id), storagePath(photo.file, 'large'));
    }
    const held = await selectHeldOf(tx.db, me, [participant.conversationId]);
    chats.push({
      with: name,
      fictional,
      muted: participant.muted,
      draft: participant.draft,
      // What is held was written last.
      messages: [...rows, ...held.map((message) => ({ message, photo: null }))].map(
        ({ message, photo }) => ({
          from: message.senderId === me ? 'me' : name,
          kind: message.kind,
          text: message.text,
          photo: photo && isKept(photo) ? picturePath(photo.id) : null,
          gift: message.gift,
          credits: message.senderId === me ? message.price : null,
          at: message.createdAt,
        }),
      ),
    });
  }
  add('chats.json', chats);
};
