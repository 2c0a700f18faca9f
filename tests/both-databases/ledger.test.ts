import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sqlState } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { addCredits } from '#server/features/billing/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { ledgerOf, twoPeople, write } from '../support/chats.ts';
import { isPostgres } from '../support/database.ts';
import type { Person } from '../support/people.ts';

const { creditEntries, creditLots } = tables;

const app = await appOfFile();

type Kind = 'granted' | 'bonus' | 'bought';

const add = ({ id }: Person, kind: Kind, credits: number, reference: string) =>
  app.core.transact((tx) => addCredits(app.core, tx, { userId: id, kind, credits, reference }));

const lotsOf = async ({ id }: Person) => {
  const rows = await app.core.db
    .select()
    .from(creditLots)
    .where(eq(creditLots.userId, id))
    .orderBy(asc(creditLots.createdAt), asc(creditLots.id));
  return rows.map(({ kind, rest }) => [kind, rest]);
};

describe('the ledger', () => {
  it('[PAY-11] is only ever added to, whoever asks', async () => {
    const [mara] = await twoPeople(app.core, { credits: 8 });
    const { db } = app.core;
    const refused = (change: Promise<unknown>) =>
      change.then(
        () => 'done',
        (error: unknown) => sqlState(error),
      );
    const mine = eq(creditEntries.userId, mara.id);
    expect(await refused(db.update(creditEntries).set({ amount: 900 }).where(mine))).toBe('23001');
    expect(await refused(db.delete(creditEntries).where(mine))).toBe('23001');
    expect(await refused(db.execute(sql`truncate ${creditEntries}`))).toBe('23001');
    expect(await ledgerOf(app.core, mara)).toMatchObject({ credits: 8 });
  });

  it('[PAY-11] books the same thing once', async () => {
    const [mara] = await twoPeople(app.core, { credits: 0 });
    await Promise.all([1, 2, 3].map(() => add(mara, 'bought', 50, 'order:1')));
    expect(await ledgerOf(app.core, mara)).toMatchObject({ credits: 50 });
    expect(await lotsOf(mara)).toEqual([['bought', 50]]);
  });

  it('[PAY-11] uses what cost nothing first, then the oldest, and books each lot', async () => {
    const [mara, aart] = await twoPeople(app.core, { credits: 0 });
    await add(mara, 'bought', 3, 'order:1');
    await add(mara, 'bought', 10, 'order:2');
    await add(mara, 'bonus', 1, 'bonus');
    await write(app, mara, aart);
    expect(await lotsOf(mara)).toEqual([
      ['bought', 2],
      ['bought', 10],
      ['bonus', 0],
    ]);
    await write(app, mara, aart);
    await write(app, mara, aart);
    expect(await lotsOf(mara)).toEqual([
      ['bought', 0],
      ['bought', 8],
      ['bonus', 0],
    ]);
    expect(await ledgerOf(app.core, mara)).toMatchObject({ credits: 8, spends: 4, spent: 6 });
  });

  it('[PAY-11] always sums up to the balance, which is never below nothing', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constantFrom<Kind>('granted', 'bonus', 'bought'),
        credits: fc.integer({ min: 1, max: 7 }),
      }),
      fc.constant('send' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const [mara, aart] = await twoPeople(app.core, { credits: 0 });
        await Promise.allSettled(
          steps.map((one, index) =>
            one === 'send'
              ? write(app, mara, aart)
              : add(mara, one.kind, one.credits, `thing:${index}`),
          ),
        );
        const came = steps.reduce((sum, one) => sum + (one === 'send' ? 0 : one.credits), 0);
        const { credits, spent } = await ledgerOf(app.core, mara);
        expect(credits).toBe(came - spent);
        expect(credits).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: isPostgres ? 15 : 6 },
    );
  });
});
