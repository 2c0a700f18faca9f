import { and, eq, lte, sql } from '#server/db/sql.ts';
import { creditsChanged } from '#contract/accounts/index.ts';
import type { GiftId } from '#contract/chat/gifts.ts';
import type { MessageView, SentMessage } from '#contract/chat/index.ts';
import { chatChanged } from '#contract/chat/index.ts';
import type { MessageKind, Warning } from '#contract/chat/enums.ts';
import { chatLimits } from '#contract/chat/enums.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { statement, tables } from '#server/db/index.ts';
import { sendLiveEvent } from '#server/live/index.ts';
import { spendCreditsSql } from '#server/features/billing/index.ts';
import type { OutgoingMessage, SendingMember, CreditsSpent } from '../send-context.ts';
import { insertOnce } from '../send-context.ts';
import { toMessageView } from '../views.ts';

declare module '#server/core/events.ts' {
  interface Events {
    /** A message waits for a moderator. */
    'message.held': {
      readonly site: Site;
      readonly senderId: string;
      readonly receiverId: string;
      readonly message: MessageView;
    };
  }
}

const { heldMessages, messages } = tables;

export type HeldMessage = typeof heldMessages.$inferSelect;

/** What the price of a held message is booked as, so that it can be paid back. */
export const referenceOf = ({
  id,
  kind,
  conversationId,
}: Pick<HeldMessage, 'id' | 'kind' | 'conversationId'>): string =>
  `${kind}:${conversationId}:${id}`;

/** A held message as its sender sees it, after the message with a number. */
export const toHeldView = (held: HeldMessage, no: number): MessageView => {
  const untouched = { senderReaction: null, receiverReaction: null, editedAt: null } as const;
  const message = { ...held, ...untouched, deletedAt: null, no };
  return toMessageView({ message, photo: null, quoted: null }, held.senderId);
};

export const findHeldMessage = async (
  db: Db,
  conversation: string,
  sender: string,
  clientId: string,
): Promise<HeldMessage | undefined> => {
  const [found] = await db
    .select()
    .from(heldMessages)
    .where(
      and(
        eq(heldMessages.conversationId, conversation),
        eq(heldMessages.senderId, sender),
        eq(heldMessages.clientId, clientId),
      ),
    );
  return found;
};

/** Whether the next message of somebody, or the one with a number, is among their first of a chat. */
export const isAmongFirst = async (
  db: Db,
  conversation: string,
  sender: string,
  no?: number,
): Promise<boolean> => {
  const sent = await db
    .select({ no: messages.no })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversation),
        eq(messages.senderId, sender),
        no === undefined ? undefined : lte(messages.no, no - 1),
      ),
    )
    .limit(chatLimits.firstMessages);
  return sent.length < chatLimits.firstMessages;
};

/** Keeps and pays a message; keeps nothing if a block came, or what it was to wait for was delivered. */
const keepMessage = statement<{
  row: CreditsSpent & { readonly lastNo: number };
  values: {
    id: string;
    conversation: string;
    user: string;
    me: string;
    client: string;
    kind: MessageKind;
    text: string;
    gift: GiftId | null;
    reply: number | null;
    warning: Warning | null;
    price: number;
    begun: number;
    waits: boolean;
    now: string;
  };
}>('hold_message', () => {
  const value = sql.placeholder;
  const id = sql`${value('id')}::uuid`;
  const conversation = sql`${value('conversation')}::uuid`;
  const me = sql`${value('me')}::uuid`;
  const price = sql`${value('price')}::int`;
  const begun = sql`${value('begun')}::int`;
  const waits = sql`${value('waits')}::boolean`;
  const now = sql`${value('now')}::timestamptz`;
  const paying = spendCreditsSql({
    when: sql`open_chat`,
    user: sql`${value('user')}::uuid`,
    price,
    reference: sql`${value('kind')} || ':' || ${conversation} || ':' || ${id}`,
    now,
    also: sql`, free_conversations = free_conversations + ${begun}`,
  });
  return sql`
    with open_chat as (
      select last_no from conversations
      where id = ${conversation} and not blocked and (${waits} or exists (
        select from held_messages where conversation_id = ${conversation} and sender_id = ${me}))
      for update
    ), kept as (
      insert into held_messages (id, conversation_id, sender_id, client_id, kind, text, gift,
        reply_to, warning, price, begun, waits, created_at)
      select ${id}, ${conversation}, ${me}, ${value('client')}::uuid, ${value('kind')},
        ${value('text')}, ${value('gift')}, ${value('reply')}::int, ${value('warning')}, ${price},
        ${begun} > 0, ${waits}, ${now}
      from open_chat
    ), ${paying}, side as (
      update chat_sides set last_at = ${now}, draft = ''
      from open_chat where conversation_id = ${conversation} and profile_id = ${me}
    )
    select open_chat.last_no as "lastNo", paid.credits, paid.used from open_chat, paid`;
});

type Values = Omit<Parameters<typeof keepMessage>[1], 'id' | 'kind'>;

/** Takes a message and delivers it to nobody yet; its sender is told so. */
export const holdMessage = async (
  core: Core,
  tx: Tx,
  sender: SendingMember,
  { kind, member }: OutgoingMessage,
  values: Values,
): Promise<Pick<SentMessage, 'message' | 'held' | 'credits'>> => {
  // A picture has files, which belong to a message that is there.
  if (kind === 'photo') throw new Refusal('message_held');
  const now = core.clock.now();
  const id = newId(now.getTime());
  const { lastNo, credits } = await insertOnce(values.price, () =>
    keepMessage(tx.db, { ...values, id, kind }),
  );
  const { conversation, me, client, text, gift, reply, warning, price, begun, waits } = values;
  const message = toHeldView(
    {
      id,
      conversationId: conversation,
      senderId: me,
      clientId: client,
      kind,
      text,
      gift,
      replyTo: reply,
      warning,
      price,
      begun: begun > 0,
      waits,
      createdAt: now,
    },
    lastNo,
  );
  if (price > 0) await sendLiveEvent(core, tx, sender.userId, creditsChanged, { credits });
  await sendLiveEvent(core, tx, sender.userId, chatChanged, { conversation, gone: false });
  if (waits) {
    await core.events.emit(tx, 'message.held', {
      site: sender.site,
      senderId: me,
      receiverId: member,
      message,
    });
  }
  return { message, held: true, credits };
};
