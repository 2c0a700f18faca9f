import type pg from 'pg';
import type { Bench } from '../case.ts';
import { withoutIndexes } from '../indexes.ts';
import { progressOf } from '../progress.ts';
import type { Chatter, People } from './people.ts';
import { fillPeople } from './people.ts';

/** Everybody chats with so many who come next, and therefore with as many who come before. */
const CHATS_EACH = 10;
/** A full page: reading less of a chat would not be comparable. */
export const SHORT = 50;
export const LONG = 100_000;
/** Fewer would be each other's neighbours on both sides. */
const LEAST_MEMBERS = 200;

/** Two who have written each other. */
export interface Pair {
  readonly one: Chatter;
  readonly other: Chatter;
}

export interface Chats extends People {
  /** Chats that have nobody in common, and none of them is the long one. */
  readonly pairs: readonly Pair[];
  /** The long chat and a short one, both of the first member. */
  readonly long: string;
  readonly short: string;
}

/** Ids ascend as they do where the product makes them, so that indexes grow at their end. */
const idAt = (milliseconds: string) => `encode(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send(${milliseconds}) from 3) from 1 for 6), 'hex')::uuid`;

const CONVERSATIONS = `
  with people as (
    select id, row_number() over (order by id) - 1 as number, count(*) over () as count
    from profiles where site_id = 1
  )
  insert into conversations (id, site_id, one_id, other_id, last_no, created_at)
  select ${idAt('1.6e12::int8 + one.number * 16 + step')}, 1,
    least(one.id, other.id), greatest(one.id, other.id),
    case when one.number = 0 and step = 1 then ${LONG} else ${SHORT} end,
    now() - interval '60 days'
  from people one
  cross join generate_series(1, ${CHATS_EACH}) step
  join people other on other.number = (one.number + step) % one.count`;

const SIDES = `
  insert into chat_sides (conversation_id, profile_id, partner_id, last_at, delivered_no, read_no)
  select c.id, side.me, side.partner, now(), c.last_no, c.last_no
  from conversations c
  cross join lateral (values (c.one_id, c.other_id), (c.other_id, c.one_id)) side (me, partner)`;

/** One day of all chats. Rows of a chat lie far apart, as if everybody had written at the same time. */
const dayOf = (day: number) => `
  with written as (
    select c.*, (${day} - 1) * (c.last_no / ${SHORT}) + part as no,
      (part - row_number() over (order by c.id) / (count(*) over ())::float8)
        / (c.last_no / ${SHORT}) as share
    from conversations c, generate_series(1, c.last_no / ${SHORT}) part
  )
  insert into messages
    (conversation_id, no, sender_id, client_id, kind, text, price, created_at)
  select id, no, case when no % 2 = 0 then one_id else other_id end, gen_random_uuid(), 'text',
    repeat('Some words of a chat. ', 1 + (no % 5)::int), 2,
    now() - (${SHORT} - ${day}) * interval '1 day' - (1 - share) * interval '1 day'
  from written order by share`;

const days = function* days() {
  for (let day = 1; day <= SHORT; day += 1) yield dayOf(day);
};

const fillMessages = async (client: pg.Client, databaseUrl: string): Promise<void> => {
  await client.query(CONVERSATIONS);
  await client.query(SIDES);
  await client.query('analyze conversations, chat_sides');
  const { rows } = await client.query<{ perDay: string }>(
    `select sum(last_no / ${SHORT}) as "perDay" from conversations`,
  );
  const perDay = Number(rows[0]?.perDay);
  const tell = progressOf(perDay * SHORT, 'messages');
  const tables = ['messages'];
  const afterwards = ['vacuum analyze messages'];
  let done = 0;
  await withoutIndexes(databaseUrl, { tables, referred: tables, afterwards }, (run) =>
    run(days(), () => {
      done += perDay;
      tell(done);
    }),
  );
};

/** A database with so many members and 500 times as many messages, read by everybody. */
export const fillChats = async (bench: Bench, members: number): Promise<Chats> => {
  const count = Math.max(LEAST_MEMBERS, Math.ceil(members * bench.scale));
  const chats = { long: '', short: '' };
  const { databaseUrl, people } = await fillPeople(bench, count, async (client, url) => {
    await fillMessages(client, url);
    const { rows } = await client.query<{ id: string }>(
      'select id from conversations order by id limit 2',
    );
    [chats.long, chats.short] = rows.map(({ id }) => id) as [string, string];
  });
  const pairs: Pair[] = [];
  for (let number = 2; number + 1 < people.length; number += 2) {
    const [one, other] = people.slice(number, number + 2) as [Chatter, Chatter];
    pairs.push({ one, other });
  }
  return { databaseUrl, people, pairs, ...chats };
};
