import type { FastifyReply, FastifyRequest } from 'fastify';

/** When a proxy passed the request on, in seconds: `$msec` of nginx. */
const SENT = /^(?:t=)?(\d{10}\.\d{3})$/;

/**
 * How long requests waited before they were read. A process takes connections one by one, so that with
 * more to do than it can they wait where it does not see them. Only the proxy knows since when, whose
 * clock may be another: how far it is off tells each request that finds no other one here.
 */
export const createArrivals = (now = () => Date.now()) => {
  let underWay = 0;
  let clockDifference = 0;
  /** Milliseconds; 0 where nobody says. */
  return ({ headers }: FastifyRequest, { raw }: FastifyReply): number => {
    const sent = SENT.exec(headers['x-request-start']?.toString() ?? '')?.[1];
    if (sent === undefined) return 0;
    const age = now() - Number(sent) * 1000;
    if (underWay === 0) clockDifference = age;
    underWay += 1;
    let isHere = true;
    const leave = () => {
      if (isHere) underWay -= 1;
      isHere = false;
    };
    raw.once('finish', leave).once('close', leave);
    return Math.max(0, age - clockDifference);
  };
};
