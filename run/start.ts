import { enableCompileCache } from 'node:module';

// React looks at the environment when it is loaded, which mails do too, and without a word it runs
// its slow development build. So everything is loaded after this.
process.env['NODE_ENV'] ||= 'production';

// A quarter of the loading is reading types away.
enableCompileCache();
await import('./quick-imports.ts');

const { loadBuild } = await import('./build.ts');
const { serve } = await import('./serve.ts');

await serve(async (app) => {
  const { handle, clientDir } = await loadBuild();
  await app.servePages(handle, clientDir);
});
