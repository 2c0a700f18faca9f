import { seedSites } from '#demo/seed.ts';
import type { App, AppOptions } from '#server/app.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/index.ts';
import type { Bench } from './case.ts';

/** The product inside the bench itself, with its tables and sites on a new database. */
export const openApp = async (
  bench: Pick<Bench, 'folder'>,
  databaseUrl: string,
  options: AppOptions = {},
): Promise<App> => {
  // Nothing happens by itself in it.
  const env = { NODE_ENV: 'production', TEST_PAYMENTS: '1', LOG_LEVEL: 'error', JOBS: '0' };
  const app = await createApp(
    readConfig({ ...env, DATA_DIR: bench.folder, DATABASE_URL: databaseUrl }),
    options,
  );
  await seedSites(app.core);
  return app;
};
