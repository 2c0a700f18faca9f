import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedSites } from '../../demo/seed.ts';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config/index.ts';
import { runOn, startPostgres, withDatabase } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an embedded database to copy, or the address of PostgreSQL. */
    template: string;
  }
}

export const TEMPLATE = 'duet_template';

const prepare = async (folder: string, env: Record<string, string>) => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: folder, ...env });
  const app = await createApp(config);
  await seedSites(app.core);
  return app;
};

/** Migrates and seeds once; every test file starts from a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'duet-template-'));
  const clean = () => rm(folder, { recursive: true, force: true });

  if (project.config.env['TEST_DB'] === 'postgres') {
    const postgres = await startPostgres();
    await runOn(postgres.url, `drop database if exists ${TEMPLATE}`);
    await runOn(postgres.url, `create database ${TEMPLATE}`);
    const app = await prepare(folder, { DATABASE_URL: withDatabase(postgres.url, TEMPLATE) });
    await app.close();
    project.provide('template', postgres.url);
    return async () => {
      await postgres.stop();
      await clean();
    };
  }

  const app = await prepare(folder, {});
  await app.core.db.execute('checkpoint');
  await app.close();
  project.provide('template', folder);
  return clean;
}
