import pg from 'pg';
import { withoutIndexes } from '../indexes.ts';

const PEOPLE = 10_000;

const tables = ['users', 'profiles', 'conversations', 'chat_sides', 'messages'];

const id = (kind: number, number: string) =>
  `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** Everybody has ten chats, with whoever comes after them. */
const PEOPLE_AND_CHATS = [
  `insert into users (id, site_id, email, email_hash, name_key, password_hash, role, status, language,
    created_at, confirmed_at)
  select ${id(1, 'n')}, 1, n || '@people.example', 'hash ' || n, 'name ' || n, '', 'member', 'active',
    'en', now() - interval '10 days', now() - interval '10 days'
  from generate_series(1, ${PEOPLE}) n`,
  `insert into profiles (id, user_id, site_id, name, status, gender, seeking, birth_date, country)
  select ${id(2, 'n')}, ${id(1, 'n')}, 1, 'Ada', 'active', 'woman', '{man}', '1990-05-05', 'NL'
  from generate_series(1, ${PEOPLE}) n`,
  `insert into conversations (id, site_id, one_id, other_id, last_no, created_at)
  select ${id(3, 'c')}, 1, least(a, b), greatest(a, b), 0, now()
  from generate_series(0, ${PEOPLE * 10 - 1}) c,
    lateral (select ${id(2, `c / 10 + 1`)} as a, ${id(2, `(c / 10 + c % 10 + 1) % ${PEOPLE} + 1`)} as b) two`,
  `insert into chat_sides (conversation_id, profile_id, partner_id)
  select id, one_id, other_id from conversations union all
  select id, other_id, one_id from conversations`,
];

/** Messages at the same rate for longer or shorter, stored as they came or in any order. */
const messages = (count: number, perHour: number, order: string) => `
  insert into messages (conversation_id, no, sender_id, client_id, kind, text, price, created_at)
  select c.id, n / ${PEOPLE * 10} + 1, case n % 3 when 0 then c.other_id else c.one_id end,
    gen_random_uuid(), 'text', 'How was your day? Mine was long, and ended well.', 1,
    now() - (${count} - n) * interval '1 hour' / ${perHour}
  from generate_series(0, ${count - 1}) n
    join conversations c on c.id = ${id(3, `n::bigint * 7919 % ${PEOPLE * 10}`)}
  order by ${order}`;

export interface History {
  readonly count: number;
  readonly perHour: number;
  /** Whether rows lie in another order than they came, as where those of erased ones are used again. */
  readonly isMixed: boolean;
}

/** Fills in people who write each other, in the place of those before. */
export const fillMessages = async (url: string, history: History): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`truncate ${tables.join()} cascade`);
  await client.end();
  const { count, perHour, isMixed } = history;
  const afterwards = tables.map((table) => `vacuum analyze ${table}`);
  await withoutIndexes(url, { tables, afterwards }, async (run) => {
    for (const statement of PEOPLE_AND_CHATS) await run([statement]);
    await run([messages(count, perHour, isMixed ? 'random()' : 'n')]);
  });
};
