import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether the request comes from this machine itself and not through a proxy on it. */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  LOOPBACK.has(request.raw.socket.remoteAddress ?? '') &&
  request.headers['x-forwarded-for'] === undefined;
