import { eq } from 'drizzle-orm';
import type { AnnouncementAudience } from '#contract/console/index.ts';
import { newId } from '#server/core/index.ts';
import { runLong, tables } from '#server/db/index.ts';
import { countAudience } from '#server/features/announcements/count-audience.ts';
import { sendBatch } from '#server/features/announcements/send-batch.ts';
import { channelSenders } from '#server/features/notifications/index.ts';
import { siteById } from '#server/features/site/index.ts';
import type { Case } from '../case.ts';
import { withoutIndexes } from '../indexes.ts';
import { openApp } from '../open-app.ts';
import { newDatabase } from '../servers/index.ts';
import { spreadOf } from '../stats.ts';

const MEMBERS = 1_000_000;
/** So many of them are enough to know how it goes on. */
const BATCHES = 12;

const { announcements } = tables;

/** All that an audience asks of members; one in twenty has switched news off, one in ten has quiet hours. */
const FILL = [
  `insert into users (id, site_id, email, email_hash, name_key, password_hash, role, status, language,
    paid_user, notifications_disabled, created_at, confirmed_at)
  select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 1,
    n || '@people.example', 'hash ' || n, 'name ' || n, '', 'member', 'active',
    (array['en','nl','de','fr','es','it','pl','da','fi','no','sv'])[1 + n % 11], n % 4 = 0,
    case when n % 20 = 0 then '{news:email,news:push}'::text[] else '{}' end,
    now() - n % 1000 * interval '1 day', now()
  from generate_series(1, $1::int) n`,
  `insert into profiles (id, user_id, site_id, name, status, gender, seeking, birth_date, country)
  select id, id, 1, 'Ada', 'active', 'woman', '{man}', '1990-05-05',
    (array['NL','DE','FR','ES','IT','PL','DK','FI','NO','SE'])[1 + (row_number() over ())::int % 10]
  from users where site_id = 1`,
  `insert into presence (profile_id, active_at)
  select id, now() - (row_number() over ())::int % 90 * interval '1 day'
  from users where site_id = 1`,
  `insert into notification_choices (user_id, quiet_from, quiet_to)
  select user_id, 22, 7 from (select user_id, row_number() over () as no from profiles) p
  where no % 10 = 0`,
];

const everybody: AnnouncementAudience = {
  countries: [],
  languages: [],
  premium: 'all',
  active: null,
  joined_from: null,
  joined_before: null,
};

const audiences: Readonly<Record<string, AnnouncementAudience>> = {
  everybody,
  'two countries, here this month': {
    ...everybody,
    countries: ['NL', 'DE'],
    active: { is: 'within', days: 30 },
  },
  'not premium, not here for two months': {
    ...everybody,
    premium: 'no',
    active: { is: 'longer', days: 60 },
  },
};

const body = 'We have made the search **calmer**.\n\n- fewer filters\n- larger photos\n\n'.repeat(
  6,
);

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
};

const memory = () => process.memoryUsage().rss / 2 ** 20;

/** Counts an audience, tells it in batches, and goes through all members for nobody. */
export const benchmark: Case = {
  number: null,
  title: 'An announcement to 1,000,000 members',
  goal: { least: 100 },
  unit: 'members/s',
  run: async (bench) => {
    const count = Math.round(MEMBERS * bench.scale);
    const databaseUrl = await newDatabase(bench);
    const app = await openApp(bench, databaseUrl);
    bench.defer(() => app.close());
    const filled = ['users', 'profiles', 'presence', 'notification_choices'];
    const afterwards = filled.map((table) => `vacuum analyze ${table}`);
    await withoutIndexes(databaseUrl, { tables: filled, afterwards }, async (fill) => {
      for (const statement of FILL) await fill([statement.replace('$1', String(count))]);
    });
    const { core } = app;
    const site = await siteById(core, 1);
    if (!site) throw new Error('There is nothing to measure.');
    const begin = async (audience: AnnouncementAudience) => {
      const now = core.clock.now();
      const [row] = await core.db
        .insert(announcements)
        .values({
          id: newId(),
          siteId: 1,
          kind: 'news',
          state: 'sending',
          page: 'index',
          // More than anybody may choose, so that the pace holds nothing up.
          perHour: 600_000_000,
          audience,
          texts: { en: { subject: 'A calmer search', body } },
          createdAt: now,
          changedAt: now,
          startedAt: now,
        })
        .returning();
      if (!row) throw new Error('It was not stored.');
      return row;
    };

    const counts = [];
    for (const [name, audience] of Object.entries(audiences)) {
      const row = await begin(audience);
      const took: number[] = [];
      let people = 0;
      for (let round = 0; round < bench.rounds; round += 1)
        took.push(
          1000 *
            (await seconds(async () => {
              ({ people } = await countAudience(core, site, row));
            })),
        );
      const what = `count: ${name} (${people.toLocaleString('en')} people)`;
      counts.push({ what, ours: spreadOf(took), unit: 'ms' });
      await core.db.delete(announcements).where(eq(announcements.id, row.id));
    }

    const all = await begin(everybody);
    const before = memory();
    let most = before;
    const rates: number[] = [];
    const longest: number[] = [];
    let told = 0;
    while (rates.length < BATCHES) {
      const took = await runLong(() => seconds(() => sendBatch(core, channelSenders, all.id)));
      const [row] = await core.db.select().from(announcements).where(eq(announcements.id, all.id));
      rates.push(((row?.told ?? 0) - told) / took);
      longest.push(took * 1000);
      told = row?.told ?? 0;
      most = Math.max(most, memory());
    }
    await core.db.delete(announcements).where(eq(announcements.id, all.id));

    const none = await begin({ ...everybody, countries: ['AT'] });
    const pages: number[] = [];
    for (;;) {
      const begun = performance.now();
      const isMore = await runLong(() => sendBatch(core, channelSenders, none.id));
      pages.push(performance.now() - begun);
      if (!isMore) break;
    }
    return [
      ...counts,
      { what: 'told, with mails written and queued', ours: spreadOf(rates), goal: benchmark.goal },
      { what: 'a batch of 250', ours: spreadOf(longest), unit: 'ms' },
      { what: '2,000 accounts of whom nobody is meant', ours: spreadOf(pages), unit: 'ms' },
      { what: 'memory at most, more than before', ours: spreadOf([most - before]), unit: 'MB' },
    ];
  },
};
