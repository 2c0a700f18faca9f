import { and, asc, eq, gt } from '../../db/sql.ts';
import type { Events, Tx } from '../../core/index.ts';
import { tables } from '../../db/index.ts';
import { profileIdOf } from '../members/index.ts';

const { chatSides, messages, profiles } = tables;

/** What a member wrote and read, by conversation; of the others only the name. */
export const exportChats = async (
  tx: Tx,
  { userId, add }: Events['account.exported'],
): Promise<void> => {
  const me = await profileIdOf(tx.db, userId);
  if (me === undefined) return;
  const sides = await tx.db
    .select({ side: chatSides, name: profiles.name })
    .from(chatSides)
    .innerJoin(profiles, eq(profiles.id, chatSides.partnerId))
    .where(eq(chatSides.profileId, me));
  const chats = [];
  for (const { side, name } of sides) {
    const rows = await tx.db
      .select()
      .from(messages)
      .where(and(eq(messages.conversationId, side.conversationId), gt(messages.no, side.deletedNo)))
      .orderBy(asc(messages.no));
    chats.push({
      with: name,
      muted: side.muted,
      draft: side.draft,
      messages: rows.map((row) => ({
        from: row.senderId === me ? 'me' : name,
        kind: row.kind,
        text: row.text,
        gift: row.gift,
        credits: row.senderId === me ? row.price : null,
        at: row.createdAt,
      })),
    });
  }
  add('chats.json', chats);
};
