import { createHmac } from 'node:crypto';
import { and, eq, lt } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Core, Job, Tx } from '#server/core/index.ts';
import { hashOf, addTime, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';

const { idempotencyKeys } = tables;

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'forget-idempotency-keys': NoPayload;
  }
}

interface KeyedRequest {
  readonly scope: string;
  /** A hash of the key. */
  readonly key: string;
  readonly requestHash: string;
}

/**
 * What is stored of a request with a key. Some carry passwords: hashed together with the key, which
 * is stored nowhere, they cannot be guessed from a leaked table.
 */
export const requestWithKey = (
  scope: string,
  key: string,
  endpoint: string,
  [params, query, body]: readonly [params: unknown, query: unknown, body: unknown],
): KeyedRequest => {
  const hash = createHmac('sha256', key).update(endpoint);
  if (body instanceof Uint8Array) hash.update(JSON.stringify([params, query])).update(body);
  else hash.update(JSON.stringify([params, query, body]));
  return { scope, key: hashOf(key), requestHash: hash.digest('base64url') };
};

const find = async (db: Db, { scope, key }: Pick<KeyedRequest, 'scope' | 'key'>) => {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  return row;
};

/** Whether a request with this key was answered before. */
export const isKnownKey = async (db: Db, scope: string, key: string): Promise<boolean> =>
  (await find(db, { scope, key: hashOf(key) })) !== undefined;

/** The first answer to a key, if there was one. The same key must come with the same request. */
export const firstAnswer = async (
  db: Db,
  request: KeyedRequest,
): Promise<{ readonly answer: unknown } | null> => {
  const first = await find(db, request);
  if (first && first.requestHash !== request.requestHash) throw new Refusal('key_reused');
  return first ?? null;
};

/**
 * Does the work once per key. The key is inserted in the work's own transaction: a second request
 * waits on the first one's row, then finds its answer, or `repeated` in place of it; if the first
 * one fails, its key goes with it.
 */
export const runOncePerKey = async (
  tx: Tx,
  now: Date,
  request: KeyedRequest,
  work: () => Promise<unknown>,
  repeated?: unknown,
): Promise<unknown> => {
  const { scope, key } = request;
  const inserted = await tx.db
    .insert(idempotencyKeys)
    .values({ ...request, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length === 0) {
    const first = await firstAnswer(tx.db, request);
    if (!first) throw new Refusal('key_reused');
    return first.answer;
  }
  const answer = await work();
  await tx.db
    .update(idempotencyKeys)
    .set({ answer: repeated ?? answer })
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  return answer;
};

/** Forgets answers after their time. */
export const forgetKeys = (core: Core): Job<'forget-idempotency-keys'> => ({
  name: 'forget-idempotency-keys',
  schedule: '7 * * * *',
  run: async () => {
    const until = addTime(core.clock.now(), { hours: -limits.idempotencyHours });
    await core.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, until));
    await core.db.delete(tables.rateLimits).where(lt(tables.rateLimits.resetsAt, core.clock.now()));
  },
});
