import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runOn } from '#tests/support/postgres.ts';
import { waitFor } from '#tests/support/wait.ts';
import type { Child, Children } from './children.ts';
import { giveAway } from './children.ts';
import type { Programs } from './needed.ts';
import type { Node, Role } from './node.ts';
import { makeNode, roleNames } from './node.ts';
import type { Ports } from './ports.ts';
import { portsFrom } from './ports.ts';
import { writeProxies } from './proxies.ts';

export interface Cluster {
  readonly ports: Ports;
  readonly nodes: readonly Node[];
  readonly nginx: Child;
  /** By the way that requests take, and by the one of whatever needs a session. */
  readonly urls: { readonly pooled: string; readonly direct: string };
  /** The node that has a role, once there is one. */
  find(role: Role): Promise<Node>;
  /** Waits until all three nodes are there, one of them the synchronous one. */
  whole(): Promise<void>;
  readonly redis: { start(): Promise<void>; end(): Promise<void> };
  /** Leaves an empty database where one was. */
  emptyDatabase(): Promise<void>;
}

const urlAt = (port: number, database: string, user = 'duet'): string =>
  `postgres://${user}@127.0.0.1:${port}/${database}`;

const startEtcd = (children: Children, programs: Programs, port: number) => {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
  return children.start({
    name: 'etcd',
    program: programs.pathOf('etcd'),
    args: [
      ['--data-dir', join(children.folder, 'etcd')],
      ['--listen-client-urls', client, '--advertise-client-urls', client],
      ['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      ['--initial-cluster', `default=${peer}`],
    ].flat(),
  });
};

/** Starts everything but the product, and waits until there is a database. */
export const startCluster = async (
  children: Children,
  programs: Programs,
  firstPort: number,
  endLater: (end: () => Promise<void>) => void,
): Promise<Cluster> => {
  const ports = portsFrom(firstPort);
  const { folder } = children;
  await mkdir(join(folder, 'redis'));
  await giveAway(join(folder, 'redis'));
  await startEtcd(children, programs, ports.etcd);
  const nodes = await Promise.all(
    [1, 2, 3].map((number) =>
      makeNode(children, programs, {
        name: `node${number}`,
        port: firstPort + 20 + number,
        restPort: firstPort + 30 + number,
        etcdPort: ports.etcd,
      }),
    ),
  );
  endLater(async () => {
    await Promise.all(nodes.map((node) => node.end('SIGQUIT')));
  });
  await writeProxies(folder, ports, nodes);
  const start = (name: 'haproxy' | 'pgbouncer' | 'nginx', ...args: string[]) =>
    children.start({ name, program: programs.pathOf(name), args });
  await start('haproxy', '-db', '-f', join(folder, 'haproxy.cfg'));
  await start('pgbouncer', join(folder, 'pgbouncer.ini'));
  const log = ['-e', join(folder, 'nginx.log')];
  const nginx = await start('nginx', '-p', folder, ...log, '-c', join(folder, 'nginx.conf'));
  let redis: Child | null = null;
  const startRedis = async () => {
    redis = await children.start({
      name: 'redis',
      program: programs.pathOf('redis-server'),
      args: ['--port', `${ports.redis}`, '--bind', '127.0.0.1', '--save', ''].concat([
        '--appendonly',
        'no',
        '--dir',
        join(folder, 'redis'),
      ]),
    });
  };
  await startRedis();
  const find = (role: Role) =>
    waitFor(async () => {
      const roles = await Promise.all(nodes.map((node) => node.role()));
      return nodes[roles.indexOf(role)] ?? null;
    }, `a ${role}`);
  const admin = async (...statements: string[]) => {
    const { port } = await find('primary');
    for (const statement of statements) await runOn(urlAt(port, 'postgres', 'postgres'), statement);
  };
  const cluster: Cluster = {
    ports,
    nodes,
    nginx,
    urls: { pooled: urlAt(ports.pooler, 'duet'), direct: urlAt(ports.primary, 'duet') },
    find,
    whole: async () => {
      await waitFor(async () => {
        const roles = await Promise.all(nodes.map((node) => node.role()));
        return roleNames.every((role) => roles.includes(role)) || null;
      }, 'three nodes');
    },
    redis: { start: startRedis, end: async () => redis?.end('SIGKILL') },
    emptyDatabase: () =>
      admin('drop database if exists duet with (force)', 'create database duet owner duet'),
  };
  await Promise.all(nodes.map((node) => node.start()));
  await cluster.whole();
  await admin('create role duet login superuser', "alter role duet set statement_timeout = '10s'");
  await cluster.emptyDatabase();
  return cluster;
};
