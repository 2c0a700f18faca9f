import { seedSites } from '../../demo/seed.ts';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config/index.ts';

/** Migrates and seeds a database in a folder, or the one that `env` names, to be copied for tests. */
export const makeTemplate = async (
  folder: string,
  env: Record<string, string> = {},
): Promise<void> => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: folder, ...env });
  const app = await createApp(config);
  await seedSites(app.core);
  // What is still in the log would be played back by every copy.
  await app.core.db.execute('checkpoint');
  await app.close();
};
