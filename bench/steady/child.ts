import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { serveParent } from '../child.ts';
import type { Connection } from '../connection.ts';
import { openConnection } from '../connection.ts';
import { writerOf } from '../new-id.ts';
import { percentile } from '../stats.ts';
import type { Answered, Steady, Stream } from './index.ts';

const TICK_MS = 2;
/** How long after the last request its answer may still come. */
const GRACE_MS = 15_000;
/** Of each kind; whoever finds none free waits, and the waiting counts. */
const MOST_CONNECTIONS = 200;

/** Lends connections; one that broke is replaced. */
const lendConnections = (port: number) => {
  const open: Connection[] = [];
  const idle: Connection[] = [];
  const waiting: ((connection: Connection) => void)[] = [];
  let lent = 0;
  const openOne = async () => {
    const connection = await openConnection(port);
    open.push(connection);
    return connection;
  };
  const take = async (): Promise<Connection> => {
    const free = idle.pop();
    if (free) return free;
    if (lent >= MOST_CONNECTIONS) return new Promise((resolve) => void waiting.push(resolve));
    lent += 1;
    return openOne();
  };
  const give = async (used: Connection, isBroken: boolean): Promise<void> => {
    if (isBroken) used.close();
    const connection = isBroken ? await openOne() : used;
    const next = waiting.shift();
    if (next) next(connection);
    else idle.push(connection);
  };
  return { take, give, close: () => open.forEach((connection) => connection.close()) };
};

/** Sends at the rate; a request waits for nobody else's answer, as those of many people. */
const send = async (port: number, milliseconds: number, stream: Stream): Promise<Answered> => {
  const { perSecond, requests, bodyFile } = stream;
  const body = bodyFile === undefined ? Buffer.alloc(0) : await readFile(bodyFile);
  const writers = requests.map(writerOf);
  const connections = lendConnections(port);
  const latencies: number[] = [];
  const under: Promise<void>[] = [];
  let failures = 0;
  const begun = performance.now();
  const one = async (number: number) => {
    const write = writers[number % writers.length];
    if (!write) return;
    const due = begun + (number / perSecond) * 1000;
    const connection = await connections.take();
    const status = await connection.ask(Buffer.concat([write().bytes, body]));
    latencies.push(performance.now() - due);
    if (status !== 200) failures += 1;
    await connections.give(connection, status === 0);
  };
  const elapsed = () => performance.now() - begun;
  while (elapsed() < milliseconds) {
    while (under.length < (elapsed() / 1000) * perSecond) under.push(one(under.length));
    await pause(TICK_MS);
  }
  await Promise.race([Promise.all(under), pause(GRACE_MS)]);
  connections.close();
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    answers: latencies.length,
    failures: failures + under.length - latencies.length,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
};

/** Where in its requests each kind goes on, so that nobody comes always first. */
const sentBefore = new Map<string, number>();

const turned = (stream: Stream, milliseconds: number): Stream => {
  const before = sentBefore.get(stream.name) ?? 0;
  sentBefore.set(stream.name, before + Math.ceil((stream.perSecond * milliseconds) / 1000));
  const from = before % stream.requests.length;
  return {
    ...stream,
    requests: [...stream.requests.slice(from), ...stream.requests.slice(0, from)],
  };
};

const sendAll = async ({ port, milliseconds, streams }: Steady) =>
  Object.fromEntries(
    await Promise.all(
      streams.map(async (stream) => [
        stream.name,
        await send(port, milliseconds, turned(stream, milliseconds)),
      ]),
    ),
  ) as Record<string, Answered>;

serveParent(
  {},
  (steady) => sendAll(steady as Steady),
  async () => {},
);
