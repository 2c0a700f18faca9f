import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCluster } from '../support/postgres.ts';

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'duet-left-'));
  // Whoever starts this as root starts the server as somebody else.
  await chmod(parent, 0o755);
});
afterAll(() => rm(parent, { recursive: true }));

/** Another process starts a server, says so, and is killed. */
const startAndDie = async () => {
  const support = join(import.meta.dirname, '../support/postgres.ts');
  const script = `import { startCluster } from '${support}';
    const { data } = await startCluster({ parent: process.argv[1] });
    console.log(data);`;
  const args = ['--input-type=module', '--eval', script, parent];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const [data] = await Promise.race([once(child.stdout, 'data'), gone]);
  child.kill('SIGKILL');
  await gone;
  return String(data).trim();
};

it('what a run that was killed has left goes before the next one, with its server', async () => {
  const left = await startAndDie();
  expect(await readdir(left)).toContain('postmaster.pid');
  const own = await startCluster({ parent });
  expect(await readdir(parent)).toEqual([basename(own.data)]);
  await own.stop();
});
