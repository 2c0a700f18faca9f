import { sql } from '#server/db/sql.ts';
import { creditsChanged } from '#contract/accounts/index.ts';
import type { GiftId } from '#contract/chat/gifts.ts';
import type { MessageView, SentMessage } from '#contract/chat/index.ts';
import { messageEvent } from '#contract/chat/index.ts';
import type { MessageKind, Warning } from '#contract/chat/enums.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { statement } from '#server/db/index.ts';
import { sendLiveEvent, sendLiveEvents } from '#server/live/index.ts';
import { memberIdsOf } from '#server/features/accounts/index.ts';
import { spendCreditsSql } from '#server/features/billing/index.ts';
import { createConversation } from './create-conversation.ts';
import { checkGift } from './gift-lists.ts';
import { findHeldMessage, holdMessage, isAmongFirst, toHeldView } from './held/hold-message.ts';
import type { OutgoingMessage, SendContext, SendingMember, CreditsSpent } from './send-context.ts';
import { lockSendContext, insertOnce } from './send-context.ts';
import {
  assertCanBeWrittenTo,
  assertCanWrite,
  assertPartnerOpen,
  partnerStateOf,
  priceOf,
  pricesFor,
} from './policy.ts';
import { findMessage } from './queries.ts';
import { toMessageView } from './views.ts';
import { detectWarning } from './warnings/index.ts';

declare module '#server/core/events.ts' {
  interface Events {
    /** Somebody wrote to somebody. */
    'message.sent': {
      readonly site: Site;
      readonly conversation: string;
      readonly senderId: string;
      /** The account of whom it is for. */
      readonly recipient: string;
      /** Whether that is a fictional profile, for whom the site answers. */
      readonly toFictional: boolean;
      /** Whether it is the first of its conversation. */
      readonly isFirst: boolean;
      /** Whether the recipient wants to hear nothing of this conversation. */
      readonly muted: boolean;
    };
  }
}

export const senderOf = (caller: Caller): SendingMember => ({
  ...memberIdsOf(caller),
  site: caller.site,
});

interface InsertedMessage extends CreditsSpent {
  readonly no: number;
  readonly muted: boolean;
}

/**
 * Numbers, inserts and pays a message; inserts nothing if one of the two has blocked the other, or
 * if something that the sender wrote before it is held.
 */
const insertMessage = statement<{
  row: InsertedMessage;
  values: {
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
    now: string;
  };
}>('insert_message', () => {
  const value = sql.placeholder;
  const conversation = sql`${value('conversation')}::uuid`;
  const user = sql`${value('user')}::uuid`;
  const me = sql`${value('me')}::uuid`;
  const price = sql`${value('price')}::int`;
  const now = sql`${value('now')}::timestamptz`;
  const paying = spendCreditsSql({
    when: sql`numbered`,
    user,
    price,
    reference: sql`${value('kind')} || ':' || ${conversation} || ':' || numbered.no`,
    now,
    also: sql`, free_conversations = free_conversations + ${value('begun')}::int`,
  });
  return sql`
    with numbered as (
      update conversations set last_no = last_no + 1
      where id = ${conversation} and not blocked and closed_at is null and not exists (
        select from held_messages where conversation_id = ${conversation} and sender_id = ${me})
      returning last_no as no
    ), kept as (
      insert into messages (conversation_id, no, sender_id, client_id, kind, text, gift, reply_to,
        warning, price, created_at)
      select ${conversation}, no, ${me}, ${value('client')}::uuid, ${value('kind')},
        ${value('text')}, ${value('gift')}, ${value('reply')}::int, ${value('warning')}, ${price}, ${now}
      from numbered
    ), ${paying}, sides as (
      update chat_sides set last_at = ${now},
        unread = unread + (profile_id <> ${me})::int,
        draft = case when profile_id = ${me} then '' else draft end
      from numbered where conversation_id = ${conversation}
      returning profile_id, muted
    )
    select numbered.no, paid.credits, paid.used,
      coalesce((select muted from sides where profile_id <> ${me}), false) as muted
    from numbered, paid`;
});

/** The message as both see it, without reading it from the database. */
const newMessageView = (
  conversation: string,
  no: number,
  sender: SendingMember,
  outgoing: OutgoingMessage,
  rest: Pick<MessageView, 'reply_to' | 'warning' | 'sent_at'>,
): MessageView => ({
  conversation,
  no,
  sender: sender.profileId,
  client_id: outgoing.clientId,
  kind: outgoing.kind,
  text: outgoing.text,
  gift: outgoing.gift ?? null,
  photo: null,
  reaction: { sender: null, receiver: null },
  edited: false,
  deleted: false,
  ...rest,
});

const quoteOf = (outgoing: OutgoingMessage, context: SendContext): MessageView['reply_to'] =>
  context.replySender === null || context.replyKind === null || outgoing.replyTo === undefined
    ? null
    : {
        no: outgoing.replyTo,
        sender: context.replySender,
        kind: context.replyKind,
        text: context.replyText ?? '',
      };

/** This very message, if it was taken before. */
const findKnown = async (
  { db }: Tx,
  { profileId }: SendingMember,
  { clientId }: OutgoingMessage,
  { conversation, known, held, lastNo }: SendContext,
): Promise<Pick<SentMessage, 'message' | 'held'> | undefined> => {
  if (conversation === null) return undefined;
  if (known !== null) {
    const message = toMessageView(await findMessage(db, conversation, known), profileId);
    return { message, held: false };
  }
  const waiting = held && (await findHeldMessage(db, conversation, profileId, clientId));
  return waiting ? { message: toHeldView(waiting, lastNo ?? 0), held: true } : undefined;
};

/** Stores what belongs to the message, such as a photo, and returns the views of sender and receiver. */
type Attach = (
  message: MessageView,
) => Promise<{ readonly message: MessageView; readonly received: MessageView }>;

/** Sends one message: taken once for each client id, paid in the same transaction, told after it. */
export const sendMessage = async (
  core: Core,
  tx: Tx,
  sender: SendingMember,
  outgoing: OutgoingMessage,
  attach: Attach = async (message) => ({ message, received: message }),
): Promise<SentMessage> => {
  const { settings } = sender.site;
  if (!sender.isFictional && outgoing.text.length > settings.message_length) {
    throw new Refusal('text_too_long', { values: { length: settings.message_length } });
  }
  const now = core.clock.now();
  const at = now.toISOString();
  const reply = outgoing.replyTo ?? null;
  const context = await lockSendContext(tx, settings, outgoing.kind, {
    user: sender.userId,
    member: outgoing.member,
    site: sender.site.id,
    client: outgoing.clientId,
    reply,
    now: at,
  });
  if (!context) throw new Refusal('member_not_found');
  const isFirstMessage = context.conversation === null || (context.lastNo === 0 && !context.held);
  const known = await findKnown(tx, sender, outgoing, context);
  if (known) {
    return { ...known, credits: context.credits, prices: pricesFor(settings, context, false) };
  }
  checkGift(sender.site, outgoing.gift);
  if (!sender.isFictional) assertCanWrite(context);
  assertCanBeWrittenTo({ ...context, isBegun: !isFirstMessage });
  assertPartnerOpen(partnerStateOf(context), context.name);
  const prices = pricesFor(settings, context, isFirstMessage);
  const price = sender.isFictional ? 0 : priceOf(prices, outgoing.kind, context.credits);

  const conversation =
    context.conversation ??
    (await createConversation(core, tx, sender.site.id, sender.profileId, outgoing.member));
  const warning = detectWarning(outgoing.text);
  const values = {
    user: sender.userId,
    me: sender.profileId,
    conversation,
    client: outgoing.clientId,
    text: outgoing.text,
    gift: outgoing.gift ?? null,
    reply: context.replySender === null ? null : reply,
    warning,
    price,
    begun: isFirstMessage && !context.paid && !sender.isFictional ? 1 : 0,
    now: at,
  };
  const isSuspicious = settings.hold_scam_messages && warning !== null;
  const waits = isSuspicious && (await isAmongFirst(tx.db, conversation, sender.profileId));
  if (waits || context.held) {
    const held = await holdMessage(core, tx, sender, outgoing, { ...values, waits });
    return { ...held, prices: pricesFor(settings, context, false) };
  }
  const inserted = await insertOnce(price, () =>
    insertMessage(tx.db, { ...values, kind: outgoing.kind }),
  );
  const { message, received } = await attach(
    newMessageView(conversation, inserted.no, sender, outgoing, {
      reply_to: quoteOf(outgoing, context),
      warning,
      sent_at: at,
    }),
  );
  // Before the message, so that whoever heard of that knows what it left.
  if (price > 0) {
    await sendLiveEvent(core, tx, sender.userId, creditsChanged, { credits: inserted.credits });
  }
  if (received === message) {
    await sendLiveEvents(core, tx, [sender.userId, context.partnerUser], messageEvent, {
      message,
      is_new: true,
    });
  } else {
    await sendLiveEvent(core, tx, sender.userId, messageEvent, { message, is_new: true });
    await sendLiveEvent(core, tx, context.partnerUser, messageEvent, {
      message: received,
      is_new: true,
    });
  }
  await core.events.emit(tx, 'message.sent', {
    site: sender.site,
    conversation,
    senderId: sender.profileId,
    recipient: context.partnerUser,
    toFictional: context.toFictional,
    isFirst: inserted.no === 1,
    muted: inserted.muted,
  });
  return {
    message,
    held: false,
    credits: inserted.credits,
    prices: pricesFor(settings, context, false),
  };
};
