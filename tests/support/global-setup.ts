import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runOn, startPostgres, withDatabase } from './postgres.ts';
import { makeTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an embedded database to copy, or the address of PostgreSQL. */
    template: string;
  }
}

export const TEMPLATE = 'duet_template';

/** Migrates and seeds once; every test file starts from a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'duet-template-'));
  const clean = () => rm(folder, { recursive: true, force: true });

  if (project.config.env['TEST_DB'] === 'postgres') {
    const postgres = await startPostgres();
    await runOn(postgres.url, `drop database if exists ${TEMPLATE}`);
    await runOn(postgres.url, `create database ${TEMPLATE}`);
    await makeTemplate(folder, { DATABASE_URL: withDatabase(postgres.url, TEMPLATE) });
    project.provide('template', postgres.url);
    return async () => {
      await postgres.stop();
      await clean();
    };
  }

  await makeTemplate(folder);
  project.provide('template', folder);
  return clean;
}
