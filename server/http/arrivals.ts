import type { FastifyRequest } from 'fastify';

/** When a proxy passed the request on, in seconds: `$msec` of nginx. */
const SENT = /^(?:t=)?(\d{10}\.\d{3})$/;

/** So long is remembered how little somebody waited, and up to twice as long. */
const REMEMBER_MS = 600_000;

/**
 * How long requests waited before they were read. A process takes connections one by one, so that with
 * more to do than it can they wait where it does not see them. Only the proxy knows since when, whose
 * clock may be another: whoever has waited least of late is taken for somebody who did not wait.
 */
export const createArrivals = (now = () => Date.now()) => {
  let least = Infinity;
  let leastBefore = Infinity;
  let until = -Infinity;
  /** Milliseconds; 0 where nobody says. */
  return ({ headers }: Pick<FastifyRequest, 'headers'>): number => {
    const sent = SENT.exec(headers['x-request-start']?.toString() ?? '')?.[1];
    if (sent === undefined) return 0;
    const at = now();
    if (at >= until) {
      [leastBefore, least] = [least, Infinity];
      until = at + REMEMBER_MS;
    }
    const age = at - Number(sent) * 1000;
    least = Math.min(least, age);
    return age - Math.min(least, leastBefore);
  };
};
