import { eq, sql } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { openMailId } from '#server/features/notifications/index.ts';

const { announcementOutcomes, announcements } = tables;

type Outcome = (typeof announcementOutcomes.$inferSelect)['outcome'];

/** Counts what came back of a mail. Apart from the announcement, whose row its batches hold. */
const countOutcome = async ({ db }: Tx, id: string, outcome: Outcome): Promise<void> => {
  const [known] = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(eq(announcements.id, id));
  if (!known) return;
  await db
    .insert(announcementOutcomes)
    .values({ announcementId: id, outcome, count: 1 })
    .onConflictDoUpdate({
      target: [announcementOutcomes.announcementId, announcementOutcomes.outcome],
      set: { count: sql`${announcementOutcomes.count} + 1` },
    });
};

export const listenAnnouncements = (core: Core): void => {
  core.events.within('announcement.returned', (tx, { announcement, outcome }) =>
    countOutcome(tx, announcement, outcome),
  );
  core.events.within('mail.failed', async (tx, { messageId }) => {
    const mail = openMailId(core.seal, messageId);
    if (mail?.announcement !== undefined) await countOutcome(tx, mail.announcement, 'failed');
  });
};
