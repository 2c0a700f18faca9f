import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Bench } from '../case.ts';
import type { Child } from '../child.ts';
import { startChild } from '../child.ts';
import type { Where } from './client.ts';

export { liveAt, socketIoAt } from './client.ts';

/** A request that sends a message, and the number of the socket that shall hear it. */
export interface Letter {
  readonly request: string;
  readonly to: number;
}

export interface Delivery {
  readonly port: number;
  /** Sent in turn. */
  readonly letters: readonly Letter[];
  readonly milliseconds: number;
  readonly pace: { readonly atOnce: number } | { readonly perSecond: number };
}

export interface Delivered {
  /** The ids of all messages that were answered with 200. */
  readonly acknowledged: readonly string[];
  readonly failures: number;
  /** Of those that were acknowledged. */
  readonly lost: number;
  readonly repeated: number;
  /** Milliseconds from the beginning of the call until the other one's socket hears. */
  readonly p50: number;
  readonly p99: number;
}

export type Order = { open: readonly Where[] } | { deliver: Delivery } | { close: true };

/** Sockets in a process of their own, numbered in the order in which they were opened. */
interface Sockets {
  open(wanted: readonly Where[]): Promise<void>;
  deliver(delivery: Delivery): Promise<Delivered>;
  closeAll(): Promise<void>;
}

/** Nothing is compared of which a part was lost. */
export const insistOnAll = (delivered: Delivered): Delivered => {
  const { failures, lost } = delivered;
  if (failures + lost > 0) throw new Error(`${failures} messages failed, ${lost} were not heard.`);
  return delivered;
};

export const startSockets = async (bench: Bench): Promise<Sockets> => {
  const script = new URL('./child.ts', import.meta.url);
  const log = join(bench.folder, `sockets-${randomBytes(3).toString('hex')}.log`);
  const child: Child<object> = await startChild(script, {}, log);
  bench.defer(() => child.stop());
  const order = <Answer>(one: Order) => child.ask<Answer>(one);
  return {
    open: async (wanted) => void (await order({ open: wanted })),
    deliver: (delivery) => order<Delivered>({ deliver: delivery }),
    closeAll: async () => void (await order({ close: true })),
  };
};
