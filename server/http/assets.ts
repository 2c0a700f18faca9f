import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appPaths } from '#contract/app.ts';
import { serveWorker } from './worker.ts';

const YEAR = 31_536_000;

/** Serves the built files; their names change with their content, so that browsers keep them. */
export const serveAssets = async (app: FastifyInstance, clientDir: string): Promise<void> => {
  const worker = await readFile(join(clientDir, appPaths.worker), 'utf8');
  serveWorker(app, () => Promise.resolve(worker));
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (response) => {
      response.header('cache-control', `public, max-age=${YEAR}, immutable`);
    },
  });
};
