import type { Socket } from 'node:net';
import { serveParent } from './child.ts';
import { connectTo } from './connection.ts';
import { followAnswers } from './http-answers.ts';
import type { Load, LoadResult } from './load.ts';
import { writerOf } from './new-id.ts';
import { percentile } from './stats.ts';

const GRACE_MS = 5000;

/** Sends request after request on every connection until time or number is used up. */
const apply = async ({ port, connections, milliseconds, most, requests }: Load) => {
  const sockets = await Promise.all(Array.from({ length: connections }, () => connectTo(port)));
  const writers = requests.map(writerOf);
  const latencies: number[] = [];
  let failures = 0;
  let sent = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  const end = start + milliseconds;

  const drive = (socket: Socket): Promise<void> =>
    new Promise((resolve) => {
      let since = 0;
      const next = () => {
        since = performance.now();
        const write = writers[sent % writers.length];
        if (since >= end || sent >= most || !write) {
          resolve();
          return;
        }
        sent += 1;
        socket.write(write().bytes);
      };
      const broken = () => {
        failures += 1;
        resolve();
      };
      socket.on(
        'data',
        followAnswers((status) => {
          latencies.push(performance.now() - since);
          if (status !== 200) failures += 1;
          next();
        }),
      );
      socket.once('error', broken);
      socket.once('end', broken);
      // An answer that never comes counts as a failure.
      socket.setTimeout(milliseconds + GRACE_MS, broken);
      next();
    });

  await Promise.all(sockets.map(drive));
  const elapsed = performance.now() - start;
  for (const socket of sockets)
    socket
      .removeAllListeners()
      .on('error', () => {})
      .destroy();
  const used = process.cpuUsage(cpu);
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    answers: latencies.length,
    failures,
    perSecond: (latencies.length / elapsed) * 1000,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    generatorCpu: (used.user + used.system) / 1000 / elapsed,
  } satisfies LoadResult;
};

serveParent(
  {},
  (load) => apply(load as Load),
  async () => {},
);
