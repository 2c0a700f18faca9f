import pg from 'pg';
import type { RunAll } from '../indexes.ts';
import { withoutIndexes } from '../indexes.ts';
import { progressOf } from '../progress.ts';

const PEOPLE = 10_000;
const CHATS = PEOPLE * 10;
/** Rounds that are filled in together: less than the database writes between two checkpoints. */
const PART = 20;

const tables = ['users', 'profiles', 'conversations', 'chat_sides', 'messages'];

/** They differ in their first bytes, as those of the product do: what sorts them looks there. */
const id = (kind: number, number: string) =>
  `(lpad(to_hex(${number}), 8, '0') || '-0000-7000-8000-00000000000${kind}')::uuid`;

/** Everybody has ten chats, with whoever comes after them, and has read them up to the last message. */
const peopleAndChats = (count: number) => [
  `insert into users (id, site_id, email, email_hash, name_key, password_hash, role, status, language,
    created_at, confirmed_at)
  select ${id(1, 'n')}, 1, n || '@people.example', 'hash ' || n, 'name ' || n, '', 'member', 'active',
    'en', now() - interval '10 days', now() - interval '10 days'
  from generate_series(1, ${PEOPLE}) n`,
  `insert into profiles (id, user_id, site_id, name, status, gender, seeking, birth_date, country)
  select ${id(2, 'n')}, ${id(1, 'n')}, 1, 'Ada', 'active', 'woman', '{man}', '1990-05-05', 'NL'
  from generate_series(1, ${PEOPLE}) n`,
  // In the order in which they take turns, which is not that of their ids; the first ones have one more.
  `insert into conversations (id, site_id, one_id, other_id, last_no, created_at)
  select ${id(3, 'c')}, 1, least(a, b), greatest(a, b), (${count} + ${CHATS} - 1 - turn) / ${CHATS}, now()
  from generate_series(0, ${CHATS - 1}) turn,
    lateral (select (turn::bigint * 7919 % ${CHATS})::int as c) chat,
    lateral (select ${id(2, `c / 10 + 1`)} as a, ${id(2, `(c / 10 + c % 10 + 1) % ${PEOPLE} + 1`)} as b) two`,
  `insert into chat_sides (conversation_id, profile_id, partner_id, last_at, delivered_no, read_no)
  select id, one_id, other_id, now(), last_no, last_no from conversations union all
  select id, other_id, one_id, now(), last_no, last_no from conversations`,
  // So that no message has to look for its chat.
  `create table turns as
  select turn, id, one_id, other_id from generate_series(0, ${CHATS - 1}) turn
    join conversations on id = ${id(3, `turn::bigint * 7919 % ${CHATS}`)}
  order by turn`,
];

export interface History {
  readonly count: number;
  readonly perHour: number;
  /** Whether rows lie in another order than they came, as where those of erased ones are used again. */
  readonly isMixed: boolean;
}

/** Some rounds of all chats, at the same rate for longer or shorter, stored as they came or in any order. */
const messages = ({ count, perHour, isMixed }: History, from: number, to: number) => `
  insert into messages (conversation_id, no, sender_id, client_id, kind, text, price, created_at)
  select id, round + 1, case (round + turn) % 3 when 0 then other_id else one_id end,
    gen_random_uuid(), 'text', 'How was your day? Mine was long, and ended well.', 1,
    now() - (${count} - at) * interval '1 hour' / ${perHour}
  from generate_series(${from}, ${to - 1}) round, turns,
    lateral (select round * ${CHATS} + turn as at) message
  where at < ${count}
  order by ${isMixed ? 'random()' : 'round, turn'}`;

/** What is stored as it came is filled in by rounds, in which each chat has one message. */
const rounds = function* rounds(history: History, from: number, to: number) {
  for (let round = from; round < to; round += 1) yield messages(history, round, round + 1);
};

const fillRounds = async (run: RunAll, history: History): Promise<void> => {
  const count = Math.ceil(history.count / CHATS);
  const tell = progressOf(count, 'messages of each chat');
  const part = history.isMixed ? count : PART;
  for (let from = 0; from < count; from += part) {
    const to = Math.min(count, from + part);
    await run(history.isMixed ? [messages(history, from, to)] : rounds(history, from, to));
    // While its pages are at hand: later each would be read, logged and written once more.
    await run(['vacuum (freeze) messages']);
    tell(to);
  }
};

/** Fills in people who write each other, in the place of those before. */
export const fillMessages = async (url: string, history: History): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`truncate ${tables.join()} cascade`);
  await client.end();
  const afterwards = tables.map((table) => `vacuum analyze ${table}`);
  const referred = ['messages'];
  await withoutIndexes(url, { tables, referred, afterwards }, async (run) => {
    for (const statement of peopleAndChats(history.count)) await run([statement]);
    await fillRounds(run, history);
    await run(['drop table turns']);
  });
};
