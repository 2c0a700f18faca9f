import { and, desc, eq, isNull, lte } from '../../db/sql.ts';
import type { Caller, Tx } from '../../core/index.ts';
import { Refusal } from '../../core/index.ts';
import { tables } from '../../db/index.ts';
import { ownerOf } from '../members/index.ts';
import { isSide } from './side.ts';

const { chatSides, messages } = tables;

/** As many as it takes to understand what a message was about. */
const CONTEXT = 10;

/** A message that somebody wrote the caller, with the ones before it, as a moderator reads them. */
export const contextOf = async (
  tx: Tx,
  caller: Caller,
  writer: string,
  { conversation, no }: { readonly conversation: string; readonly no: number },
) => {
  const [side] = await tx.db
    .select()
    .from(chatSides)
    .where(isSide(conversation, ownerOf(caller).profileId));
  const rows = side
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
        .limit(CONTEXT)
    : [];
  const shown = rows.filter((row) => row.no > (side?.deletedNo ?? 0));
  const [reported] = shown;
  if (reported?.no !== no || reported.senderId !== writer) throw new Refusal('message_not_found');
  return shown.toReversed().map((row) => ({
    no: row.no,
    sender: row.senderId,
    text: row.kind === 'text' ? row.text : `[${row.kind}] ${row.text}`.trim(),
    sent_at: row.createdAt.toISOString(),
  }));
};
