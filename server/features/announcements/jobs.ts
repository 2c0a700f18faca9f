import { setTimeout as pause } from 'node:timers/promises';
import { consoleLimits } from '#contract/console/limits.ts';
import { and, asc, eq, inArray, lt, lte, or } from '#server/db/sql.ts';
import type { Core, Job } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { ChannelSenders } from '#server/features/notifications/index.ts';
import { sendBatch } from './send-batch.ts';

const { announcements } = tables;

/** The embedded database does one thing at a time: whoever wants to stop it has a turn in between. */
const BETWEEN_BATCHES_MS = 50;

/**
 * Who was told is known by their notification, which is forgotten some months later: by then it must
 * be over.
 */
const endOverdue = async ({ db, clock }: Core): Promise<void> => {
  const now = clock.now();
  await db
    .update(announcements)
    .set({ state: 'stopped', endedAt: now })
    .where(
      and(
        inArray(announcements.state, ['sending', 'paused']),
        lt(announcements.startedAt, addTime(now, { days: -consoleLimits.announcements.endDays })),
      ),
    );
};

/** Announcements that are under way, or whose moment has come. */
const findDue = ({ db, clock }: Core) =>
  db
    .select({ id: announcements.id })
    .from(announcements)
    .where(
      or(
        eq(announcements.state, 'sending'),
        and(eq(announcements.state, 'scheduled'), lte(announcements.startsAt, clock.now())),
      ),
    )
    .orderBy(asc(announcements.startsAt));

/** Tells as many members as this minute allows, of one announcement after the other. */
export const sendAnnouncements = (
  core: Core,
  senders: ChannelSenders,
): Job<'send-announcements'> => ({
  name: 'send-announcements',
  schedule: '* * * * *',
  run: async () => {
    await endOverdue(core);
    const failures: unknown[] = [];
    for (const { id } of await findDue(core)) {
      try {
        while (await sendBatch(core, senders, id)) await pause(BETWEEN_BATCHES_MS);
      } catch (error) {
        // An announcement that cannot be sent must not hold up the others.
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be told.');
  },
});
