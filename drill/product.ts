import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '#tests/support/wait.ts';
import type { Child, Children } from './children.ts';
import type { Cluster } from './cluster.ts';
import { writeNginx } from './proxies.ts';

export interface Product {
  /** Its settings, for commands beside it. */
  readonly env: Readonly<Record<string, string>> & { readonly DATA_DIR: string };
  /** The web processes by their ports. */
  readonly webs: Map<number, Child>;
  startWeb(port: number): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** One after the other: out of nginx, ended in order, started again, back into nginx. */
  restartWebs(): Promise<void>;
}

const until = (port: number, path: string) =>
  waitFor(
    () =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ ok }) => ok || null,
        () => null,
      ),
    `${path} at ${port}`,
  );

const countReloads = async (file: string): Promise<number> =>
  (await readFile(file, 'utf8')).split('gracefully shutting down').length;

export const makeProduct = (
  children: Children,
  { ports, nodes, nginx, urls }: Cluster,
): Product => {
  const { folder } = children;
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DEMO: '0',
    LOG_LEVEL: 'warn',
    TEST_PAYMENTS: '1',
    TRUST_PROXY: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: urls.pooled,
    DATABASE_DIRECT_URL: urls.direct,
    // The pooler of Debian 12 does not carry names.
    DATABASE_PREPARED_STATEMENTS: '0',
    // All of them: the one that is the primary is left out by itself.
    DATABASE_REPLICA_URLS: nodes
      .map(({ port }) => `postgres://duet@127.0.0.1:${port}/duet`)
      .join(','),
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
  };
  const webs = new Map<number, Child>();
  const workers: Child[] = [];
  const run = (name: string, script: string, more: Record<string, string>) =>
    children.start({
      name,
      program: process.execPath,
      args: [script],
      env: { ...env, ...more },
      isOurs: true,
      endBy: 'SIGKILL',
    });
  const startWeb = async (port: number) => {
    const more = { PORT: String(port), JOBS: '0' };
    webs.set(port, await run(`web-${port}`, 'run/start.ts', more));
    await until(port, '/readyz');
  };
  /** nginx reads its settings again; done once its old worker has stopped taking requests. */
  const balance = async (out: number | null) => {
    await writeNginx(folder, ports, out);
    const log = join(folder, 'nginx.log');
    const before = await countReloads(log);
    nginx.signal('SIGHUP');
    await waitFor(async () => (await countReloads(log)) > before || null, 'nginx');
  };
  return {
    env,
    webs,
    startWeb,
    start: async () => {
      await Promise.all(ports.webs.map(startWeb));
      for (const port of ports.workers) {
        workers.push(await run(`worker-${port}`, 'run/worker.ts', { WORKER_PORT: String(port) }));
      }
      await Promise.all(ports.workers.map((port) => until(port, '/readyz')));
    },
    stop: async () => {
      await Promise.all([...webs.values(), ...workers.splice(0)].map((one) => one.end('SIGINT')));
    },
    restartWebs: async () => {
      for (const port of ports.webs) {
        await balance(port);
        await webs.get(port)?.end('SIGTERM');
        await startWeb(port);
        await balance(null);
      }
    },
  };
};
