import { LRUCache } from 'lru-cache';
import { performance } from 'node:perf_hooks';
import type { FastifyRequest } from 'fastify';

/** When a proxy passed the request on, in seconds: `$msec` of nginx. */
const SENT = /^(?:t=)?(\d{10}\.\d{3})$/;

/** So long is remembered how little somebody waited, and up to twice as long. */
const REMEMBER_MS = 600_000;

/** A clock that is further ahead says nothing: else one forged header would make everybody else late. */
const AHEAD_MS = 1000;

/** More proxies than anybody has. */
const MAX_PROXIES = 1000;

/** Over so long, so much of the time at work, a process has kept somebody waiting. */
const LOOK_EVERY_MS = 1000;
const BUSY = 0.9;

/** Whether the process has hardly had a moment without work of late. */
export const createBusyness = (now = () => performance.now()) => {
  let before = performance.eventLoopUtilization();
  let lookedAt = now();
  let isBusy = false;
  return (): boolean => {
    if (now() - lookedAt < LOOK_EVERY_MS) return isBusy;
    const after = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(after, before).utilization > BUSY;
    [before, lookedAt] = [after, now()];
    return isBusy;
  };
};

interface Least {
  now: number;
  before: number;
  until: number;
}

/**
 * How long requests waited before they were read. A process takes connections one by one, so that with
 * more to do than it can they wait where it does not see them. Only the proxy knows since when, whose
 * clock may be another: whoever has waited least of late is taken for somebody who did not wait. Nobody
 * waits for a process that has time, so that a clock which is set does not close the site.
 */
export const createArrivals = (isBusy: () => boolean, now = () => Date.now()) => {
  const proxies = new LRUCache<string, Least>({ max: MAX_PROXIES });
  /** Milliseconds; 0 where nobody says. */
  return ({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): number => {
    const sent = SENT.exec(headers['x-request-start']?.toString() ?? '')?.[1];
    if (sent === undefined) return 0;
    const at = now();
    const age = at - Number(sent) * 1000;
    if (age < -AHEAD_MS) return 0;
    const proxy = socket.remoteAddress ?? '';
    const least = proxies.get(proxy) ?? { now: Infinity, before: Infinity, until: -Infinity };
    proxies.set(proxy, least);
    if (at >= least.until) {
      [least.before, least.now] = [least.now, Infinity];
      least.until = at + REMEMBER_MS;
    }
    least.now = Math.min(least.now, age);
    return isBusy() ? age - Math.min(least.now, least.before) : 0;
  };
};
