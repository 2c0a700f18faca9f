import type { TestProject } from 'vitest/node';
import { postgresTemplate } from './postgres-copies.ts';
import { embeddedTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an embedded database to copy, or the address of PostgreSQL. */
    template: string;
    /** The address of PostgreSQL past the network. */
    socketUrl: string;
  }
}

/** Migrates and seeds once; every test file starts from a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env['TEST_DB'] === 'postgres') {
    const { url, socketUrl, stop } = await postgresTemplate();
    project.provide('template', url);
    project.provide('socketUrl', socketUrl);
    return stop;
  }
  const { folder, remove } = await embeddedTemplate();
  project.provide('template', folder);
  return remove;
}
