import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appPaths } from '#contract/app.ts';
import { serveWorker } from './worker.ts';

const YEAR = 31_536_000;

/** Serves the built files; their names change with their content, so that browsers keep them. */
export const serveAssets = async (app: FastifyInstance, clientDir: string): Promise<void> => {
  const worker = await readFile(join(clientDir, appPaths.worker), 'utf8');
  serveWorker(app, () => Promise.resolve(worker));
  const root = join(clientDir, 'assets');
  // Known beforehand: to see that a name is spelled as its file, the plugin reads thousands of names anew.
  const names = new Set(await readdir(root));
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response) => {
      response.header('cache-control', `public, max-age=${YEAR}, immutable`);
    },
  });
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const { name } = request.params;
    return names.has(name) ? reply.sendFile(name) : reply.callNotFound();
  });
};
