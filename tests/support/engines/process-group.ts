import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { waitFor } from '../wait.ts';

interface ProcessGroup {
  /** Waits until the program says something like this, and answers with the part in brackets. */
  says(pattern: RegExp): Promise<string>;
  end(): Promise<void>;
}

/**
 * Ends the program and all that it started when its input ends: that happens by our hand, and also
 * when this process dies in whatever way.
 */
const KEEPER = '"$@" & read -r _; kill -KILL 0';

/** Starts a program that may start others. */
export const startGroup = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ProcessGroup => {
  const child = spawn('sh', ['-c', KEEPER, 'sh', command, ...args], {
    detached: true,
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  return {
    says: async (pattern) => {
      const look = async () => pattern.exec(said)?.[1] ?? null;
      return waitFor(look, command).catch((cause: unknown) => {
        throw new Error(`${command} did not start, and said: ${said}`, { cause });
      });
    },
    end: async () => {
      const gone = once(child, 'exit');
      child.stdin.end();
      await gone;
    },
  };
};

/** A folder in place of the home of whoever runs the tests, with one file: what browsers leave there goes with it. */
export const makeHome = async (file: string, content: string) => {
  const path = await mkdtemp(join(tmpdir(), 'duet-engine-'));
  await mkdir(join(path, dirname(file)), { recursive: true });
  await writeFile(join(path, file), content);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 10 }) };
};
