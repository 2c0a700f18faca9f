import type { InboxChat, inboxHandOver } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { and, eq, isNull, ne } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { addTime, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import { readAsFictional } from '#server/features/chat/index.ts';
import { listStaff, staffOf, writeAudit } from '#server/features/staff/index.ts';
import { answerersOf } from '../policy.ts';
import { addNote } from './notes.ts';
import type { FictionalChat } from './queries.ts';
import { findFree, holdChat, lockChat, requireFree, unclaimed } from './queries.ts';
import { readChat } from './read-chat.ts';

const { fictionalChats } = tables;

/** So many others may be faster before the queue is taken for empty. */
const TRIES = 5;

/** Gives back what somebody answers besides one chat, not what waits for them to begin. */
const releaseOthers = async (core: Core, tx: Tx, caller: Caller, id: string): Promise<void> => {
  const { staffId } = staffOf(caller);
  const released = await tx.db
    .update(fictionalChats)
    .set(unclaimed)
    .where(
      and(
        eq(fictionalChats.claimedBy, staffId),
        isNull(fictionalChats.handedBy),
        ne(fictionalChats.conversationId, id),
      ),
    )
    .returning({ site: fictionalChats.siteId });
  for (const site of new Set(released.map((row) => row.site)))
    await sendQueueChange(core, tx, 'inbox', site);
};

/** Whether somebody has begun with a chat, and still holds it. */
const isHeldBy = (
  { claimedBy, claimedUntil, handedBy }: FictionalChat,
  staffId: string,
  now: Date,
) => claimedBy === staffId && handedBy === null && claimedUntil !== null && claimedUntil > now;

/** Takes one chat; whoever has it already goes on. */
const claimChat = async (core: Core, tx: Tx, caller: Caller, id: string): Promise<InboxChat> => {
  const { chat: before } = await lockChat(core, tx, caller, id);
  const locked = await holdChat(core, tx, caller, id);
  await releaseOthers(core, tx, caller, id);
  await readAsFictional(core, tx, id, locked.profile.id);
  const view = await readChat(core, tx.db, caller, locked);
  if (!isHeldBy(before, staffOf(caller).staffId, core.clock.now())) {
    await sendQueueChange(core, tx, 'inbox', locked.site.id);
    await writeAudit(core, tx, caller, {
      action: 'inbox_claimed',
      site: locked.site.id,
      target: ['chat', id],
      values: { name: locked.profile.name },
    });
  }
  return view;
};

const isTaken = (error: unknown): boolean =>
  error instanceof Refusal && ['inbox_claimed', 'inbox_not_found'].includes(error.code);

/** Takes what was handed over, else the chat that has waited longest of those that nobody has. */
const claimNext = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  sites: readonly number[],
): Promise<InboxChat | null> => {
  const { staffId } = staffOf(caller);
  const free = await findFree(tx.db, sites, core.clock.now(), staffId, TRIES);
  for (const id of free) {
    try {
      return await claimChat(core, tx, caller, id);
    } catch (error) {
      // A colleague was faster.
      if (!isTaken(error)) throw error;
    }
  }
  return null;
};

export const openChat = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  id: string | undefined,
  sites: readonly number[],
): Promise<{ chat: InboxChat | null }> => ({
  chat:
    id === undefined
      ? await claimNext(core, tx, caller, sites)
      : await claimChat(core, tx, caller, id),
});

export const keepChat = async (core: Core, tx: Tx, caller: Caller, id: string) => {
  const { chat } = await holdChat(core, tx, caller, id);
  return { until: (chat.claimedUntil ?? core.clock.now()).toISOString() };
};

/** Gives a chat back, if it is one's own. */
export const releaseChat = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<void> => {
  const [released] = await tx.db
    .update(fictionalChats)
    .set(unclaimed)
    .where(
      and(
        eq(fictionalChats.conversationId, id),
        eq(fictionalChats.claimedBy, staffOf(caller).staffId),
      ),
    )
    .returning({ site: fictionalChats.siteId });
  if (released) await sendQueueChange(core, tx, 'inbox', released.site);
};

/** Gives a chat to a colleague, who has some minutes to begin. */
export const handOver = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, to, note }: CheckedInput<typeof inboxHandOver>['body'],
): Promise<void> => {
  const { chat, profile, site } = await lockChat(core, tx, caller, id);
  await requireFree(core, tx, caller, chat);
  const colleagues = answerersOf(await listStaff(tx.db), site.id);
  if (!colleagues.some((person) => person.id === to)) throw new Refusal('staff_not_found');
  if (note !== undefined) await addNote(core, tx, caller, chat, note);
  await tx.db
    .update(fictionalChats)
    .set({
      claimedBy: to,
      handedBy: staffOf(caller).staffId,
      claimedUntil: addTime(core.clock.now(), {
        seconds: consoleLimits.inbox.handOverMinutes * 60,
      }),
    })
    .where(eq(fictionalChats.conversationId, id));
  await sendQueueChange(core, tx, 'inbox', site.id);
  await writeAudit(core, tx, caller, {
    action: 'inbox_handed_over',
    site: site.id,
    target: ['chat', id],
    values: { name: profile.name, to },
  });
};
