import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import type { Core, Job, Tx } from '../core/index.ts';
import { later, Refusal } from '../core/index.ts';
import type { Db } from '../db/index.ts';
import { tables } from '../db/index.ts';

const { idempotencyKeys } = tables;

export interface KeyedRequest {
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
}

/** Whether a request with this key was answered before. */
export const isKnown = async (db: Db, scope: string, key: string): Promise<boolean> => {
  const [row] = await db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  return row !== undefined;
};

/** The same key must come with the same request. */
export const hashRequest = (endpoint: string, input: unknown): string =>
  createHash('sha256').update(endpoint).update(JSON.stringify(input)).digest('base64url');

/**
 * Does the work once per key. The key is inserted in the work's own transaction: a second request
 * waits on the first one's row, then finds its answer; if the first one fails, its key goes with it.
 */
export const once = async (
  tx: Tx,
  now: Date,
  request: KeyedRequest,
  work: () => Promise<unknown>,
): Promise<unknown> => {
  const { scope, key, requestHash } = request;
  const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  const inserted = await tx.db
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length === 0) {
    const [first] = await tx.db.select().from(idempotencyKeys).where(mine);
    if (!first || first.requestHash !== requestHash) throw new Refusal('key_reused');
    return first.answer;
  }
  const answer = await work();
  await tx.db.update(idempotencyKeys).set({ answer }).where(mine);
  return answer;
};

/** Forgets answers after their time. */
export const forgetKeys = (core: Core): Job => ({
  name: 'forget-idempotency-keys',
  schedule: '7 * * * *',
  run: async () => {
    const until = later(core.clock.now(), { hours: -limits.idempotencyHours });
    await core.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, until));
    await core.db.delete(tables.rateLimits).where(lt(tables.rateLimits.resetsAt, core.clock.now()));
  },
});
