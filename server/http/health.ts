import { sql } from '../db/sql.ts';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram } from 'prom-client';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Core } from '../core/index.ts';
import { isFromHere } from './from-here.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

const equal = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** For those who run it: is it alive, is it ready, how is it doing. */
export const serveHealth = (app: FastifyInstance, core: Core): void => {
  const registry = core.metrics;
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { url: route = 'unknown' } = request.routeOptions;
    duration
      .labels(request.method, route, String(reply.statusCode))
      .observe(reply.elapsedTime / 1000);
    next();
  });

  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send('ok'));

  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (closing) return reply.code(503).send('closing');
    try {
      await core.db.execute(sql`select 1`);
      return await reply.send('ready');
    } catch {
      return reply.code(503).send('database unavailable');
    }
  });

  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = core.config;
    const [, given = ''] = request.headers.authorization?.split('Bearer ') ?? [];
    const allowed = metricsToken === null ? isFromHere(request) : equal(given, metricsToken);
    // To everyone else it does not exist.
    if (!allowed) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
