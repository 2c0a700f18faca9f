import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { createArrivals } from './arrivals.ts';

const arrivals = () => {
  let now = 1_700_000_000_000;
  const waitedOf = createArrivals(() => now);
  const arrive = (sent: string | undefined) => {
    const raw = new EventEmitter();
    const headers = sent === undefined ? {} : { 'x-request-start': sent };
    const waited = waitedOf({ headers } as FastifyRequest, { raw } as unknown as FastifyReply);
    return { waited, end: () => raw.emit('finish') && raw.emit('close') };
  };
  return { arrive, pass: (ms: number) => void (now += ms) };
};

it('[OPS-16] tells how long a request waited before it was read, whatever the clock of the proxy', () => {
  const { arrive, pass } = arrivals();
  // Seven seconds behind ours, as the first one tells.
  const first = arrive('1699999993.000');
  expect(first.waited).toBe(0);
  pass(2500);
  expect(arrive('t=1699999993.500').waited).toBe(2000);
  const other = arrive('1699999996.000');
  expect(other.waited).toBe(0);
  expect(arrive(undefined).waited).toBe(0);
  expect(arrive('yesterday').waited).toBe(0);
});

it('[OPS-16] learns the clock again from each request that is alone', () => {
  const { arrive, pass } = arrivals();
  arrive('1700000000.000').end();
  pass(60_000);
  // It was set right, an hour on.
  const alone = arrive('1700003660.000');
  expect(alone.waited).toBe(0);
  pass(1000);
  expect(arrive('1700003660.000').waited).toBe(1000);
});
