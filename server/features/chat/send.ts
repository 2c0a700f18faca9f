import { sql } from '../../db/sql.ts';
import { creditsChanged } from '../../../contract/accounts/index.ts';
import type { GiftId } from '../../../contract/chat/gifts.ts';
import type { MessageView, Sent } from '../../../contract/chat/index.ts';
import { messageEvent } from '../../../contract/chat/index.ts';
import type { MessageKind, Warning } from '../../../contract/chat/words.ts';
import type { Caller, Core, Site, Tx } from '../../core/index.ts';
import { RetryTransaction, Refusal, sqlState } from '../../core/index.ts';
import { statement } from '../../db/index.ts';
import { sendLiveEvent, sendLiveEvents } from '../../live/index.ts';
import { spendCreditsSql } from '../accounts/index.ts';
import { ownerOf } from '../members/index.ts';
import { begin } from './begin.ts';
import type { Facts } from './facts.ts';
import { lockFacts } from './facts.ts';
import { partnerState, passState, priceOf, pricesFor } from './policy.ts';
import { findSent } from './views.ts';
import { warningOf } from './warnings/index.ts';

declare module '../../core/events.ts' {
  interface Events {
    /** Somebody wrote to somebody. */
    'message.sent': {
      readonly site: Site;
      readonly conversation: string;
      readonly senderId: string;
      /** The account of whom it is for. */
      readonly recipient: string;
      /** Whether it is the first of its conversation. */
      readonly begins: boolean;
      /** Whether the recipient wants to hear nothing of this conversation. */
      readonly muted: boolean;
    };
  }
}

/** What somebody wants to send. */
interface Letter {
  readonly member: string;
  readonly clientId: string;
  readonly kind: MessageKind;
  readonly text: string;
  readonly gift?: GiftId;
  readonly replyTo?: number;
}

/** Who sends, as far as it matters here. */
interface Sender {
  readonly userId: string;
  readonly profileId: string;
  readonly site: Site;
}

export const senderOf = (caller: Caller): Sender => ({ ...ownerOf(caller), site: caller.site });

interface Taken {
  readonly no: number;
  readonly credits: number;
  /** What was really there of the price. */
  readonly used: number;
  readonly muted: boolean;
}

/** Numbers, keeps and pays a message; nothing at all if one of the two has blocked the other. */
const takeMessage = statement<{
  row: Taken;
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
}>('take_message', () => {
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
      where id = ${conversation} and not blocked returning last_no as no
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

const UNIQUE_VIOLATION = '23505';

/** The same message may have been taken while this one waited for its turn: then it is found. */
const takeOnce = async (...given: Parameters<typeof takeMessage>): Promise<Taken | undefined> => {
  try {
    return (await takeMessage(...given))[0];
  } catch (error) {
    throw sqlState(error) === UNIQUE_VIOLATION
      ? new RetryTransaction('taken twice', { cause: error })
      : error;
  }
};

/** The message as both see it, without asking for it again. */
const viewOf = (
  conversation: string,
  no: number,
  sender: Sender,
  letter: Letter,
  more: Pick<MessageView, 'reply_to' | 'warning' | 'sent_at'>,
): MessageView => ({
  conversation,
  no,
  sender: sender.profileId,
  client_id: letter.clientId,
  kind: letter.kind,
  text: letter.text,
  gift: letter.gift ?? null,
  photo: null,
  reaction: { sender: null, receiver: null },
  edited: false,
  deleted: false,
  ...more,
});

const quoteOf = (letter: Letter, facts: Facts): MessageView['reply_to'] =>
  facts.replySender === null || facts.replyKind === null || letter.replyTo === undefined
    ? null
    : {
        no: letter.replyTo,
        sender: facts.replySender,
        kind: facts.replyKind,
        text: facts.replyText ?? '',
      };

/** Keeps what belongs to the message, and says how it looks with it to each of the two. */
type Attach = (
  message: MessageView,
) => Promise<{ readonly message: MessageView; readonly received: MessageView }>;

/** Sends one message: taken once for each client id, paid in the same transaction, told after it. */
export const send = async (
  core: Core,
  tx: Tx,
  sender: Sender,
  letter: Letter,
  attach: Attach = async (message) => ({ message, received: message }),
): Promise<Sent> => {
  const { settings } = sender.site;
  if (letter.text.length > settings.message_length) {
    throw new Refusal('text_too_long', { values: { length: settings.message_length } });
  }
  const now = core.clock.now();
  const at = now.toISOString();
  const who = { user: sender.userId, me: sender.profileId };
  const reply = letter.replyTo ?? null;
  const facts = await lockFacts(tx, settings, letter.kind, {
    user: sender.userId,
    member: letter.member,
    site: sender.site.id,
    client: letter.clientId,
    reply,
    now: at,
  });
  if (!facts) throw new Refusal('member_not_found');
  const begins = facts.conversation === null || facts.lastNo === 0;
  if (facts.conversation !== null && facts.known !== null) {
    return {
      message: (await findSent(tx.db, facts.conversation, facts.known))(sender.profileId),
      credits: facts.credits,
      prices: pricesFor(settings, facts, false),
    };
  }
  if (facts.status !== 'active') throw new Refusal('confirm_first');
  if (!facts.mayWrite) throw new Refusal('forbidden');
  // Who is not listed is there for those whom they wrote to, and for nobody else.
  if (facts.conversation === null && !facts.listed) throw new Refusal('member_not_found');
  passState(partnerState(facts), facts.name);
  const price = priceOf(pricesFor(settings, facts, begins), letter.kind, facts.credits);

  const conversation =
    facts.conversation ?? (await begin(core, tx, sender.site.id, sender.profileId, letter.member));
  const warning = warningOf(letter.text);
  const taken = await takeOnce(tx.db, {
    ...who,
    conversation,
    client: letter.clientId,
    kind: letter.kind,
    text: letter.text,
    gift: letter.gift ?? null,
    reply: facts.replySender === null ? null : reply,
    warning,
    price,
    begun: begins && !facts.paid ? 1 : 0,
    now: at,
  });
  // A block came in between, or the conversation went: the facts say which.
  if (!taken) throw new RetryTransaction('blocked or gone meanwhile');
  if (taken.used !== price) throw new Error('The lots do not hold what the balance says.');
  const { message, received } = await attach(
    viewOf(conversation, taken.no, sender, letter, {
      reply_to: quoteOf(letter, facts),
      warning,
      sent_at: at,
    }),
  );
  // Before the message, so that whoever heard of that knows what it left.
  if (price > 0) {
    await sendLiveEvent(core, tx, sender.userId, creditsChanged, { credits: taken.credits });
  }
  if (received === message) {
    await sendLiveEvents(core, tx, [sender.userId, facts.partnerUser], messageEvent, {
      message,
      is_new: true,
    });
  } else {
    await sendLiveEvent(core, tx, sender.userId, messageEvent, { message, is_new: true });
    await sendLiveEvent(core, tx, facts.partnerUser, messageEvent, {
      message: received,
      is_new: true,
    });
  }
  await core.events.emit(tx, 'message.sent', {
    site: sender.site,
    conversation,
    senderId: sender.profileId,
    recipient: facts.partnerUser,
    begins: taken.no === 1,
    muted: taken.muted,
  });
  return {
    message,
    credits: taken.credits,
    prices: pricesFor(settings, facts, false),
  };
};
