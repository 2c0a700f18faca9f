import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEvents, Refusal } from '#server/core/index.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { isPostgres, rowsOf } from '../support/database.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'test-job': { name: string };
  }
}

const app = await appOfFile();
let core: Core;

beforeAll(async () => {
  ({ core } = app);
});

const { rateLimits } = tables;

let number = 0;
let key: string;

/** Each test writes a row of its own; a counter will do. */
beforeEach(() => {
  number += 1;
  key = `row-${number}`;
});

const write = (tx: Tx, name = key) =>
  tx.db.insert(rateLimits).values({ key: name, count: 0, resetsAt: core.clock.now() });

const raise = (tx: Tx, name = key) =>
  tx.db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} + 1` })
    .where(eq(rateLimits.key, name));

const written = async (name = key) =>
  (await core.db.select().from(rateLimits).where(eq(rateLimits.key, name)))[0]?.count;

const oops = new Error('oops');

describe('a transaction', () => {
  it('keeps all of its work or none', async () => {
    await core.transact((tx) => write(tx));
    expect(await written()).toBe(0);
    await expect(
      core.transact(async (tx) => {
        await raise(tx);
        throw oops;
      }),
    ).rejects.toBe(oops);
    expect(await written()).toBe(0);
  });

  it('is undone by a refusal', async () => {
    const refusal = new Refusal('not_found');
    const work = core.transact(async (tx) => {
      await write(tx);
      throw refusal;
    });
    await expect(work).rejects.toBe(refusal);
    expect(await written()).toBeUndefined();
  });

  it('does not open inside another one', async () => {
    const work = core.transact(async (tx) => {
      await write(tx);
      await core.transact(raise);
    });
    await expect(work).rejects.toThrow('inside another one');
    expect(await written()).toBeUndefined();
  });

  it('refuses the outer handle, instead of waiting for itself or for another connection', async () => {
    const work = core.transact(async () => {
      await core.db.execute(sql`select 1`);
    });
    await expect(work).rejects.toMatchObject({
      cause: { message: expect.stringContaining('use the given one') },
    });
  });

  it('opens beside others', async () => {
    await core.transact((tx) => write(tx));
    await Promise.all(Array.from({ length: 20 }, () => core.transact((tx) => raise(tx))));
    expect(await written()).toBe(20);
  });
});

describe('what runs after the commit', () => {
  it('finds the work done, in the order it was asked for', async () => {
    const seen: unknown[] = [];
    await core.transact(async (tx) => {
      tx.afterCommit(async () => void seen.push(await written()));
      tx.afterCommit(() => void seen.push('second'));
      await write(tx);
      seen.push('inside');
    });
    expect(seen).toEqual(['inside', 0, 'second']);
  });

  it('does not run after a rollback', async () => {
    const seen: string[] = [];
    const work = core.transact(async (tx) => {
      tx.afterCommit(() => void seen.push('ran'));
      await write(tx);
      throw oops;
    });
    await expect(work).rejects.toBe(oops);
    expect(seen).toEqual([]);
  });

  it('does not make the call fail, nor the rest of it, when it fails', async () => {
    const seen: string[] = [];
    core.log.level = 'silent';
    const result = await core.transact(async (tx) => {
      tx.afterCommit(() => Promise.reject(oops));
      tx.afterCommit(() => {
        throw oops;
      });
      tx.afterCommit(() => void seen.push('ran'));
      await write(tx);
      return 'answer';
    });
    core.log.level = 'error';
    expect(result).toBe('answer');
    expect(seen).toEqual(['ran']);
    expect(await written()).toBe(0);
  });

  it('may open a transaction of its own', async () => {
    await core.transact(async (tx) => {
      tx.afterCommit(async () => void (await core.transact((next) => raise(next))));
      await write(tx);
    });
    expect(await written()).toBe(1);
  });
});

describe('events', () => {
  it('reach handlers within the transaction, which see and share its work', async () => {
    const events = createEvents();
    events.within('core.started', async (tx) => void (await raise(tx)));
    await core.transact(async (tx) => {
      await write(tx);
      await events.emit(tx, 'core.started', {});
    });
    expect(await written()).toBe(1);
  });

  it('are undone together with what told them', async () => {
    const events = createEvents();
    const seen: string[] = [];
    events.within('core.started', () => Promise.reject(oops));
    events.after('core.started', () => void seen.push('after'));
    const work = core.transact(async (tx) => {
      await write(tx);
      await events.emit(tx, 'core.started', {});
    });
    await expect(work).rejects.toBe(oops);
    expect(await written()).toBeUndefined();
    expect(seen).toEqual([]);
  });

  it('reach the others once the commit is safe', async () => {
    const events = createEvents();
    const seen: unknown[] = [];
    events.after('core.started', async () => void seen.push(await written()));
    await core.transact(async (tx) => {
      await events.emit(tx, 'core.started', {});
      await write(tx);
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([0]);
  });
});

describe('a transaction that the database asks for again', () => {
  const failWith = (tx: Tx, state: string) =>
    tx.db.execute(
      sql.raw(`do $$ begin raise exception 'again' using errcode = '${state}'; end $$`),
    );

  it.each(['40001', '40P01'])('after %s is done again from the start', async (state) => {
    let tries = 0;
    const after: number[] = [];
    await core.transact(async (tx) => {
      tries += 1;
      const mine = tries;
      tx.afterCommit(() => void after.push(mine));
      await write(tx);
      if (tries < 3) await failWith(tx, state);
    });
    expect(tries).toBe(3);
    expect(after).toEqual([3]);
    expect(await written()).toBe(0);
  });

  it('gives up after three tries', async () => {
    let tries = 0;
    const work = core.transact(async (tx) => {
      tries += 1;
      await failWith(tx, '40001');
    });
    await expect(work).rejects.toThrow('Failed query');
    expect(tries).toBe(3);
  });

  it('is not done again after any other error', async () => {
    let tries = 0;
    const work = core.transact(async (tx) => {
      tries += 1;
      await failWith(tx, '23505');
    });
    await expect(work).rejects.toThrow('Failed query');
    expect(tries).toBe(1);
  });

  if (isPostgres) {
    it('because two of them waited for each other leaves both done', async () => {
      const [left, right] = [`${key}-left`, `${key}-right`];
      await core.transact(async (tx) => {
        await write(tx, left);
        await write(tx, right);
      });
      const arrived: (() => void)[] = [];
      /** Lets both go on once each holds its first row; a repeated try does not wait any more. */
      const together = () =>
        new Promise<void>((resolve) => {
          arrived.push(resolve);
          if (arrived.length >= 2) for (const go of arrived) go();
        });
      const inOrder = (first: string, second: string) =>
        core.transact(async (tx) => {
          await raise(tx, first);
          await together();
          await raise(tx, second);
        });
      await Promise.all([inOrder(left, right), inOrder(right, left)]);
      expect([await written(left), await written(right)]).toEqual([2, 2]);
    });
  }
});

describe('a job', () => {
  it('runs when its transaction commits, and never when it rolls back', async () => {
    const ran: string[] = [];
    let finish = () => {};
    const done = new Promise<void>((resolve) => (finish = resolve));
    const run = async ({ name }: { name: string }) => {
      // Jobs are on their own: they may open transactions.
      await core.transact((tx) => write(tx, `${key}-${name}`));
      ran.push(name);
      finish();
    };
    await core.jobs.work([{ name: 'test-job', run }]);
    const undone = core.transact(async (tx) => {
      await core.jobs.enqueue(tx, 'test-job', { name: 'undone' });
      throw oops;
    });
    await expect(undone).rejects.toBe(oops);
    await core.transact((tx) => core.jobs.enqueue(tx, 'test-job', { name: 'kept' }));
    await done;
    const queued = sql`select data->>'name' as name from pgboss.job where name = 'test-job'`;
    expect(await rowsOf(core.db, queued)).toEqual([{ name: 'kept' }]);
    expect(ran).toEqual(['kept']);
    expect(await written(`${key}-kept`)).toBe(0);
  });
});
