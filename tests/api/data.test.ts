import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Job } from '../../server/core/index.ts';
import { newId, vacuum } from '../../server/core/index.ts';
import type { Db } from '../../server/db/index.ts';
import { migrate, openEmbedded, openPostgres, tables } from '../../server/db/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { freshPostgresUrl, isPostgres } from '../support/database.ts';

declare module '../../server/core/events.ts' {
  interface Events {
    'test.happened': { id: string };
  }
}

let app: TestApp;
const ran: string[] = [];

beforeAll(async () => {
  app = await testApp();
  const note: Job = {
    name: 'test-note',
    run: async (payload) => void ran.push((payload as { id: string }).id),
  };
  await app.core.jobs.work([note]);
});

afterAll(() => app.close());

const limitRow = (key: string) => ({ key, count: 1, resetsAt: new Date() });

const hasRow = async (key: string) => {
  const rows = await app.core.db
    .select()
    .from(tables.rateLimits)
    .where(eq(tables.rateLimits.key, key));
  return rows.length === 1;
};

describe('the schema', () => {
  const describeSchema = async (db: Db) => {
    const columns = await db.execute(sql`
      select table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema = 'public' order by 1, 2`);
    const indexes = await db.execute(sql`
      select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`);
    const constraints = await db.execute(sql`
      select conname, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1`);
    return [columns, indexes, constraints].map((answer) => (answer as { rows: unknown[] }).rows);
  };

  it.runIf(isPostgres)('is the same in the embedded database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'duet-schema-'));
    const other = await openEmbedded(folder);
    try {
      await migrate(other);
      expect(await describeSchema(app.core.db)).toEqual(await describeSchema(other.db));
    } finally {
      await other.close();
      await rm(folder, { recursive: true, force: true });
    }
  });

  it.runIf(isPostgres)(
    'is brought up to date once when several processes start together',
    async () => {
      const url = await freshPostgresUrl();
      const fail = (error: Error) => {
        throw error;
      };
      const [first, second] = [await openPostgres(url, fail), await openPostgres(url, fail)];
      await first.pool.query('drop schema public cascade; create schema public');
      await first.pool.query('drop schema drizzle cascade');
      await Promise.all([migrate(first), migrate(second)]);
      const { rows } = await first.pool.query(
        'select count(*)::int as times from drizzle.__drizzle_migrations',
      );
      expect(rows).toEqual([{ times: 1 }]);
      await Promise.all([first.close(), second.close()]);
    },
  );
});

describe('a transaction', () => {
  it('keeps all of its work or nothing', async () => {
    const work = app.core.transact(async (tx) => {
      await tx.db.insert(tables.rateLimits).values(limitRow('half'));
      throw new Error('stopped half way');
    });
    await expect(work).rejects.toThrow('stopped half way');
    expect(await hasRow('half')).toBe(false);
  });

  it('cannot be opened inside another one', async () => {
    const nested = app.core.transact(() => app.core.transact(async () => undefined));
    await expect(nested).rejects.toThrow('inside another');
  });

  it('is run again when the database asks for it', async () => {
    let tries = 0;
    await app.core.transact(async (tx) => {
      tries += 1;
      await tx.db.insert(tables.rateLimits).values(limitRow('again'));
      if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    expect(tries).toBe(2);
    expect(await hasRow('again')).toBe(true);
  });

  it('runs what waits for the commit only after it, and not at all after a rollback', async () => {
    const seen: boolean[] = [];
    const look = async () => void seen.push(await hasRow('committed'));
    await app.core.transact(async (tx) => {
      tx.afterCommit(look);
      await tx.db.insert(tables.rateLimits).values(limitRow('committed'));
    });
    const undone = app.core.transact(async (tx) => {
      tx.afterCommit(look);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(seen).toEqual([true]);
  });

  it('stays done when something that waited for the commit fails', async () => {
    const report = vi.spyOn(app.core.log, 'error').mockReturnValue();
    await app.core.transact(async (tx) => {
      tx.afterCommit(() => {
        throw new Error('the notice was lost');
      });
      await tx.db.insert(tables.rateLimits).values(limitRow('noticed'));
    });
    expect(await hasRow('noticed')).toBe(true);
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });
});

describe('events', () => {
  it('can undo the transaction they happen in, and tell others after it', async () => {
    const told: string[] = [];
    app.core.events.within('test.happened', async (_, { id }) => {
      if (id === 'refused') throw new Error('not this one');
    });
    app.core.events.after('test.happened', ({ id }) => void told.push(id));
    const happen = (id: string) =>
      app.core.transact(async (tx) => {
        await tx.db.insert(tables.rateLimits).values(limitRow(id));
        await app.core.events.emit(tx, 'test.happened', { id });
        expect(told).not.toContain(id);
      });
    await expect(happen('refused')).rejects.toThrow('not this one');
    await happen('accepted');
    expect(told).toEqual(['accepted']);
    expect(await hasRow('refused')).toBe(false);
  });
});

describe('jobs', () => {
  it('run if their transaction commits and never if it rolls back', async () => {
    const [undone, done] = [newId(), newId()];
    const rolledBack = app.core.transact(async (tx) => {
      await app.core.jobs.enqueue(tx, 'test-note', { id: undone });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await app.core.transact((tx) => app.core.jobs.enqueue(tx, 'test-note', { id: done }));
    await vi.waitFor(() => expect(ran).toContain(done), { timeout: 10_000 });
    expect(ran).not.toContain(undone);
  });
});

describe.runIf(!isPostgres)('the embedded database', () => {
  it('serves its callers in order', async () => {
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 50 }, async (_, i) => {
        await app.core.db.execute(sql`select ${i}::int`);
        order.push(i);
      }),
    );
    expect(order).toEqual(Array.from({ length: 50 }, (_, i) => i));
  });

  it('lets the event loop breathe between two statements', async () => {
    let turns = 0;
    let running = true;
    const count = () => {
      turns += 1;
      if (running) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(Array.from({ length: 50 }, () => app.core.db.execute(sql`select 1`)));
    running = false;
    expect(turns).toBeGreaterThanOrEqual(50);
  });

  it('refuses the outer handle inside a transaction instead of waiting for ever', async () => {
    const mixed = app.core.transact(async () => {
      await app.core.db.execute(sql`select 1`);
    });
    const refusal = await mixed.catch((error: unknown) => error);
    expect(String((refusal as Error).cause ?? refusal)).toContain('outer database handle');
  });

  it('is vacuumed by a job', async () => {
    await expect(vacuum(app.core.database).run({})).resolves.toBeUndefined();
  });
});
