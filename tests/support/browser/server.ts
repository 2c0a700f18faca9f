import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appPaths } from '#contract/app.ts';
import type { Pages } from '#run/build.ts';
import { loadBuild } from '#run/build.ts';
import type { App } from '#server/app.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/index.ts';
import { copyInMemory } from '../embedded.ts';
import { openPostgresCopy } from '../postgres-copies.ts';
import type { SentMail } from '../outbox.ts';
import { readOutbox } from '../outbox.ts';
import { LONG_TIMEOUTS, RARE_RETRIES } from '../wait.ts';

/** The hosts of the demo sites, by the id of their site; browsers lead *.localhost to this machine. */
export const hosts = {
  1: 'duet.localhost',
  2: 'evergreen.localhost',
  3: 'harbour.localhost',
} as const;

export type SiteId = keyof typeof hosts;
export type Host = (typeof hosts)[SiteId];

export interface Server {
  readonly app: App;
  url(host: Host, path?: string): string;
  /** The mails to an address that have left so far, oldest first. */
  mailsTo(address: string): Promise<SentMail[]>;
  /** From now on browsers find another worker than before, as after an update of the product. */
  newerWorker(): void;
  close(): Promise<void>;
}

/** Answers for the worker in place of the product, once it is asked to. */
const replaceableWorker = async ({ http }: App, clientDir: string): Promise<() => void> => {
  const script = await readFile(join(clientDir, appPaths.worker), 'utf8');
  let versions = 0;
  http.addHook('onRequest', async (request, reply) => {
    if (versions === 0 || request.url !== appPaths.worker) return;
    reply.type('text/javascript').header('content-security-policy', "default-src 'self'");
    await reply.send(`${script}\n// ${versions}`);
  });
  return () => {
    versions += 1;
  };
};

interface Options {
  readonly pages?: Pages;
  readonly prepare?: (app: App, clientDir: string) => Promise<void>;
}

/** Of the folder of an embedded database, or of a PostgreSQL that has one. */
const copyOf = (template: string) =>
  template.startsWith('postgres:') ? openPostgresCopy(template) : copyInMemory(template);

/** The real product with its built pages and the demo's sites, on a free port, with a database of its own. */
export const startServer = async (
  template: string,
  { pages, prepare }: Options = {},
): Promise<Server> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'duet-browser-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    PORT: '0',
    ...LONG_TIMEOUTS,
  });
  // A slow payment waits until the test says that it is through.
  const sandbox = { delays: { settle: 86_400_000 } };
  const database = await copyOf(template);
  const app = await createApp(config, { ...RARE_RETRIES, sandbox, database });
  const { handle, clientDir } = await loadBuild(pages);
  await prepare?.(app, clientDir);
  const newerWorker = await replaceableWorker(app, clientDir);
  await app.servePages(handle, clientDir);
  await app.http.listen({ port: config.port, host: config.host });
  const { port } = app.http.server.address() as AddressInfo;
  return {
    app,
    newerWorker,
    url: (host, path = '/') => `http://${host}:${port}${path}`,
    mailsTo: async (address) =>
      (await readOutbox(join(dataDir, 'outbox'))).filter(({ to }) => to === address),
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
