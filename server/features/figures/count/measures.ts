import type { Measure } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { SQL } from '#server/db/sql.ts';
import { sql } from '#server/db/sql.ts';
import { addTime } from '#server/core/index.ts';
import { bucketOf } from '../time-buckets.ts';

/** Hours that are counted together. */
export interface Hours {
  readonly from: Date;
  readonly to: Date;
}

/** Rows with the columns of figures, without their measure; those left out are empty. */
export interface Counting {
  readonly measure: Measure;
  readonly columns: string;
  readonly rows: (hours: Hours) => SQL;
}

const within = (at: SQL, { from, to }: Hours) =>
  sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${to.toISOString()}::timestamptz`;

const hourOf = (at: SQL) => sql`date_trunc('hour', ${at}, 'UTC')`;

/** Where a member came from: the network, else the reference; nothing for who came by themselves. */
const sourceOf = sql`coalesce(left(coalesce(nullif(u.trafficsource->>'network', ''),
  u.trafficsource->>'ref'), ${consoleLimits.figures.sourceLength}), '')`;

/** Accounts by a moment of theirs. */
const accountsBy = (at: SQL, hours: Hours) => sql`
  select ${hourOf(at)}, u.site_id, p.country, ${sourceOf}, count(*)
  from users u join profiles p on p.user_id = u.id
  where ${within(at, hours)} and not p.fictional
  group by 1, 2, 3, 4`;

/** A first message has a day to be answered, and is counted when that is over. */
const ANSWER_TIME = sql`interval '24 hours'`;

const dayBefore = ({ from, to }: Hours): Hours => ({
  from: addTime(from, { hours: -24 }),
  to: addTime(to, { hours: -24 }),
});

/** Someone's first message ever is looked for only among new members: the messages of others go. */
const NEW_DAYS = 30;

/** New members whose first message it is, and who were not counted before a chat of theirs was deleted. */
const newWriters = (hours: Hours) => sql`
  select w.at, u.id, u.site_id, p.country, ${sourceOf} as source
  from (select m.sender_id, min(m.created_at) as at from messages m
      where ${within(sql`m.created_at`, hours)} group by 1) w
    join profiles p on p.id = w.sender_id join users u on u.id = p.user_id
  where not p.fictional and not u.counted_as_writer
    and w.at <= u.created_at + ${NEW_DAYS} * interval '1 day'
    and not exists (
      select from chat_sides s, lateral (
        select e.created_at from messages e
        where e.conversation_id = s.conversation_id and e.sender_id = w.sender_id
        order by e.no limit 1) first
      where s.profile_id = w.sender_id
        and first.created_at < ${hours.from.toISOString()}::timestamptz)`;

/** Notes who is counted as a writer now: nobody is twice. In one order, so that none wait in a circle. */
export const markWriters = (hours: Hours) => sql`
  with counted as (
    select id from users where id in (select id from (${newWriters(hours)}) as new)
    order by id for no key update
  )
  update users set counted_as_writer = true from counted where users.id = counted.id`;

/**
 * What people did. It is counted once: members leave, take back likes and delete chats, and the staff
 * undoes decisions, so that it could not be counted again.
 */
export const onceCountings: readonly Counting[] = [
  {
    measure: 'signups',
    columns: 'hour, site_id, country, source, count',
    rows: (hours) => accountsBy(sql`u.created_at`, hours),
  },
  {
    measure: 'activated',
    columns: 'hour, site_id, country, source, count',
    rows: (hours) => accountsBy(sql`u.confirmed_at`, hours),
  },
  {
    measure: 'activation_time',
    columns: 'hour, site_id, detail, count',
    rows: (hours) => sql`
      select ${hourOf(sql`u.confirmed_at`)}, u.site_id,
        ${bucketOf(sql`u.confirmed_at - u.created_at`)}, count(*)
      from users u join profiles p on p.user_id = u.id
      where ${within(sql`u.confirmed_at`, hours)} and not p.fictional
      group by 1, 2, 3`,
  },
  {
    measure: 'writers',
    columns: 'hour, site_id, country, source, count',
    rows: (hours) => sql`
      select ${hourOf(sql`new.at`)}, new.site_id, new.country, new.source, count(*)
      from (${newWriters(hours)}) as new
      group by 1, 2, 3, 4`,
  },
  {
    measure: 'messages',
    columns: 'hour, site_id, country, count',
    rows: (hours) => sql`
      select ${hourOf(sql`m.created_at`)}, p.site_id, p.country, count(*)
      from messages m join profiles p on p.id = m.sender_id
      where ${within(sql`m.created_at`, hours)} and not p.fictional
      group by 1, 2, 3`,
  },
  {
    measure: 'first_messages',
    columns: 'hour, site_id, detail, count',
    rows: (hours) => sql`
      select ${hourOf(sql`m.created_at + ${ANSWER_TIME}`)}, c.site_id,
        case when exists (select from messages a where a.conversation_id = m.conversation_id
          and a.sender_id <> m.sender_id and a.created_at <= m.created_at + ${ANSWER_TIME})
          then 'answered' else 'open' end, count(*)
      from messages m join conversations c on c.id = m.conversation_id
        join profiles one on one.id = c.one_id join profiles other on other.id = c.other_id
      where ${within(sql`m.created_at`, dayBefore(hours))} and m.no = 1
        and not one.fictional and not other.fictional
      group by 1, 2, 3`,
  },
  {
    measure: 'answers',
    columns: 'hour, site_id, detail, count',
    rows: (hours) => sql`
      with written as (
        select m.conversation_id, m.sender_id, min(m.no) as no, min(m.created_at) as at
        from messages m where ${within(sql`m.created_at`, hours)} group by 1, 2
      )
      select ${hourOf(sql`a.at`)}, c.site_id, ${bucketOf(sql`a.at - f.created_at`)}, count(*)
      from written a
        join messages f on f.conversation_id = a.conversation_id and f.no = 1
          and f.sender_id <> a.sender_id
        join conversations c on c.id = a.conversation_id
        join profiles one on one.id = c.one_id join profiles other on other.id = c.other_id
      where not one.fictional and not other.fictional and not exists (
        select from messages e where e.conversation_id = a.conversation_id
          and e.no < a.no and e.sender_id = a.sender_id)
      group by 1, 2, 3`,
  },
  {
    measure: 'likes',
    columns: 'hour, site_id, count',
    rows: (hours) => sql`
      select ${hourOf(sql`l.created_at`)}, p.site_id, count(*)
      from likes l join profiles p on p.id = l.liker_id join profiles o on o.id = l.liked_id
      where ${within(sql`l.created_at`, hours)} and not p.fictional and not o.fictional
      group by 1, 2`,
  },
  {
    measure: 'matches',
    columns: 'hour, site_id, count',
    rows: (hours) => sql`
      select ${hourOf(sql`l.matched_at`)}, p.site_id, count(*)
      from likes l join profiles p on p.id = l.liker_id join profiles o on o.id = l.liked_id
      where ${within(sql`l.matched_at`, hours)} and l.liker_id < l.liked_id
        and not p.fictional and not o.fictional
      group by 1, 2`,
  },
  {
    measure: 'buyers',
    columns: 'hour, site_id, country, source, count',
    rows: (hours) => sql`
      select ${hourOf(sql`o.settled_at`)}, o.site_id, p.country, ${sourceOf}, count(*)
      from orders o join users u on u.id = o.user_id join profiles p on p.user_id = u.id
      where ${within(sql`o.settled_at`, hours)} and o.receipt_no is not null and not p.fictional
        and not exists (select from orders e where e.user_id = o.user_id
          and e.receipt_no is not null and (e.settled_at, e.id) < (o.settled_at, o.id))
      group by 1, 2, 3, 4`,
  },
  {
    measure: 'reports',
    columns: 'hour, site_id, detail, count',
    rows: (hours) => sql`
      select ${hourOf(sql`c.decided_at`)}, r.site_id, r.decision, count(*)
      from cases c join reports r on r.case_id = c.id
      where ${within(sql`c.decided_at`, hours)} and c.state = 'decided'
        and r.decision is not null and r.held_client_id is null
      group by 1, 2, 3`,
  },
];

const refundOf = (at: SQL, hours: Hours, when: SQL) => sql`
  select ${hourOf(at)} as hour, o.site_id, o.country, o.credits,
    case when r.kind = 'returned' then 'returned' when r.staff_id is not null then 'given'
      else 'asked' end as reason, o.currency, r.minor
  from refunds r join orders o on o.id = r.order_id
  where ${within(at, hours)} and ${when} and o.receipt_no is not null and r.state <> 'failed'
    and r.minor > 0`;

/** What was given back of a direct debit before it was collected went when that was paid. */
const allRefunds = (hours: Hours) => sql`
  ${refundOf(sql`r.created_at`, hours, sql`r.created_at >= o.settled_at`)}
  union all
  ${refundOf(sql`o.settled_at`, hours, sql`r.created_at < o.settled_at`)}`;

/** What the books tell, which hold all that ever was in them. */
export const bookCountings: readonly Counting[] = [
  {
    measure: 'orders',
    columns: 'hour, site_id, country, package, currency, count, minor',
    rows: (hours) => sql`
      select ${hourOf(sql`o.settled_at`)}, o.site_id, o.country, o.credits, o.currency, count(*),
        sum(o.minor)
      from orders o
      where ${within(sql`o.settled_at`, hours)} and o.receipt_no is not null
      group by 1, 2, 3, 4, 5`,
  },
  {
    measure: 'paid',
    columns: 'hour, site_id, currency, count, minor',
    rows: (hours) => sql`
      select ${hourOf(sql`o.settled_at`)}, o.site_id, o.currency, count(*), sum(o.minor)
      from orders o
      where ${within(sql`o.settled_at`, hours)} and o.receipt_no is not null
      group by 1, 2, 3`,
  },
  {
    measure: 'refunds',
    columns: 'hour, site_id, country, package, detail, currency, count, minor',
    rows: (hours) => sql`
      select hour, site_id, country, credits, reason, currency, count(*), sum(minor)
      from (${allRefunds(hours)}) as gone
      group by 1, 2, 3, 4, 5, 6`,
  },
  {
    measure: 'repaid',
    columns: 'hour, site_id, detail, currency, count, minor',
    rows: (hours) => sql`
      select hour, site_id, reason, currency, count(*), sum(minor)
      from (${allRefunds(hours)}) as gone
      group by 1, 2, 3, 4`,
  },
];
