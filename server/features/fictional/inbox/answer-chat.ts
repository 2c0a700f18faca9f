import { randomUUID } from 'node:crypto';
import type { inboxAnswer, inboxEnd } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { fictionalLines } from '#messages/fictional-lines.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import {
  closeChat,
  readLastReceivedMessages,
  sendFictionalMessage,
} from '#server/features/chat/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import { findRefusedTopic } from '../refused-topics/index.ts';
import type { OpenChat } from './queries.ts';
import { readHonestLine, withHonestLine } from './honest-line.ts';
import { holdChat, readLanguage, settleChat } from './queries.ts';

const { fictionalAnswers } = tables;

/** Nobody answers what they have not read: the member would wait, and nobody would know. */
const assertSeen = async (tx: Tx, { chat, profile }: OpenChat, seen: number): Promise<void> => {
  const { conversationId: id } = chat;
  const last = (await readLastReceivedMessages(tx.db, profile.id, [id])).get(id);
  if (last && last.no > seen) throw new Refusal('inbox_newer');
};

/** Sends a text as the profile and writes down who did, for the figures. */
const send = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { chat, profile, site }: OpenChat,
  message: { readonly clientId: string; readonly text: string; readonly isFarewell: boolean },
): Promise<void> => {
  const { clientId, text, isFarewell } = message;
  const sender = { userId: profile.userId, profileId: profile.id, site };
  const no = await sendFictionalMessage(core, tx, sender, {
    member: chat.memberId,
    clientId,
    text,
  });
  const now = core.clock.now();
  await tx.db.insert(fictionalAnswers).values({
    id: newId(now.getTime()),
    siteId: site.id,
    conversationId: chat.conversationId,
    no,
    staffId: staffOf(caller).staffId,
    isFarewell,
    waitingSince: chat.waitingSince,
    answeredAt: now,
  });
};

/** What keeps a message from the member is told as one thing: they cannot be reached. */
const orGone = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('inbox_gone') : error;
  }
};

/**
 * Answers as the profile, unless the text says what none of them may say. Whoever asked whether it
 * is real is told the truth first.
 */
export const answerChat = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, client_id: clientId, text, seen }: CheckedInput<typeof inboxAnswer>['body'],
): Promise<void> => {
  const locked = await holdChat(core, tx, caller, id);
  const { message_length: length } = locked.site.settings;
  if (text.length > length) throw new Refusal('text_too_long', { values: { length } });
  const topic = findRefusedTopic(text);
  if (topic !== null) throw new Refusal('fictional_text_refused', { values: { topic } });
  await assertSeen(tx, locked, seen);
  const said = withHonestLine(text, await readHonestLine(tx.db, locked.chat));
  await orGone(send(core, tx, caller, locked, { clientId, text: said, isFarewell: false }));
  await settleChat(tx, id);
  await sendQueueChange(core, tx, 'inbox', locked.site.id);
  await writeAudit(core, tx, caller, {
    action: 'inbox_answered',
    site: locked.site.id,
    target: ['chat', id],
    values: { name: locked.profile.name },
  });
};

/** Says farewell in the member's language; then nobody writes in this chat any more. */
export const endChat = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, seen }: CheckedInput<typeof inboxEnd>['body'],
): Promise<void> => {
  const locked = await holdChat(core, tx, caller, id);
  await assertSeen(tx, locked, seen);
  const language = await readLanguage(tx.db, locked.chat.memberId);
  const text = fictionalLines[language].farewell;
  await orGone(send(core, tx, caller, locked, { clientId: randomUUID(), text, isFarewell: true }));
  await closeChat(core, tx, id, locked.chat.memberId);
  await settleChat(tx, id);
  await sendQueueChange(core, tx, 'inbox', locked.site.id);
  await writeAudit(core, tx, caller, {
    action: 'inbox_ended',
    site: locked.site.id,
    target: ['chat', id],
    values: { name: locked.profile.name },
  });
};
