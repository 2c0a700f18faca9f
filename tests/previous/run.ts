// Runs the API tests of an earlier release, on its own code, against the schema of this one: while a
// release is rolled in, the one before works on the tables as this one leaves them.
//   npm run test:previous                                   the last release that has a tag
//   npm run test:previous -- <commit>                       any other
//   npm run test:previous -- <commit> tests/api/orders      only some of its tests
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config/index.ts';
import { openStores } from '#server/open-core.ts';
import { startCluster, withDatabase } from '../support/postgres.ts';

const root = join(import.meta.dirname, '../..');
const API = ['tests/api/', 'tests/both-databases/'];

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const lastRelease = (): string => {
  try {
    return git('describe', '--tags', '--abbrev=0');
  } catch {
    process.stderr.write(
      'No release has a tag here. Say which commit: npm run test:previous -- <commit>\n',
    );
    return process.exit(1);
  }
};

/** Its files, beside the packages that it was made with. */
const unpack = (commit: string, folder: string): void => {
  const script = 'git archive "$1" | tar -x -C "$2"';
  execFileSync('bash', ['-o', 'pipefail', '-c', script, '', commit, folder], { cwd: root });
  const locked = 'package-lock.json';
  const isSame = git('diff', '--name-only', commit, '--', locked) === '';
  const packages = join(root, 'node_modules');
  if (isSame) execFileSync('cp', ['-al', packages, folder]);
  else execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' });
};

const [wanted, ...files] = process.argv.slice(2);
const commit = wanted ?? lastRelease();
const folder = await mkdtemp(join(tmpdir(), 'duet-previous-'));
const release = join(folder, 'release');
const postgres = await startCluster();
try {
  execFileSync('mkdir', [release]);
  unpack(commit, release);
  // Every database of its tests begins as a copy of this one.
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: withDatabase(postgres.url, 'template1'),
  });
  await (await openStores(config)).close();
  process.stdout.write(`The API tests of ${git('log', '-1', '--format=%h, %s', commit)}\n`);
  const tests = files.length > 0 ? files : API;
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'api-postgres', ...tests], {
    cwd: release,
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
