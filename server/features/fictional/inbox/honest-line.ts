import { fictionalLines } from '#messages/fictional-lines.ts';
import { and, eq, isNull, sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { asksWhetherReal } from '../refused-topics/index.ts';
import type { FictionalChat } from './queries.ts';
import { readLanguage } from './queries.ts';

const { messages } = tables;

/** What has to be said if the member has asked whether the profile is real since its last word. */
export const readHonestLine = async (
  db: Db,
  { conversationId, profileId, memberId }: FictionalChat,
): Promise<string | null> => {
  const unanswered = await db
    .select({ text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.senderId, memberId),
        isNull(messages.deletedAt),
        sql`${messages.no} > coalesce((select max(said.no) from ${messages} said
          where said.conversation_id = ${conversationId}::uuid
          and said.sender_id = ${profileId}::uuid), 0)`,
      ),
    );
  if (!unanswered.some(({ text }) => asksWhetherReal(text))) return null;
  return fictionalLines[await readLanguage(db, memberId)].honest;
};

/** An answer that begins with what has to be said. */
export const withHonestLine = (text: string, honest: string | null): string =>
  honest === null || text.startsWith(honest) ? text : `${honest}\n\n${text}`;
