import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Core } from '#server/core/index.ts';
import { SchemaOutdated } from '#server/db/index.ts';
import { isFromThisMachine } from './from-this-machine.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

const equal = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

declare module 'fastify' {
  interface FastifyInstance {
    /** Says from now on that it is not ready, and goes on: whoever shares out requests looks elsewhere. */
    markNotReady(): void;
  }
}

let processMetrics: Registry | undefined;

/** What Node tells of the process: counted once, since whoever begins to count never ends. */
const metricsOfProcess = (): Registry => {
  if (!processMetrics) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
  }
  return processMetrics;
};

const webhookResultOf = (status: number): string => {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'applied';
};

/** For those who run it: is it alive, is it ready, how is it doing. */
export const serveHealth = (app: FastifyInstance, core: Core): void => {
  const registry = core.metrics;
  const ofProcess = metricsOfProcess();
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  const webhooks = new Counter({
    name: 'webhooks_total',
    help: 'Word of providers that came to this process, by call and result (applied, refused, failed); what came twice counts as applied',
    labelNames: ['call', 'result'],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { url: route = 'unknown', config } = request.routeOptions;
    const { statusCode: status } = reply;
    duration.labels(request.method, route, String(status)).observe(reply.elapsedTime / 1000);
    if (config.endpoint?.accepts === 'signed') {
      const { name: call } = config.endpoint;
      webhooks.inc({ call, result: webhookResultOf(status) });
    }
    next();
  });

  let closing = false;
  const markNotReady = () => {
    closing = true;
  };
  app.decorate('markNotReady', markNotReady);
  app.addHook('preClose', async () => markNotReady());

  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send('ok'));

  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (closing) return reply.code(503).send('closing');
    try {
      await core.database.check();
      return await reply.send('ready');
    } catch (error) {
      const isOutdated = error instanceof SchemaOutdated;
      return reply.code(503).send(isOutdated ? 'database outdated' : 'database unavailable');
    }
  });

  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = core.config;
    const [, given = ''] = request.headers.authorization?.split('Bearer ') ?? [];
    const allowed = metricsToken === null ? isFromThisMachine(request) : equal(given, metricsToken);
    // To everyone else it does not exist.
    if (!allowed) return reply.callNotFound();
    return reply
      .type(registry.contentType)
      .send(await Registry.merge([ofProcess, registry]).metrics());
  });
};
