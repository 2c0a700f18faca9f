import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Postgres } from './postgres.ts';
import { runOn, startPostgres, withDatabase } from './postgres.ts';
import { embeddedTemplate, makeTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an embedded database to copy, or the address of PostgreSQL. */
    template: string;
  }
}

export const TEMPLATE = 'duet_template';

const postgresTemplate = async (): Promise<Postgres> => {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'duet-template-'));
  await runOn(postgres.url, `drop database if exists ${TEMPLATE}`);
  await runOn(postgres.url, `create database ${TEMPLATE}`);
  await makeTemplate(folder, { DATABASE_URL: withDatabase(postgres.url, TEMPLATE) });
  await rm(folder, { recursive: true, force: true });
  return postgres;
};

/** Migrates and seeds once; every test file starts from a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env['TEST_DB'] === 'postgres') {
    const { url, stop } = await postgresTemplate();
    project.provide('template', url);
    return stop;
  }
  const { folder, remove } = await embeddedTemplate();
  project.provide('template', folder);
  return remove;
}
