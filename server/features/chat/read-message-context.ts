import { and, desc, eq, isNull, lte } from '#server/db/sql.ts';
import type { Caller, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { memberIdsOf } from '#server/features/accounts/index.ts';
import { isParticipant } from './queries.ts';

const { chatSides, messages } = tables;

/** Messages that a moderator sees of a report, the reported one included. */
const MAX_CONTEXT_MESSAGES = 10;

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
  return visible.toReversed().map((row) => ({
    no: row.no,
    sender: row.senderId,
    text: row.kind === 'text' ? row.text : `[${row.kind}] ${row.text}`.trim(),
    sent_at: row.createdAt.toISOString(),
  }));
};
