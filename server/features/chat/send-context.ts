import { sql } from '#server/db/sql.ts';
import type { MessageKind } from '#contract/chat/enums.ts';
import type { GiftId } from '#contract/chat/gifts.ts';
import type { Site, Tx } from '#server/core/index.ts';
import { RetryTransaction, sqlState } from '#server/core/index.ts';
import { statement } from '#server/db/index.ts';
import type { PartnerStateInput, PriceSettings, Balance } from './policy.ts';
import { pricesFor } from './policy.ts';

/** What somebody wants to send. */
export interface OutgoingMessage {
  readonly member: string;
  readonly clientId: string;
  readonly kind: MessageKind;
  readonly text: string;
  readonly gift?: GiftId;
  readonly replyTo?: number;
}

/** The sending member. */
export interface SendingMember {
  readonly userId: string;
  readonly profileId: string;
  readonly site: Site;
  /** Whether the site writes, as a fictional profile: then nobody pays, and nothing is too long. */
  readonly isFictional?: true;
}

/** All that decides whether a message may be sent, and its price. */
export interface SendContext extends Balance, PartnerStateInput {
  readonly status: 'not_confirmed' | 'active' | 'deleted';
  readonly mayWrite: boolean;
  readonly partnerUser: string;
  readonly name: string;
  readonly toFictional: boolean;
  /** Whether they may be written to first: everybody sees them, or they hide and are a match. */
  readonly listed: boolean;
  readonly conversation: string | null;
  readonly lastNo: number | null;
  /** The number under which this very message was taken before. */
  readonly known: number | null;
  /** Whether something that the sender wrote here before is held: what comes after it waits too. */
  readonly held: boolean;
  readonly replySender: string | null;
  readonly replyKind: MessageKind | null;
  readonly replyText: string | null;
}

type SendContextQuery = {
  readonly user: string;
  readonly member: string;
  readonly site: number;
  readonly client: string;
  readonly reply: number | null;
  readonly now: string;
};

/**
 * Locks the sender, and reads all that decides over a message in one go. Whether it is known is asked
 * apart: as a join, a long conversation would be read from end to end.
 */
const readSendContext = statement<{ row: SendContext; values: SendContextQuery }>(
  'read_send_context',
  () => sql`
    select u.credits, u.paid_user as paid, u.free_conversations as begun, u.status,
      mine.status = 'active' as "mayWrite",
      their.user_id as "partnerUser", their.name, their.fictional as "toFictional",
      their.status as "profileStatus",
      tu.status as "userStatus", coalesce(greatest(tu.excluded_until, tu.suspended_until) > ${sql.placeholder('now')}, false) as barred,
      exists (select from blocks b
        where b.blocker_id = their.id and b.blocked_id = mine.id) as "blocksMe",
      exists (select from blocks b
        where b.blocker_id = mine.id and b.blocked_id = their.id) as blocked,
      (exists (select from listings l
        where l.site_id = ${sql.placeholder('site')} and l.profile_id = their.id)
        or their.invisible and their.site_id = ${sql.placeholder('site')} and exists (
          select from likes m where m.liker_id = mine.id and m.liked_id = their.id
          and m.matched_at is not null)) as listed,
      c.id as conversation, c.last_no as "lastNo", c.closed_at is not null as closed, (
        select k.no from messages k where k.conversation_id = c.id and k.sender_id = mine.id
        and k.client_id = ${sql.placeholder('client')}
      ) as known,
      exists (select from held_messages h
        where h.conversation_id = c.id and h.sender_id = mine.id) as held,
      r.sender_id as "replySender", r.kind as "replyKind", r.text as "replyText"
    from users u
    join profiles mine on mine.user_id = u.id
    join profiles their on their.id = ${sql.placeholder('member')} and their.id <> mine.id
    join users tu on tu.id = their.user_id
    left join conversations c
      on c.one_id = least(mine.id, their.id) and c.other_id = greatest(mine.id, their.id)
    left join messages r on r.conversation_id = c.id and r.no = ${sql.placeholder('reply')}::int
      and r.deleted_at is null
    where u.id = ${sql.placeholder('user')}
    for update of u`,
);

/**
 * The send context, with the sender locked. After waiting for the lock the rest may be outdated: for a
 * first message, and for one that its sender cannot pay, it is read once more.
 */
export const lockSendContext = async (
  tx: Tx,
  settings: PriceSettings,
  kind: MessageKind,
  query: SendContextQuery,
): Promise<SendContext | undefined> => {
  const [context] = await readSendContext(tx.db, query);
  if (!context) return undefined;
  const canPay = context.credits >= pricesFor(settings, context, false)[kind];
  return context.conversation !== null && context.lastNo !== 0 && canPay
    ? context
    : (await readSendContext(tx.db, query))[0];
};

/** What is told of a message that was taken. */
export interface CreditsSpent {
  /** What the sender has left. */
  readonly credits: number;
  /** What was really there of the price. */
  readonly used: number;
}

const UNIQUE_VIOLATION = '23505';

/** Takes a message that is paid with it. What was outdated, and what is known already, the next try finds. */
export const insertOnce = async <T extends CreditsSpent>(
  price: number,
  insert: () => Promise<readonly T[]>,
): Promise<T> => {
  const [taken] = await insert().catch((error: unknown) => {
    throw sqlState(error) === UNIQUE_VIOLATION
      ? new RetryTransaction('taken twice', { cause: error })
      : error;
  });
  // A block came in between, or the conversation went: the facts say which.
  if (!taken) throw new RetryTransaction('blocked, held or gone meanwhile');
  if (taken.used !== price) throw new Error('The lots do not hold what the balance says.');
  return taken;
};
