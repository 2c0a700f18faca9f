import type { FastifyInstance } from 'fastify';
import { appPaths } from '#contract/app.ts';

/** A worker runs under the policy that comes with its script, and fetches what pages ask for. */
const CSP = "default-src 'self'";

/** Serves the worker of the browser, which asks for it again and again to see if it has changed. */
export const serveWorker = (app: FastifyInstance, script: () => Promise<string>): void => {
  app.get(appPaths.worker, async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', CSP)
      .send(await script()),
  );
};
