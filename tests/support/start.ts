import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pages } from '#run/build.ts';
import { ensureBuild } from '#run/build.ts';
import { lockFolder } from '#server/db/folder-lock.ts';
import { FolderInUse } from '#server/db/index.ts';
import { LONG_TIMEOUTS, waitFor } from './wait.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Of every process that a test starts. Nobody shares out requests among them, and waits to be seen. */
const LOCAL_ENV = {
  PORT: '0',
  HOST: '127.0.0.1',
  DRAIN_SECONDS: '0',
  REQUEST_TIMEOUT: LONG_TIMEOUTS.REQUEST_TIMEOUT,
};

export interface Running {
  readonly process: ChildProcess;
  /** Everything it has written so far. */
  output(): { stdout: string; stderr: string };
  /** The address it serves, once it says that it is ready; rejects if it ends before. */
  readonly ready: Promise<string>;
  /** How it ended. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Starts the product as an operator would, in a process of its own. */
export const start = (env: Record<string, string>): Running => {
  const child = spawn(process.execPath, ['run/start.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', ...LOCAL_ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => void (stderr += chunk.toString()));
  const ended = once(child, 'exit').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      const address = /ready at (\S+)/.exec(stdout)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`It ended before it was ready. ${stderr}`)));
  });
  // Tests that expect it to end do not ask whether it was ready.
  ready.catch(() => undefined);
  return { process: child, output: () => ({ stdout, stderr }), ready, ended };
};

const tryLock = () =>
  lockFolder(join(tmpdir(), 'duet-test-build')).catch((error: unknown) => {
    if (error instanceof FolderInUse) return null;
    throw error;
  });

/** Builds the pages if need be. Both runs of the tests use one build, and take turns making it. */
export const buildOnce = async (pages?: Pages): Promise<void> => {
  const unlock = await waitFor(tryLock, 'the other build');
  try {
    await ensureBuild(pages);
  } finally {
    unlock();
  }
};
