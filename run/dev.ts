import middie from '@fastify/middie';
import { createServer } from 'vite';
import type { HandlePage } from '#contract/visit.ts';
import { serveWorker } from '#server/http/index.ts';
import { buildPushWorker } from './push-worker.ts';
import { serve } from './serve.ts';

/** Pages straight from their sources; the browser follows every change. */
await serve(async (app) => {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.http.server } },
    appType: 'custom',
  });
  app.http.addHook('onClose', () => vite.close());
  await app.http.register(middie);
  app.http.use(vite.middlewares);
  serveWorker(app.http, () => buildPushWorker('development'));
  await app.servePages(async (request, visit) => {
    const entry = (await vite.ssrLoadModule('/web/entry.handle.ts')) as { handle: HandlePage };
    return entry.handle(request, visit);
  }, null);
});
