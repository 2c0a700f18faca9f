import { hash } from 'node:crypto';
import type { fictionalRetire, fictionalReturn } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { fictionalLines } from '#messages/fictional-lines.ts';
import { and, asc, eq, isNotNull, isNull } from '#server/db/sql.ts';
import type { Caller, Core, Job, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import { sendFictionalMessage } from '#server/features/chat/index.ts';
import { relist } from '#server/features/members/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { assertHasWording } from '../policy.ts';
import { logChange } from './log-change.ts';
import { lockProfile } from './queries.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'close-fictional-chats': { readonly profileId: string };
  }
}

const { chatSides, conversations, fictionalChats, fictionalPersonas, profiles, users } = tables;

/** Whether a profile is there, for members and for operators. */
const setStatus = async (
  core: Core,
  tx: Tx,
  id: string,
  status: 'active' | 'disabled',
): Promise<void> => {
  const retiredAt = status === 'disabled' ? core.clock.now() : null;
  await tx.db
    .update(fictionalPersonas)
    .set({ retiredAt })
    .where(eq(fictionalPersonas.profileId, id));
  await tx.db.update(profiles).set({ status }).where(eq(profiles.id, id));
  await relist(core, tx, id);
};

/** Takes a profile out of search and closes its chats; whoever wrote with it keeps what was written. */
export const retireProfile = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, reason }: CheckedInput<typeof fictionalRetire>['body'],
): Promise<void> => {
  const { profile, persona, site } = await lockProfile(core, tx, caller, id);
  if (persona.retiredAt !== null) return;
  await setStatus(core, tx, id, 'disabled');
  await tx.db
    .update(fictionalChats)
    .set({ waitingSince: null, claimedBy: null, claimedUntil: null })
    .where(eq(fictionalChats.profileId, id));
  await sendQueueChange(core, tx, 'inbox', site.id);
  await core.jobs.enqueue(tx, 'close-fictional-chats', { profileId: id });
  await logChange(core, tx, caller, 'fictional_retired', { profile, site }, reason);
};

/** Brings a retired profile back, with its chats. */
export const returnProfile = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, reason }: CheckedInput<typeof fictionalReturn>['body'],
): Promise<void> => {
  const { profile, persona, site } = await lockProfile(core, tx, caller, id);
  if (persona.retiredAt === null) return;
  assertHasWording(site);
  await setStatus(core, tx, id, 'active');
  await logChange(core, tx, caller, 'fictional_returned', { profile, site }, reason);
};

/** The same for the same chat and the same retirement, so that its line is sent once. */
const lineId = (conversation: string, retiredAt: Date): string => {
  const hex = hash('sha256', `${conversation} ${retiredAt.toISOString()}`, 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** The last line in one chat, unless the member cannot be written to any more. */
const sendLastLine = (core: Core, profileId: string, chat: string, member: string) =>
  core.transact(async (tx) => {
    const [found] = await tx.db
      .select({ profile: profiles, retiredAt: fictionalPersonas.retiredAt })
      .from(profiles)
      .innerJoin(fictionalPersonas, eq(fictionalPersonas.profileId, profiles.id))
      .where(eq(profiles.id, profileId));
    const [reader] = await tx.db
      .select({ language: users.language })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.userId))
      .where(eq(profiles.id, member));
    // Somebody brought it back meanwhile.
    if (!found?.retiredAt || !reader) return;
    const { profile, retiredAt } = found;
    const site = await siteById(core, profile.siteId, tx.db);
    if (!site) return;
    await sendFictionalMessage(
      core,
      tx,
      { userId: profile.userId, profileId, site },
      {
        member,
        clientId: lineId(chat, retiredAt),
        text: fictionalLines[reader.language].retired,
      },
    );
  });

/** Writes the last line into all chats of a retired profile, one after the other. */
export const closeFictionalChats = (core: Core): Job<'close-fictional-chats'> => ({
  name: 'close-fictional-chats',
  run: async ({ profileId }) => {
    const chats = await core.db
      .select({ id: chatSides.conversationId, member: chatSides.partnerId })
      .from(chatSides)
      .innerJoin(conversations, eq(conversations.id, chatSides.conversationId))
      .where(
        and(
          eq(chatSides.profileId, profileId),
          isNotNull(chatSides.lastAt),
          isNull(conversations.closedAt),
        ),
      )
      .orderBy(asc(chatSides.conversationId));
    for (const { id, member } of chats) {
      await sendLastLine(core, profileId, id, member).catch((error: unknown) => {
        // They left, or one blocks the other: then there is nobody to tell.
        if (!(error instanceof Refusal)) throw error;
      });
    }
  },
});
