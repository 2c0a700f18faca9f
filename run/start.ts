import { loadBuild } from './build.ts';
import { serve } from './serve.ts';

await serve(async (app) => {
  const { handle, clientDir } = await loadBuild();
  await app.servePages(handle, clientDir);
});
