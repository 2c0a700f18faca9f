import pg from 'pg';
import { withoutIndexes } from '../indexes.ts';

const PEOPLE = 10_000;
const CHATS = PEOPLE * 10;
const PART = 500_000;

const tables = ['users', 'profiles', 'conversations', 'chat_sides', 'messages'];

const id = (kind: number, number: string) =>
  `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** Everybody has ten chats, with whoever comes after them, and has read them up to the last message. */
const peopleAndChats = (last: number) => [
  `insert into users (id, site_id, email, email_hash, name_key, password_hash, role, status, language,
    created_at, confirmed_at)
  select ${id(1, 'n')}, 1, n || '@people.example', 'hash ' || n, 'name ' || n, '', 'member', 'active',
    'en', now() - interval '10 days', now() - interval '10 days'
  from generate_series(1, ${PEOPLE}) n`,
  `insert into profiles (id, user_id, site_id, name, status, gender, seeking, birth_date, country)
  select ${id(2, 'n')}, ${id(1, 'n')}, 1, 'Ada', 'active', 'woman', '{man}', '1990-05-05', 'NL'
  from generate_series(1, ${PEOPLE}) n`,
  `insert into conversations (id, site_id, one_id, other_id, last_no, created_at)
  select ${id(3, 'c')}, 1, least(a, b), greatest(a, b), ${last}, now()
  from generate_series(0, ${CHATS - 1}) c,
    lateral (select ${id(2, `c / 10 + 1`)} as a, ${id(2, `(c / 10 + c % 10 + 1) % ${PEOPLE} + 1`)} as b) two`,
  `insert into chat_sides (conversation_id, profile_id, partner_id, last_at, delivered_no, read_no)
  select id, one_id, other_id, now(), last_no, last_no from conversations union all
  select id, other_id, one_id, now(), last_no, last_no from conversations`,
  'analyze conversations',
];

export interface History {
  readonly count: number;
  readonly perHour: number;
  /** Whether rows lie in another order than they came, as where those of erased ones are used again. */
  readonly isMixed: boolean;
}

/** Some of the messages, at the same rate for longer or shorter, stored as they came or in any order. */
const messages = ({ count, perHour, isMixed }: History, from: number, to: number) => `
  insert into messages (conversation_id, no, sender_id, client_id, kind, text, price, created_at)
  select c.id, n / ${CHATS} + 1, case n % 3 when 0 then c.other_id else c.one_id end,
    gen_random_uuid(), 'text', 'How was your day? Mine was long, and ended well.', 1,
    now() - (${count} - n) * interval '1 hour' / ${perHour}
  from generate_series(${from}, ${to - 1}) n
    join conversations c on c.id = ${id(3, `n::bigint * 7919 % ${CHATS}`)}
  order by ${isMixed ? 'random()' : 'n'}`;

/** What is stored as it came is filled in by parts, each sorted in memory. */
const parts = function* parts(history: History) {
  const { count, isMixed } = history;
  const size = isMixed ? count : PART;
  for (let from = 0; from < count; from += size)
    yield messages(history, from, Math.min(count, from + size));
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
    const last = Math.ceil(history.count / CHATS);
    for (const statement of peopleAndChats(last)) await run([statement]);
    await run(parts(history));
  });
};
