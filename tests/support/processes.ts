import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { freshFolder, freshPostgresUrl, isPostgres } from './database.ts';
import type { Running } from './start.ts';
import { buildOnce, start as startProcess } from './start.ts';

export const CLEAN = { code: 0, signal: null };

export const end = (running: Running, signal: NodeJS.Signals) => {
  running.process.kill(signal);
  return running.ended;
};

/** Processes of one installation for each test, which end with it. */
export const useProcesses = () => {
  let folder: string;
  let env: Record<string, string>;
  const started: Running[] = [];

  beforeAll(() => buildOnce());

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'duet-process-'));
    env = {
      DATA_DIR: folder,
      TRUST_PROXY: '127.0.0.1',
      TEST_PAYMENTS: '1',
      ...(isPostgres ? { DATABASE_URL: await freshPostgresUrl() } : {}),
    };
  });

  afterEach(async () => {
    for (const { process: child, ended } of started.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  });

  const start = (more: Record<string, string> = {}): Running => {
    const running = startProcess({ ...env, ...more });
    started.push(running);
    return running;
  };

  return {
    folder: () => folder,
    databaseUrl: () => env['DATABASE_URL'],
    start,
    /** Spares the first start its work: making the database and the people of the demo. */
    prepare: async () => {
      if (!isPostgres) await freshFolder(folder);
    },
    /** A start that has to fail with one line that the operator can act on. */
    failedStart: async (more: Record<string, string>): Promise<string> => {
      const running = start(more);
      expect(await running.ended).toEqual({ code: 1, signal: null });
      const { stdout, stderr } = running.output();
      expect(stderr.trim().split('\n'), stderr).toHaveLength(1);
      expect(stdout).toBe('');
      return stderr;
    },
  };
};
