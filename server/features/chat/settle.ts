import { eq } from '../../db/sql.ts';
import type { Checked } from '../../../contract/core/endpoint.ts';
import type * as contract from '../../../contract/chat/index.ts';
import { chatChanged, typingEvent } from '../../../contract/chat/index.ts';
import type { Caller, Core, Events, Tx } from '../../core/index.ts';
import { newId, Refusal } from '../../core/index.ts';
import { tables } from '../../db/index.ts';
import { sendLiveEvent, sendLiveEvents } from '../../live/index.ts';
import { ownerOf } from '../members/index.ts';
import { keepBlock } from './begin.ts';
import { send } from './send.ts';
import { isHiding, isSide, ownSide, recount, usersOf } from './side.ts';

const { chatSides, conversations, profiles, users } = tables;

/** Mutes a conversation, or keeps what was written but not sent yet. */
export const updateChat = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { conversation, muted, draft }: Checked<typeof contract.conversationUpdate>['body'],
): Promise<void> => {
  const { profileId } = await ownSide(tx.db, caller, conversation);
  if (muted === undefined && draft === undefined) return;
  await tx.db
    .update(chatSides)
    .set({ ...(muted !== undefined && { muted }), ...(draft !== undefined && { draft }) })
    .where(isSide(conversation, profileId));
  await sendLiveEvent(core, tx, ownerOf(caller).userId, chatChanged, { conversation, gone: false });
};

/** Tells the other one that the member is writing, unless they hide or may not write each other. */
export const tellTyping = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  conversation: string,
): Promise<void> => {
  const { profileId, partnerId } = await ownSide(tx.db, caller, conversation);
  const [found] = await tx.db
    .select({ blocked: conversations.blocked })
    .from(conversations)
    .where(eq(conversations.id, conversation));
  if (!found || found.blocked || (await isHiding(tx.db, profileId))) return;
  const partner = await usersOf(tx.db, [partnerId]);
  await sendLiveEvents(core, tx, partner, typingEvent, { conversation, by: profileId });
};

/** A block, or its end, closes or opens the conversation of the two. */
export const settleBlock = async (
  core: Core,
  tx: Tx,
  event: Events['member.blocked'],
): Promise<void> => {
  const conversation = await keepBlock(tx, event);
  if (conversation === undefined) return;
  const sides = await tx.db
    .select()
    .from(chatSides)
    .where(eq(chatSides.conversationId, conversation));
  for (const side of sides) await recount(tx, side);
  const both = await usersOf(tx.db, [event.blockerId, event.blockedId]);
  await sendLiveEvents(core, tx, both, chatChanged, { conversation, gone: false });
};

/** The first words that a member wrote at signup leave once the address is confirmed. */
export const sendFirstWords = async (
  core: Core,
  tx: Tx,
  { userId, site, reportFirstMessage }: Events['account.confirmed'],
): Promise<void> => {
  const [row] = await tx.db
    .select({ words: users.signupMessage, member: users.signupFor, profileId: profiles.id })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!row?.words || row.member === null) return;
  const words = row.words.slice(0, site.settings.message_length);
  const letter = { member: row.member, clientId: newId(), kind: 'text', text: words } as const;
  try {
    const { message } = await send(core, tx, { userId, profileId: row.profileId, site }, letter);
    reportFirstMessage(message.conversation);
  } catch (error) {
    // Whoever they were for may have left, or wants no such words: the account opens all the same.
    if (!(error instanceof Refusal)) throw error;
    reportFirstMessage(null);
  }
  await tx.db
    .update(users)
    .set({ signupMessage: null, signupFor: null })
    .where(eq(users.id, userId));
};
