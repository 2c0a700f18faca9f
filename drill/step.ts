import pg from 'pg';
import type { Children } from './children.ts';
import type { Cluster } from './cluster.ts';
import type { Product } from './product.ts';
import type { Traffic } from './traffic.ts';
import { tallyOf } from './traffic.ts';

/** What was measured; `holds` where something is promised of it. */
export interface Finding {
  readonly what: string;
  readonly figure: string;
  readonly holds?: boolean;
}

/** What a fault is tried on. */
export interface Drill {
  readonly children: Children;
  readonly cluster: Cluster;
  readonly product: Product;
  readonly traffic: Traffic;
  /** Requests a second. */
  readonly rate: number;
  /** The least number of requests that a rolling restart has to bear. */
  readonly requests: number;
}

export interface Step {
  readonly title: string;
  readonly run: (drill: Drill) => Promise<Finding[]>;
}

/** How often a message is there, whoever was told what of it. */
const COUNTS = 'select client_id as id, count(*)::int as count from messages group by 1';

/** What was paid for messages, and what their prices are. */
const BOOKS = `select (select coalesce(sum(price), 0) from messages)::int as prices,
  (select coalesce(-sum(amount), 0) from credit_entries where kind = 'spent')::int as spent`;

/** How long all goes well before a fault and after it. */
export const CALM_MS = 5000;

export const queryOn = async <T extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<T[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
};

/** Every message that was acknowledged since the drill began is there once, and paid once. */
export const checkLedger = async ({ cluster, traffic }: Drill): Promise<Finding[]> => {
  const { direct } = cluster.urls;
  const rows = await queryOn<{ id: string; count: number }>(direct, COUNTS);
  const [books] = await queryOn<{ prices: number; spent: number }>(direct, BOOKS);
  const there = new Set(rows.map(({ id }) => id));
  const lost = [...traffic.acknowledged.keys()].filter((id) => !there.has(id)).length;
  const doubled = rows.filter(({ count }) => count > 1).length;
  const isPaid = books?.prices === books?.spent;
  return [
    {
      what: 'acknowledged messages so far',
      figure: `${traffic.acknowledged.size}, ${lost} lost, ${doubled} doubled`,
      holds: lost === 0 && doubled === 0,
    },
    {
      what: 'credits spent, and the prices of all messages',
      figure: `${books?.spent}, ${books?.prices}`,
      holds: isPaid,
    },
  ];
};

/** How requests went that began in a time; those that failed are all of a status that may be. */
export const checkAnswers = (
  { traffic }: Drill,
  since: number,
  allowed: readonly number[] = [],
): Finding => {
  const outcomes = traffic.outcomes.filter(({ begun }) => begun >= since);
  const { requests, failed, answers, p50, p99 } = tallyOf(outcomes);
  const others = outcomes.filter(({ status }) => status !== 200 && !allowed.includes(status));
  return {
    what: 'requests',
    figure: `${requests}, ${failed} failed${failed > 0 ? ` (${answers})` : ''}; half within ${p50} ms, 99 % within ${p99} ms`,
    holds: others.length === 0,
  };
};

/** The seconds between two moments, as text. */
export const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(1)} s`;
