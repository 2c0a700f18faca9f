import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '#tests/support/wait.ts';
import type { Child, Children } from './children.ts';
import { giveAway, isAlive } from './children.ts';
import type { Programs } from './needed.ts';

/**
 * Seconds of Patroni: after a machine is gone its place is free once `ttl` is over, and the others look
 * every `loop_wait`. These are the shortest that Patroni takes.
 */
export const TTL_SECONDS = 20;
const LOOP_SECONDS = 2;

/** What all nodes agree on, kept in etcd. */
const AGREED = {
  ttl: TTL_SECONDS,
  loop_wait: LOOP_SECONDS,
  retry_timeout: 5,
  synchronous_mode: true,
  postgresql: {
    use_pg_rewind: true,
    parameters: {
      max_connections: 200,
      shared_buffers: '128MB',
      wal_keep_size: '512MB',
      // Files in the folder of the node, which go with it.
      dynamic_shared_memory_type: 'mmap',
    },
  },
};

/** What a node may be, each once in a whole cluster. */
export const roleNames = ['primary', 'sync_standby', 'replica'] as const;
export type Role = (typeof roleNames)[number];

/** A machine of the database: Patroni and the PostgreSQL that it runs. */
export interface Node {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  start(): Promise<void>;
  /** Takes the machine away, Patroni and PostgreSQL; SIGKILL as if its power had failed. */
  end(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void>;
  /** What it is, as Patroni tells; `null` where it does not answer. */
  role(): Promise<Role | null>;
}

interface Place {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly etcdPort: number;
}

const answers = async (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

export const makeNode = async (
  children: Children,
  programs: Programs,
  { name, port, restPort, etcdPort }: Place,
): Promise<Node> => {
  const folder = join(children.folder, name);
  const data = join(folder, 'data');
  await mkdir(folder);
  await giveAway(folder);
  const settings = {
    scope: 'duet',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: { dcs: AGREED, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }] },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: programs.postgres,
      pgpass: join(folder, 'pgpass'),
      parameters: { unix_socket_directories: folder },
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust'].concat(
        'host replication all 127.0.0.1/32 trust',
      ),
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
        rewind: { username: 'postgres' },
      },
    },
  };
  const file = join(folder, 'patroni.json');
  await writeFile(file, JSON.stringify(settings, null, 2));
  let patroni: Child | null = null;
  const endPostgres = async (signal: NodeJS.Signals) => {
    const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
    const pid = Number.parseInt(text, 10);
    if (!(pid > 1) || !(await isAlive(pid, data))) return;
    process.kill(pid, signal);
    const isGone = async () => !(await isAlive(pid, data)) || null;
    await waitFor(isGone, `the end of ${name}`);
  };
  const is = (what: string) => answers(`http://127.0.0.1:${restPort}/${what}`);
  return {
    name,
    port,
    restPort,
    start: async () => {
      patroni = await children.start({
        name,
        program: programs.pathOf('patroni'),
        args: [file],
        endBy: 'SIGKILL',
      });
    },
    end: async (signal) => {
      await patroni?.end('SIGKILL');
      await endPostgres(signal);
    },
    role: async () => {
      if (await is('primary')) return 'primary';
      if (await is('synchronous')) return 'sync_standby';
      return (await is('replica')) ? 'replica' : null;
    },
  };
};
