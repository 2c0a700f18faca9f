import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { isConsolePath } from '#contract/console/paths.ts';

const TAGS = [
  { name: 'anyone', description: 'Open to visitors' },
  { name: 'member', description: 'Needs a session' },
];
const STAFF = { name: 'staff', description: 'Needs a staff session' };

/** Collects the routes that follow into OpenAPI. Strangers need not know what the console calls. */
export const collectDocs = async (app: FastifyInstance, withStaff: boolean): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Duet', version: '1', description: 'Every call of the product.' },
      tags: withStaff ? [...TAGS, STAFF] : TAGS,
    },
    transform: (one) => {
      const { schema } = jsonSchemaTransform(one);
      const { flag } = one.route.config?.endpoint ?? {};
      if (isConsolePath(one.url) && !withStaff) return { schema: { hide: true }, url: one.url };
      // Two calls may share a path, for which OpenAPI has no words: the query stands with it.
      return { schema, url: flag ? `${one.url}?${flag}=1` : one.url };
    },
  });
};

const DOCS_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the document and a page to browse it; everything it needs comes from here. */
export const serveDocs = async (app: FastifyInstance): Promise<void> => {
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  );
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_CSP,
    uiConfig: { docExpansion: 'list', deepLinking: true },
  });
};
