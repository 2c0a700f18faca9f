import { and, eq, lt, lte, sql } from '#server/db/sql.ts';
import type { Core, Job } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { readSites } from '#server/features/site/index.ts';
import { dropPhotos } from './delete-chat.ts';
import { hasHeld } from './held/drop-held.ts';
import { recountUnread } from './queries.ts';

const { chatSides, conversations, messagePhotos, messages } = tables;

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'forget-messages': NoPayload;
  }
}

const BATCH_SIZE = 200;

/** Conversations of a site that hold messages from before a moment; some at a time. */
const findOutdatedConversations = async (core: Core, siteId: number, before: Date) =>
  core.db
    .selectDistinct({ id: messages.conversationId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.siteId, siteId), lt(messages.createdAt, before)))
    .limit(BATCH_SIZE);

/** Erases the old messages of one conversation, and the conversation if none is left. */
const deleteOldMessages = (core: Core, conversation: string, before: Date): Promise<void> =>
  core.transact(async (tx) => {
    const [locked] = await tx.db
      .select({ lastNo: conversations.lastNo })
      .from(conversations)
      .where(eq(conversations.id, conversation))
      .for('update');
    if (!locked) return;
    const isOld = and(eq(messages.conversationId, conversation), lt(messages.createdAt, before));
    const [lastOld] = await tx.db
      .select({ no: sql<number | null>`max(${messages.no})` })
      .from(messages)
      .where(isOld);
    const upTo = lastOld?.no ?? 0;
    await dropPhotos(
      core,
      tx,
      and(eq(messagePhotos.conversationId, conversation), lte(messagePhotos.no, upTo)),
    );
    if (upTo >= locked.lastNo && !(await hasHeld(tx, conversation))) {
      await tx.db.delete(conversations).where(eq(conversations.id, conversation));
      return;
    }
    await tx.db
      .delete(messages)
      .where(and(eq(messages.conversationId, conversation), lte(messages.no, upTo)));
    const participants = await tx.db
      .select()
      .from(chatSides)
      .where(eq(chatSides.conversationId, conversation));
    for (const participant of participants) await recountUnread(tx, participant);
  });

/** Erases messages that are older than their site keeps them. */
export const forgetMessages = (core: Core): Job<'forget-messages'> => ({
  name: 'forget-messages',
  schedule: '17 * * * *',
  run: async () => {
    for (const { id, settings } of await readSites(core, core.db)) {
      const before = addTime(core.clock.now(), { days: -settings.chat_history_days });
      for (;;) {
        const rows = await findOutdatedConversations(core, id, before);
        for (const row of rows) await deleteOldMessages(core, row.id, before);
        if (rows.length < BATCH_SIZE) break;
      }
    }
  },
});
