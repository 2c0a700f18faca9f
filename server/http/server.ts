import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { bind } from './bind.ts';
import type { Identify } from './bind.ts';
import { keepConsoleApart } from './console-host.ts';
import { decorateDeadlines } from './deadline.ts';
import { collectDocs, serveDocs } from './docs.ts';
import { errorAnswer, sendError } from './errors.ts';
import { addQueryFlagConstraint } from './query-flag.ts';
import { serveHealth } from './health.ts';
import type { Read } from './read-in-process.ts';
import { createRead } from './read-in-process.ts';
import type { Route } from './route.ts';
import {
  BODY_LIMIT,
  createUploadSlots,
  measureUploads,
  acceptAnyBody,
  acceptFiles,
  acceptPictures,
  acceptSignedBodies,
} from './bodies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyInstance {
    /** Answers pages what they read. */
    readonly read: Read;
  }
}

/** In which a request has to arrive whole, so that nobody holds one open for ever. */
const REQUEST_WITHIN_MS = 300_000;

/** On every answer. The policy is for those that are not pages: nothing may run, load or be framed. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const;

/** Hosts below the site's may belong to others: they are bound only where the operator says so. */
const headersOverTls = (withSubdomains: boolean) => ({
  ...HEADERS,
  'strict-transport-security': `max-age=31536000${withSubdomains ? '; includeSubDomains' : ''}`,
});

/** Builds the HTTP server with its rules and serves the API on it. */
export const createHttp = async (
  core: Core,
  identify: Identify,
  routes: readonly Route[],
): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: core.log,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_WITHIN_MS,
    // On a machine with much else to do a start may take a minute: that is no fault.
    pluginTimeout: 0,
    // Only proxies that the operator names may tell us whose request they pass on.
    trustProxy: core.config.trustedProxies.length > 0 ? [...core.config.trustedProxies] : false,
    // An address that cannot be decoded fails before any route is looked for.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(400).header('cache-control', 'no-store').send(errorAnswer('invalid_input'));
    },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // Whoever is being answered is answered whole: a page goes on asking the API while we close.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance;
  addQueryFlagConstraint(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).header('cache-control', 'no-store').send(errorAnswer('not_found')),
  );
  app.decorateRequest('caller');
  app.decorateRequest('uploadSlot');
  decorateDeadlines(app, core);
  app.decorate('read', createRead(core, routes));
  const takeUploadSlot = createUploadSlots();
  app.decorate('takeUploadSlot', takeUploadSlot);
  measureUploads(core.metrics, takeUploadSlot.taken);

  // Route patterns instead of addresses: what people look for or carry in links is not logged.
  app.addHook('onResponse', (request, reply, next) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    next();
  });

  const overTls = headersOverTls(core.config.hstsSubdomains);
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(request.protocol === 'https' ? overTls : HEADERS);
    next();
  });
  keepConsoleApart(app, core);
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, payload, next) => {
    // A connection that stayed open after its last answer would hold up the end for a minute.
    if (closing) reply.header('connection', 'close');
    next(null, payload);
  });
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, syncThreshold: 128 * 1024 });

  serveHealth(app, core);
  await app.register(async (scope) => {
    await collectDocs(scope, core.config.mode !== 'production');
    const bindAll = (within: FastifyInstance, accepts: Endpoint['accepts']) => {
      for (const route of routes) {
        if (route.endpoint.accepts === accepts) bind(within, core, identify, route);
      }
    };
    bindAll(scope, undefined);
    await scope.register(async (inner) => {
      acceptPictures(inner);
      bindAll(inner, 'picture');
    });
    await scope.register(async (inner) => {
      acceptFiles(inner);
      bindAll(inner, 'file');
    });
    await scope.register(async (inner) => {
      acceptSignedBodies(inner);
      bindAll(inner, 'signed');
    });
    await scope.register(async (inner) => {
      acceptAnyBody(inner);
      bindAll(inner, 'form');
    });
    await serveDocs(scope);
    scope.all('/api/*', { schema: { hide: true } }, async (_, reply) =>
      reply.code(404).header('cache-control', 'no-store').send(errorAnswer('not_found')),
    );
  });
  return app;
};

/** A server that tells those who run it how it is, and nothing else. */
export const createHealth = (core: Core): FastifyInstance => {
  const app = Fastify({ logger: false, forceCloseConnections: 'idle' });
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(HEADERS);
    next();
  });
  serveHealth(app, core);
  return app;
};
