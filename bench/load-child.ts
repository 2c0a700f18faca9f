import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { serveParent } from './child.ts';
import { followAnswers } from './http-answers.ts';
import type { Load, LoadResult } from './load.ts';
import { percentile } from './stats.ts';

const GRACE_MS = 5000;

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });

/** Sends request after request on every connection until time or number is used up. */
const apply = async ({ port, connections, milliseconds, most, requests }: Load) => {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const bytes = requests.map((request) => Buffer.from(request));
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
        const request = bytes[sent % bytes.length];
        if (since >= end || sent >= most || !request) {
          resolve();
          return;
        }
        sent += 1;
        socket.write(request);
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
