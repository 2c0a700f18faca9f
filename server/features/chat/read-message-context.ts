import { and, count, desc, eq, isNull, lt, lte } from '#server/db/sql.ts';
import type { Caller, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { memberIdsOf } from '#server/features/accounts/index.ts';
import { isConversationBetween } from './create-conversation.ts';
import { isParticipant } from './queries.ts';

const { chatSides, conversations, messages } = tables;

/** Messages that a moderator sees of a report, the reported one included. */
const MAX_CONTEXT_MESSAGES = 10;

/** Two people who write each other. */
type Two = readonly [string, string];

/** A message as a moderator reads it. */
const toReported = (row: typeof messages.$inferSelect) => ({
  no: row.no,
  sender: row.senderId,
  text: row.kind === 'text' ? row.text : `[${row.kind}] ${row.text}`.trim(),
  sent_at: row.createdAt.toISOString(),
});

/** A message that somebody wrote the caller, with the ones before it, as a moderator reads them. */
export const readMessageContext = async (
  tx: Tx,
  caller: Caller,
  senderId: string,
  { conversation, no }: { readonly conversation: string; readonly no: number },
) => {
  const [participant] = await tx.db
    .select()
    .from(chatSides)
    .where(isParticipant(conversation, memberIdsOf(caller).profileId));
  const rows = participant
    ? await tx.db
        .select()
        .from(messages)
        .where(
          and(
            eq(messages.conversationId, conversation),
            lte(messages.no, no),
            isNull(messages.deletedAt),
          ),
        )
        .orderBy(desc(messages.no))
        .limit(MAX_CONTEXT_MESSAGES)
    : [];
  const visible = rows.filter((row) => row.no > (participant?.deletedNo ?? 0));
  const [reported] = visible;
  if (reported?.no !== no || reported.senderId !== senderId) throw new Refusal('message_not_found');
  return visible.toReversed().map(toReported);
};

/** The messages of two people before one of theirs, which nobody deleted. */
const isBefore = ([one, other]: Two, no: number) =>
  and(isConversationBetween(one, other), lt(messages.no, no), isNull(messages.deletedAt));

/** How many messages two people wrote each other before one. */
export const countMessagesBefore = async (db: Db, two: Two, no: number): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(isBefore(two, no));
  return row?.count ?? 0;
};

/** The last messages that two people wrote each other before one, for a moderator with a reason. */
export const readMessagesBefore = async (db: Db, two: Two, no: number, limit: number) => {
  const rows = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(isBefore(two, no))
    .orderBy(desc(messages.no))
    .limit(limit);
  return rows.toReversed().map(({ message }) => toReported(message));
};
