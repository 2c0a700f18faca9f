import { loadBuild } from './build.ts';
import { serve } from './serve.ts';

// React looks at the environment itself, and without a word it runs its slow development build.
process.env['NODE_ENV'] ||= 'production';

await serve(async (app) => {
  const { handle, clientDir } = await loadBuild();
  await app.servePages(handle, clientDir);
});
