import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from '#server/app.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/index.ts';
import { freshFolder, freshPostgresUrl, isPostgres } from './database.ts';
import type { Running } from './start.ts';
import { start } from './start.ts';
import { LONG_TIMEOUTS, FAST_RETRIES } from './wait.ts';

/** One installation that processes come and go on, with its folder and its database. */
export interface Installation {
  readonly folder: string;
  /** The product inside the test, as long as no process runs. */
  open(): Promise<App>;
  /** The product in a process of its own, once it is ready. */
  run(): Promise<Running & { readonly origin: string }>;
  /** Ends what still runs, and leaves nothing behind. */
  remove(): Promise<void>;
}

export const newInstallation = async (): Promise<Installation> => {
  const folder = await mkdtemp(join(tmpdir(), 'duet-installed-'));
  const env: Record<string, string> = {
    NODE_ENV: 'test',
    DATA_DIR: folder,
    ...LONG_TIMEOUTS,
    ...(isPostgres ? { DATABASE_URL: await freshPostgresUrl() } : {}),
  };
  if (!isPostgres) await freshFolder(folder);
  const started: Running[] = [];
  return {
    folder,
    open: () => createApp(readConfig({ LOG_LEVEL: 'error', ...env }), FAST_RETRIES),
    run: async () => {
      const running = start({ DEMO: '0', ...env });
      started.push(running);
      return { ...running, origin: await running.ready };
    },
    remove: async () => {
      for (const { process: child, ended } of started) {
        child.kill('SIGKILL');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
};
