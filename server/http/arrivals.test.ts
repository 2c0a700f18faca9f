import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createArrivals } from './arrivals.ts';

const arrivals = () => {
  let now = 1_700_000_000_000;
  let isBusy = true;
  const waitedOf = createArrivals(
    () => isBusy,
    () => now,
  );
  return {
    arrive: (sent: string | undefined, remoteAddress = '10.0.0.1') =>
      waitedOf({
        headers: sent === undefined ? {} : { 'x-request-start': sent },
        socket: { remoteAddress } as Socket,
      }),
    pass: (ms: number) => void (now += ms),
    rest: () => void (isBusy = false),
  };
};

it('[OPS-16] tells how long a request waited before it was read, whatever the clock of the proxy', () => {
  const { arrive, pass } = arrivals();
  // Seven seconds behind ours, as the first one tells.
  expect(arrive('1699999993.000')).toBe(0);
  pass(2500);
  expect(arrive('t=1699999993.500')).toBe(2000);
  expect(arrive('1699999995.500')).toBe(0);
  // It was set right meanwhile.
  expect(arrive('1700000002.000')).toBe(0);
  expect(arrive('1700000001.000')).toBe(1000);
  expect(arrive(undefined)).toBe(0);
  expect(arrive('yesterday')).toBe(0);
});

it('[OPS-16] forgets how little was waited long ago', () => {
  const { arrive, pass } = arrivals();
  expect(arrive('1700000000.000')).toBe(0);
  // The clock of the proxy has lost a minute.
  pass(600_000);
  expect(arrive('1700000540.000')).toBe(60_000);
  pass(600_000);
  expect(arrive('1700001140.000')).toBe(0);
});

it('[OPS-16] goes by the clock of each proxy', () => {
  const { arrive } = arrivals();
  expect(arrive('1700000000.000', '10.0.0.1')).toBe(0);
  // Six seconds behind ours, and right.
  expect(arrive('1699999994.000', '10.0.0.2')).toBe(0);
  expect(arrive('1699999994.000', '10.0.0.1')).toBe(6000);
});

it('[OPS-16] lets nobody make the others late with a time to come', () => {
  const { arrive } = arrivals();
  expect(arrive('1700000000.000')).toBe(0);
  expect(arrive('1700000030.000')).toBe(0);
  expect(arrive('1700000000.000')).toBe(0);
});

it('[OPS-16] knows that nobody waits for a process that has time', () => {
  const { arrive, rest } = arrivals();
  expect(arrive('1700000000.000')).toBe(0);
  rest();
  expect(arrive('1699999940.000')).toBe(0);
});
