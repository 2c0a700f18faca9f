import { sql } from 'drizzle-orm';
import { isIPv6 } from 'node:net';
import type { Limit } from '../../contract/core/endpoint.ts';
import type { Core } from '../core/index.ts';
import { hashOf, later, Refusal } from '../core/index.ts';
import { tables } from '../db/index.ts';

const prefixOf = (address: string): string => {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
};

/** One household or phone: IPv6 hands out whole /64 networks, so the rest of an address says nothing. */
export const network = (address: string): string =>
  isIPv6(address) && !address.startsWith('::ffff:') ? prefixOf(address) : address;

/** Counts a limited call in the database, so that all processes share the count. */
export const countCall = async (
  core: Core,
  name: string,
  { max, seconds }: Limit,
  who: string,
): Promise<void> => {
  const now = core.clock.now();
  const { rateLimits } = tables;
  const over = sql`${rateLimits.resetsAt} <= ${now.toISOString()}`;
  const [row] = await core.db
    .insert(rateLimits)
    .values({ key: hashOf(`${name}:${who}`), count: 1, resetsAt: later(now, { seconds }) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, resetsAt: rateLimits.resetsAt });
  if (row && row.count > max) {
    const wait = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
    throw new Refusal('too_many_requests', { values: { retry_after: wait } });
  }
};
