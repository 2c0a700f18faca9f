import { and, desc, isNull, ne, sql } from '#server/db/sql.ts';
import type { MessageKind } from '#contract/chat/enums.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';

const { messages } = tables;

interface LastMessage {
  readonly no: number;
  readonly kind: MessageKind;
  readonly text: string;
}

/** The last message of the partner, by conversation. */
export const readLastReceivedMessages = async (
  db: Db,
  me: string,
  conversations: readonly string[],
): Promise<ReadonlyMap<string, LastMessage>> => {
  if (conversations.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([messages.conversationId], {
      id: messages.conversationId,
      no: messages.no,
      kind: messages.kind,
      text: messages.text,
    })
    .from(messages)
    .where(
      and(
        sql`${messages.conversationId} = any(${sql.param(conversations)}::uuid[])`,
        ne(messages.senderId, me),
        isNull(messages.deletedAt),
      ),
    )
    .orderBy(messages.conversationId, desc(messages.no));
  return new Map(rows.map(({ id, ...message }) => [id, message]));
};
