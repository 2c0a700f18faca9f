import { enableCompileCache } from 'node:module';

// As for the web process: React is loaded for mails, and looks at it then.
process.env['NODE_ENV'] ||= 'production';

enableCompileCache();
await import('./quick-imports.ts');

const { work } = await import('./serve.ts');

await work();
