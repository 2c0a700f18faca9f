import { and, eq, gte, lt, lte } from '#server/db/sql.ts';
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

/** Messages that are looked at together. */
const BATCH_SIZE = 1000;

/** Clocks of processes differ, and so a message may be older than the one before it. */
const LOOK_BACK = { hours: -1 };

interface Span {
  readonly from: Date;
  readonly before: Date;
}

/** The first messages of a site that were written in a span, by the index on their time. */
const findMessages = (core: Core, siteId: number, { from, before }: Span) =>
  core.db
    .select({ conversation: messages.conversationId, at: messages.createdAt })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(conversations.siteId, siteId),
        gte(messages.createdAt, from),
        lt(messages.createdAt, before),
      ),
    )
    .orderBy(messages.createdAt)
    .limit(BATCH_SIZE);

/**
 * Erases the old messages of one conversation, and the conversation if none is left. It reads from the
 * first one to the first that is kept, so that a long history costs no more than a short one.
 */
const deleteOldMessages = (core: Core, conversation: string, before: Date): Promise<void> =>
  core.transact(async (tx) => {
    const [locked] = await tx.db
      .select({ lastNo: conversations.lastNo })
      .from(conversations)
      .where(eq(conversations.id, conversation))
      .for('update');
    if (!locked) return;
    const [kept] = await tx.db
      .select({ no: messages.no })
      .from(messages)
      .where(and(eq(messages.conversationId, conversation), gte(messages.createdAt, before)))
      .orderBy(messages.no)
      .limit(1);
    const upTo = kept ? kept.no - 1 : locked.lastNo;
    await dropPhotos(
      core,
      tx,
      and(eq(messagePhotos.conversationId, conversation), lte(messagePhotos.no, upTo)),
    );
    if (!kept && !(await hasHeld(tx, conversation))) {
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
    // Not asked of the database, which might look through all that anybody has not read.
    for (const participant of participants)
      if (participant.unread > 0) await recountUnread(tx, participant);
  });

/** Erases the messages of a site up to a moment, beginning where nobody has looked yet. */
const forgetIn = async (core: Core, siteId: number, { from, before }: Span): Promise<void> => {
  for (let next = from; ;) {
    const rows = await findMessages(core, siteId, { from: next, before });
    for (const conversation of new Set(rows.map((row) => row.conversation)))
      await deleteOldMessages(core, conversation, before);
    if (rows.length < BATCH_SIZE) return;
    next = rows.at(-1)?.at ?? before;
  }
};

/**
 * Erases messages that are older than their site keeps them. `erased` is until when all of a site are,
 * as far as this process knows: else those of sites that keep theirs for longer are looked at each time.
 */
export const forgetMessages = (
  core: Core,
  erased = new Map<number, Date>(),
): Job<'forget-messages'> => ({
  name: 'forget-messages',
  schedule: '17 * * * *',
  run: async () => {
    for (const { id, settings } of await readSites(core, core.db)) {
      const before = addTime(core.clock.now(), { days: -settings.chat_history_days });
      await forgetIn(core, id, { from: erased.get(id) ?? new Date(0), before });
      erased.set(id, addTime(before, LOOK_BACK));
    }
  },
});
