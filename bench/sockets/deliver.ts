import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '../connection.ts';
import { openConnection } from '../connection.ts';
import type { Written } from '../new-id.ts';
import { writerOf } from '../new-id.ts';
import { percentile } from '../stats.ts';
import type { Delivered, Delivery } from './index.ts';

/** How long after the last was sent a message may still come. */
const GRACE_MS = 5000;
/** How long after all were heard one would be noticed that comes again. */
const SETTLE_MS = 200;

interface Sent {
  /** The number of the socket that shall hear it. */
  readonly to: number;
  readonly at: number;
  /** Milliseconds until it was heard first. */
  took: number;
  heard: number;
  status: number;
  readonly whenHeard: () => void;
}

let sent = new Map<string, Sent>();

const ID = /"client_id":"([^"]+)"/;

/** Notes that one of the sockets heard something. */
export const hearAt = (number: number, event: string): void => {
  const message = sent.get(ID.exec(event)?.[1] ?? '');
  // The sender's own tab hears it too.
  if (message?.to !== number) return;
  if (message.heard === 0) message.took = performance.now() - message.at;
  message.heard += 1;
  message.whenHeard();
};

/** Sends one message; done once it is both acknowledged and heard. */
const sendOne = async (connection: Connection, { bytes, id }: Written, to: number) => {
  const heard = Promise.withResolvers<void>();
  const at = performance.now();
  const message: Sent = { to, at, took: NaN, heard: 0, status: 0, whenHeard: heard.resolve };
  sent.set(id, message);
  message.status = await connection.ask(bytes);
  if (message.status === 200) await heard.promise;
};

const summary = (messages: ReadonlyMap<string, Sent>): Delivered => {
  const all = [...messages];
  const taken = all.filter(([, { status }]) => status === 200);
  const times = taken.map(([, { took }]) => took).filter((took) => !Number.isNaN(took));
  const sorted = times.toSorted((a, b) => a - b);
  return {
    acknowledged: taken.map(([id]) => id),
    failures: all.length - taken.length,
    lost: taken.filter(([, { heard }]) => heard === 0).length,
    repeated: taken.filter(([, { heard }]) => heard > 1).length,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
};

/** Sends letters in turn, a few at a time or so many a second, and tells when they were heard. */
export const deliver = async ({ port, letters, milliseconds, pace }: Delivery) => {
  sent = new Map();
  const writers = letters.map(({ request, to }) => ({ write: writerOf(request), to }));
  const idle: Connection[] = [];
  let number = 0;
  const next = async () => {
    const letter = writers[number % writers.length];
    number += 1;
    if (!letter) return;
    const connection = idle.pop() ?? (await openConnection(port));
    await sendOne(connection, letter.write(), letter.to);
    idle.push(connection);
  };
  const begun = performance.now();
  const elapsed = () => performance.now() - begun;
  const oneByOne = async () => {
    while (elapsed() < milliseconds) await next();
  };
  const steadily = async (perSecond: number) => {
    const under: Promise<void>[] = [];
    while (elapsed() < milliseconds) {
      while (number < (elapsed() / 1000) * perSecond) under.push(next());
      await pause(2);
    }
    await Promise.all(under);
  };
  const all =
    'atOnce' in pace
      ? Promise.all(Array.from({ length: pace.atOnce }, oneByOne))
      : steadily(pace.perSecond);
  await Promise.race([all, pause(milliseconds + GRACE_MS)]);
  await pause(SETTLE_MS);
  for (const connection of idle) connection.close();
  return summary(sent);
};
