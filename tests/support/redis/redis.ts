import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { programs } from '../programs.ts';

const find = (): string | undefined => programs('redis-server')[0];

export const isRedisInstalled = (): boolean => find() !== undefined;

export interface TestRedis {
  readonly url: string;
  start(): Promise<void>;
  /** Takes it away as a failing machine would, with all that it holds. */
  kill(): Promise<void>;
  /** Ends it, and what is left of it. */
  remove(): Promise<void>;
}

/** A real Redis on a port of its own, which can go and come back there. */
export const makeRedis = async (): Promise<TestRedis> => {
  const folder = await mkdtemp(join(tmpdir(), 'duet-redis-'));
  const port = await freePort();
  let child: ReturnType<typeof spawn> | null = null;
  const kill = async () => {
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    child = null;
    await gone;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
      child = spawn(find() ?? 'redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
      for await (const words of child.stdout ?? []) {
        if (String(words).includes('Ready to accept connections')) break;
      }
    },
    kill,
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
