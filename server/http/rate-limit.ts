import { and, eq, gt, sql } from '#server/db/sql.ts';
import { isIPv6 } from 'node:net';
import type { Limit } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { hashOf, addTime, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { prepared, tables } from '#server/db/index.ts';

const prefixOf = (address: string): string => {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
};

/** One household or phone: IPv6 hands out whole /64 networks, so the rest of an address says nothing. */
export const networkOf = (address: string): string =>
  isIPv6(address) && !address.startsWith('::ffff:') ? prefixOf(address) : address;

const IPV6_NETWORK = /^([^:.]+:[^:.]+:[^:.]+):[^:.]+$/;

/** The /48 that an IPv6 network lies in: whoever has one may call from 65,536 networks. */
const wideNetworkOf = (near: string): string | undefined => IPV6_NETWORK.exec(near)?.[1];

interface RateKey {
  readonly key: string;
  /** How many times as much is theirs. */
  readonly factor: number;
}

/** Whose calls count together: a network's, and beside it those of the wide one around it. */
export const networksOf = (caller: Pick<Caller, 'network'>): readonly RateKey[] => {
  const wide = wideNetworkOf(caller.network);
  return [
    { key: caller.network, factor: 1 },
    ...(wide === undefined ? [] : [{ key: wide, factor: limits.wideNetworkFactor }]),
  ];
};

const callersOf = (caller: Caller): readonly RateKey[] =>
  caller.session ? [{ key: caller.session.userId, factor: 1 }] : networksOf(caller);

interface Count {
  readonly over: boolean;
  /** Whether the next one will be over. */
  readonly isLast: boolean;
  /** Seconds until the count starts again. */
  readonly wait: number;
}

const { rateLimits } = tables;

const isPassed = sql`${rateLimits.resetsAt} <= ${sql.placeholder('now')}::timestamptz`;

const addOne = prepared((db) =>
  db
    .insert(rateLimits)
    .values({
      key: sql.placeholder('key'),
      count: 1,
      resetsAt: sql`${sql.placeholder('resetsAt')}::timestamptz`,
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isPassed} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isPassed} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt })
    .prepare('count_one'),
);

/**
 * Counts one more in the database, so that all processes share the count. In a transaction only
 * what is undone with it, and through its `db`.
 */
export const countUp = async (
  core: Core,
  what: string,
  { max, seconds }: Limit,
  db: Db = core.db,
): Promise<Count> => {
  const now = core.clock.now();
  const resetsAt = addTime(now, { seconds }).toISOString();
  const [row] = await addOne(db).execute({ key: hashOf(what), now: now.toISOString(), resetsAt });
  if (!row) throw new Error('Counting returned no row.');
  const wait = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
  return { over: row.count > max, isLast: row.count === max, wait };
};

/** Takes one back that turned out not to count. */
export const countDown = async (core: Core, what: string): Promise<void> => {
  await core.db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, hashOf(what)), gt(rateLimits.count, 0)));
};

/** Starts a count again from nothing. */
export const resetCount = async (core: Core, what: string): Promise<void> => {
  await core.db.delete(rateLimits).where(eq(rateLimits.key, hashOf(what)));
};

/** Takes a counted call back that its limit spares. */
export const uncountCall = async (core: Core, name: string, caller: Caller): Promise<void> => {
  for (const { key } of callersOf(caller)) await countDown(core, `${name}:${key}`);
};

/** Counts what somebody does, and refuses it past its limit. */
export const countOrRefuse = async (
  core: Core,
  name: string,
  limit: Limit,
  callers: readonly RateKey[],
): Promise<void> => {
  for (const { key, factor } of callers) {
    const allowed = { ...limit, max: limit.max * factor };
    const { over, wait } = await countUp(core, `${name}:${key}`, allowed);
    if (over) throw new Refusal('too_many_requests', { values: { retry_after: wait } });
  }
};

/** Counts a limited call: of a member, or else of the network that it comes from. */
export const countCall = (core: Core, name: string, limit: Limit, caller: Caller): Promise<void> =>
  countOrRefuse(core, name, limit, callersOf(caller));
