import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedSites } from '#demo/seed.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/index.ts';
import { openStores } from '#server/open-core.ts';
import { LONG_TIMEOUTS } from './wait.ts';

const configOf = (folder: string, env: Record<string, string> = {}) =>
  readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: folder, ...LONG_TIMEOUTS, ...env });

/** Migrates and seeds a database in a folder, or the one that `env` names, to be copied for tests. */
export const makeTemplate = async (folder: string, env?: Record<string, string>): Promise<void> => {
  const app = await createApp(configOf(folder, env));
  await seedSites(app.core);
  // What is still in the log would be played back by every copy.
  await app.core.db.execute('checkpoint');
  await app.close();
};

export interface Template {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Where a template keeps what it was before it was seeded. */
export const emptyIn = (template: string): string => join(template, 'empty');

const makeBoth = async (folder: string): Promise<void> => {
  const stores = await openStores(configOf(folder));
  await stores.close();
  await cp(join(folder, 'database'), join(emptyIn(folder), 'database'), { recursive: true });
  await makeTemplate(folder);
};

/** An embedded database to copy. A run of several stages names a folder, in which it is made once. */
export const embeddedTemplate = async (): Promise<Template> => {
  const run = process.env['TEST_RUN_DIR'];
  const shared = run === undefined ? undefined : join(run, 'template');
  if (shared && (await stat(shared).catch(() => null))) {
    return { folder: shared, remove: async () => undefined };
  }
  const made = await mkdtemp(join(run ?? tmpdir(), 'duet-template-'));
  await makeBoth(made);
  if (!shared) return { folder: made, remove: () => rm(made, { recursive: true, force: true }) };
  await rename(made, shared);
  return { folder: shared, remove: async () => undefined };
};
