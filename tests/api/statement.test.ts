import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { addCredits } from '#server/features/billing/index.ts';
import { findMovements } from '#server/features/billing/read-statement.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { twoPeople, write } from '../support/chats.ts';
import { rowsOf } from '../support/database.ts';
import type { Person } from '../support/people.ts';

const app = await appOfFile();

const read = ({ session }: Person, query: { show?: 'in' | 'out'; cursor?: string } = {}) =>
  app.as({ session })(api.statement, { query });

const buy = ({ id }: Person, credits: number, reference: string) =>
  app.core.transact((tx) =>
    addCredits(app.core, tx, { userId: id, kind: 'bought', credits, reference }),
  );

describe('the statement', () => {
  it('[PAY-11] tells where credits came from and went, with the balance after each', async () => {
    const [mara, aart] = await twoPeople(app.core, { credits: 3 });
    app.clock.forward({ seconds: 1 });
    await buy(mara, 10, 'order:1');
    app.clock.forward({ seconds: 1 });
    const { message } = await write(app, mara, aart);
    app.clock.forward({ seconds: 1 });
    // One message from two lots is one movement.
    await write(app, mara, aart);
    const { credits, entries, next } = await read(mara);
    const { conversation } = message;
    expect([credits, next]).toEqual([9, null]);
    expect(entries).toMatchObject([
      { kind: 'spent', what: 'text', conversation, amount: -2, balance: 9 },
      { kind: 'spent', what: 'text', conversation, amount: -2, balance: 11 },
      { kind: 'bought', what: 'order', conversation: null, amount: 10, balance: 13 },
      { kind: 'granted', what: 'signup', conversation: null, amount: 3, balance: 3 },
    ]);
  });

  it('[PAY-11] shows what came or what went alone', async () => {
    const [mara, aart] = await twoPeople(app.core, { credits: 8 });
    await write(app, mara, aart);
    const kinds = async (show: 'in' | 'out') =>
      (await read(mara, { show })).entries.map(({ kind, balance }) => [kind, balance]);
    expect(await kinds('in')).toEqual([['granted', null]]);
    expect(await kinds('out')).toEqual([['spent', null]]);
  });

  it('[PAY-11] goes on page by page, and the balances go on with it', async () => {
    const [mara] = await twoPeople(app.core, { credits: 0 });
    const { creditEntries } = tables;
    const rows = Array.from({ length: 120 }, (_, index) => ({
      userId: mara.id,
      reference: `order:${index}`,
      lotId: randomUUID(),
      kind: 'bought' as const,
      amount: 1,
      createdAt: new Date(app.clock.now().getTime() + index * 1000),
    }));
    await app.core.db.insert(creditEntries).values(rows);
    const amounts: (number | null)[] = [];
    let cursor: string | undefined;
    do {
      const page = await read(mara, cursor === undefined ? {} : { cursor });
      amounts.push(...page.entries.map(({ balance }) => balance));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    // Whoever wrote these rows did not touch the balance, so that it runs below zero here.
    expect(amounts).toEqual(Array.from({ length: 120 }, (_, index) => (index === 0 ? 0 : -index)));
    await expect(read(mara, { cursor: 'x' })).rejects.toMatchObject({ status: 400 });
  });

  it('[PAY-11] finds what came without going through what went', async () => {
    const [mara] = await twoPeople(app.core, { credits: 0 });
    const { db } = app.core;
    await db.execute(sql`insert into credit_entries
        (user_id, reference, lot_id, kind, amount, created_at)
      select ${mara.id}::uuid, 'other:' || no, ${randomUUID()}::uuid,
        case when no % 500 = 0 then 'granted' else 'spent' end,
        case when no % 500 = 0 then 998 else -2 end, now() + no * interval '1 second'
      from generate_series(1, 10000) no`);
    await db.execute(sql`analyze credit_entries`);
    const page = findMovements(db, mara.id, 'in', null).limit(51).getSQL();
    const plan = await rowsOf(db, sql`explain ${page}`);
    expect(JSON.stringify(plan)).toContain('credit_entries_in ');
    expect((await read(mara, { show: 'in' })).entries).toHaveLength(20);
  });

  it('[PAY-11] comes as a table with the words of the page, of the own account alone', async () => {
    const [mara, aart] = await twoPeople(app.core, { credits: 4 });
    app.clock.forward({ seconds: 1 });
    await write(app, mara, aart);
    const answer = await app.send('GET', '/api/statement-csv.php', { session: mara.session });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="credits.csv"');
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, ...lines] = answer.payload.trim().split('\r\n');
    expect(head).toBe('Time (UTC),Description,Credits,Balance');
    expect(lines.map((line) => line.split(',').slice(1))).toEqual([
      ['Welcome credits', '4', '4'],
      ['Message', '-2', '2'],
    ]);
    expect((await app.send('GET', '/api/statement-csv.php')).statusCode).toBe(403);
  });
});
