import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, getTableColumns, getTableName, is, lt, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import { demoSites } from '#demo/sites.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/index.ts';
import { vacuum } from '#server/core/index.ts';
import type { Database } from '#server/db/index.ts';
import { deleteInBatches, migrate, openEmbedded, tables } from '#server/db/index.ts';
import { readDemoBooks } from '../support/demo-books.ts';
import {
  embeddedToCopy,
  emptyPostgresUrl,
  freshDatabase,
  freshFolder,
  isPostgres,
  rowsOf,
} from '../support/database.ts';
import { copyInFolder, copyInMemory } from '../support/embedded.ts';
import { describeSchema, slowReferences } from '../support/schema.ts';
import { emptyIn } from '../support/template.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duet-data-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (big) => `_${big.toLowerCase()}`);

/**
 * Nothing is looked for that names one of these. The product erases none: sites and companies stay,
 * packages that are not sold any more and old terms are for the orders that name them, bank runs are
 * books, and the names of staff stay in the audit log.
 */
const NEVER_ERASED: ReadonlySet<string> = new Set([
  'staff',
  'sites',
  'companies',
  'packages',
  'agreed_terms',
  'debit_runs',
]);

describe('the schema', () => {
  let database: Database;

  beforeAll(async () => {
    database = await freshDatabase();
  });

  afterAll(() => database.close());

  it('has the columns that the code knows, and no others', async () => {
    const known = Object.values(tables)
      .filter((table) => is(table, PgTable))
      .flatMap((table) =>
        Object.keys(getTableColumns(table)).map((name) => `${getTableName(table)}.${snake(name)}`),
      );
    const found = await rowsOf<{ column: string }>(
      database.db,
      sql`select format('%s.%s', table_name, column_name) as column
          from information_schema.columns where table_schema = 'public'`,
    );
    expect(found.map(({ column }) => column).toSorted()).toEqual(known.toSorted());
  });

  it.each(['listings_spot', 'listings_near', 'listings_living'])(
    '[MEM-5] reads all that search asks for from the index %s alone',
    async (index) => {
      const [columns] = await rowsOf<{ names: string[] }>(
        database.db,
        sql`select array_agg(attname::text) as names from pg_attribute
            where attrelid = ${index}::regclass`,
      );
      const asked = Object.keys(getTableColumns(tables.listings))
        .filter((name) => !name.startsWith('match'))
        .map(snake);
      // An expression is a column of an index as well.
      const stored = columns?.names.filter((name) => name !== 'expr' && name !== 'int8');
      expect(stored?.toSorted()).toEqual(asked.toSorted());
    },
  );

  it('[ACC-10] finds what goes with an account by an index', async () => {
    const slow = await slowReferences(database.db);
    expect(slow.filter(({ to }) => !NEVER_ERASED.has(to))).toEqual([]);
  });

  it('vacuums the table of search long before a fifth of it has changed', async () => {
    const found = await rowsOf<{ options: string[] }>(
      database.db,
      sql`select reloptions as options from pg_class where oid = 'listings'::regclass`,
    );
    expect(found[0]?.options.toSorted()).toEqual([
      'autovacuum_vacuum_insert_scale_factor=0.01',
      'autovacuum_vacuum_scale_factor=0.01',
    ]);
  });

  it('[SCALE-5] forgets what is old in batches, and nothing else', async () => {
    const { db } = database;
    const { mailEvents } = tables;
    await db.execute(sql`
      insert into mail_events (id, received_at)
      select number::text, timestamptz '2026-01-01' + number * interval '1 second'
      from generate_series(1, 12002) number`);
    const last = new Date('2026-01-01T03:20:00Z');
    await deleteInBatches(db, mailEvents, lt(mailEvents.receivedAt, last));
    const left = await db.select({ id: mailEvents.id }).from(mailEvents).orderBy(mailEvents.id);
    expect(left.map(({ id }) => id)).toEqual(['12000', '12001', '12002']);
  });

  it('is up to date after the migrations, which change nothing the second time', async () => {
    const before = await describeSchema(database.db);
    await migrate(database);
    expect(await describeSchema(database.db)).toEqual(before);
  });

  if (isPostgres) {
    it('is the same in the embedded database', async () => {
      const template = await embeddedToCopy();
      const embedded = await copyInMemory(template.folder);
      expect(await describeSchema(embedded.db)).toEqual(await describeSchema(database.db));
      await embedded.close();
      await template.remove();
    });
  }
});

if (!isPostgres) {
  describe('the embedded database', () => {
    let database: Database & { kind: 'embedded' };

    beforeAll(async () => {
      await freshFolder(join(folder, 'queue'));
      database = await openEmbedded(join(folder, 'queue'));
    });

    afterAll(() => database.close());

    it('serves callers in the order they came', async () => {
      const { client } = database;
      const served: number[] = [];
      const places = Array.from({ length: 50 }, (_, place) => place);
      const serve = async (place: number) => {
        if (place % 10 === 0) await client.transaction((tx) => tx.query('select pg_sleep(0.01)'));
        else await client.query('select 1');
        served.push(place);
      };
      await Promise.all(places.map(serve));
      expect(served).toEqual(places);
    });

    it('lets others have their turn between two statements', async () => {
      let turns = 0;
      let waiting = true;
      const takeTurns = () => {
        turns += 1;
        if (waiting) setImmediate(takeTurns);
      };
      setImmediate(takeTurns);
      await Promise.all(Array.from({ length: 100 }, () => database.client.query('select 1')));
      waiting = false;
      expect(turns).toBeGreaterThanOrEqual(100);
    });

    it('goes on after a statement that failed', async () => {
      await expect(database.client.query('select nothing')).rejects.toThrow('nothing');
      const failing = database.client.transaction((tx) => tx.query('select nothing'));
      await expect(failing).rejects.toThrow('nothing');
      expect((await database.client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });

    it('is vacuumed by a job', async () => {
      await expect(vacuum(database).run({})).resolves.toBeUndefined();
    });
  });
}

/** Starts the product on an empty database, without listening. */
const start = (env: Record<string, string>) =>
  createApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', ...env }));

const domainsIn = ({ db }: { db: Database['db'] }) =>
  rowsOf<{ domain: string }>(db, sql`select domain from site_domains order by domain`);

describe('the first start', () => {
  /** The embedded one has its tables: to make them anew takes seconds, and the template is made so. */
  const settings = async (name: string, more: Record<string, string> = {}) => {
    const DATA_DIR = join(folder, name);
    if (isPostgres) return { DATA_DIR, DATABASE_URL: await emptyPostgresUrl(), ...more };
    await copyInFolder(emptyIn(inject('template')), DATA_DIR);
    return { DATA_DIR, ...more };
  };

  it('without demo data makes one site that answers', async () => {
    const app = await start(await settings('starter', { DEMO: '0' }));
    try {
      const answer = await app.http.inject('/api/settings.php');
      expect(answer.json()).toMatchObject({ name: 'Duet', domain: 'localhost', company_id: 1 });
      expect(await domainsIn(app.core)).toEqual([{ domain: 'localhost' }]);
    } finally {
      await app.close();
    }
  });

  if (!isPostgres) {
    it('[OPS-9] with demo data makes its sites and their orders once, however often it is seeded', async () => {
      const app = await start(await settings('demo'));
      try {
        await seedDemo(app.core);
        await seedDemo(app.core);
        const domains = demoSites.flatMap((site) => site.domains);
        expect(await domainsIn(app.core)).toHaveLength(domains.length);
        // Moderators find something to do in each queue of profiles.
        const { photos, verifications } = tables;
        expect(await app.core.db.$count(photos, eq(photos.status, 'pending'))).toBeGreaterThan(0);
        expect(await app.core.db.$count(verifications)).toBeGreaterThan(0);
        // The overview has something to tell, and who likes back is a match for both.
        const { likes, messages, figures } = tables;
        const liked = await app.core.db.select().from(likes);
        const key = (one: string, other: string) => `${one} ${other}`;
        const given = new Map(liked.map((one) => [key(one.likerId, one.likedId), one.matchedAt]));
        expect(
          liked.filter(
            ({ likerId, likedId, matchedAt }) =>
              given.get(key(likedId, likerId))?.getTime() !== matchedAt?.getTime(),
          ),
        ).toEqual([]);
        expect(liked.filter(({ matchedAt }) => matchedAt).length).toBeGreaterThan(100);
        expect(await app.core.db.$count(messages)).toBeGreaterThan(300);
        for (const measure of ['visits', 'active', 'came_back'] as const) {
          expect(await app.core.db.$count(figures, eq(figures.measure, measure))).toBeGreaterThan(
            9,
          );
        }
        // Nothing differs but what was made to: a refund at the provider, and a fee of the bank.
        const books = await readDemoBooks(app.core);
        expect(books).toMatchObject({
          differences: ['debit_amount', 'refund'],
          wrongBalances: [],
          wrongTaxes: [],
          areNumbersInOrder: true,
          areSellersAlike: true,
        });
        const states = new Set(books.rows.map(({ state }) => state));
        expect(states).toEqual(new Set(['completed', 'failed', 'pending']));
        const { disputes, debits, refunds } = tables;
        const open = await app.core.db.$count(disputes, eq(disputes.state, 'needs_response'));
        expect(open).toBe(2);
        for (const state of ['sent', 'collected', 'returned'] as const) {
          expect(await app.core.db.$count(debits, eq(debits.state, state))).toBeGreaterThan(0);
        }
        expect(await app.core.db.$count(refunds, eq(refunds.state, 'due'))).toBe(0);
      } finally {
        await app.close();
      }
    });
  } else {
    it.each([
      ['three', 'without', '0', 3, 1],
      ['two', 'with', '1', 2, demoSites.length],
    ])(
      'of %s processes at once %s demo data migrates once, and ends with one set of sites',
      async (_, __, DEMO, processes, sites) => {
        const env = await settings(`together-${DEMO}`, { DEMO });
        const results = await Promise.allSettled(
          Array.from({ length: processes }, async () => {
            const app = await start(env);
            if (DEMO === '1') await seedDemo(app.core);
            return app;
          }),
        );
        const started = results.flatMap((result) =>
          result.status === 'fulfilled' ? [result.value] : [],
        );
        try {
          const failures = results.filter((result) => result.status === 'rejected');
          expect(failures.map(({ reason }) => String(reason))).toEqual([]);
          const [first] = started;
          if (!first) throw new Error('Nothing was started.');
          const { db } = first.core;
          expect(await db.$count(tables.sites)).toBe(sites);
          const applied = await rowsOf(db, sql`select hash from drizzle.__drizzle_migrations`);
          expect(new Set(applied.map((row) => JSON.stringify(row))).size).toBe(applied.length);
        } finally {
          for (const app of started) await app.close();
        }
      },
    );
  }
});
