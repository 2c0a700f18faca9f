import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { seedDemo } from '#demo/seed.ts';
import type { App } from '#server/app.ts';
import { createApp, createWorker } from '#server/app.ts';
import type { Config } from '#server/config/index.ts';
import { ConfigError, readConfig } from '#server/config/index.ts';
import { explain } from './explain.ts';

const CLOSE_WITHIN_MS = 10_000;

/**
 * How many connections may wait until a busy process takes them, as far as the system lets them
 * (`net.core.somaxconn`); who comes after them gets no answer at all.
 */
const WAITING_CONNECTIONS = 4096;

/** A process that can be asked how it is, and ended. */
type Running = Pick<App, 'http' | 'close'>;

/**
 * Ends the process when it is asked to: first it says that it is not ready, and serves on until others
 * have seen that. A person who types Ctrl+C does not wait for it, nor does whoever asks twice.
 */
const closeWhenAsked = (app: Running, drainSeconds: number): void => {
  const hurry = new AbortController();
  const close = async (signal: NodeJS.Signals) => {
    app.http.markNotReady();
    if (signal === 'SIGTERM') {
      await pause(drainSeconds * 1000, undefined, hurry).catch(() => undefined);
    }
    // A request that hangs must not keep the process alive for ever.
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    await app.close();
  };
  let closing: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) hurry.abort();
      closing ??= close(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${explain(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
};

interface Kind<A extends Running> {
  readonly name: string;
  readonly portOf: (config: Config) => number;
  /** Whether a proxy sends it requests. */
  readonly isServing: boolean;
  readonly open: (config: Config) => Promise<A>;
  /** What there is to do before it listens. */
  readonly prepare?: (app: A, config: Config) => Promise<void>;
}

/** Runs one process, and ends it cleanly when asked to. */
const run = async <A extends Running>(kind: Kind<A>): Promise<void> => {
  let app: A | undefined;
  try {
    const config = readConfig(process.env);
    app = await kind.open(config);
    closeWhenAsked(app, kind.isServing ? config.drainSeconds : 0);
    await kind.prepare?.(app, config);
    await app.http.listen({
      port: kind.portOf(config),
      host: config.host,
      backlog: WAITING_CONNECTIONS,
    });
    const { port } = app.http.server.address() as AddressInfo;
    process.stdout.write(`${kind.name} is ready at http://${config.host}:${port}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    await app?.close().catch(() => undefined);
    process.exit(1);
  }
};

/** Starts the product with the given pages. */
export const serve = (addPages: (app: App) => Promise<void>): Promise<void> =>
  run({
    name: 'Duet',
    portOf: ({ port }) => port,
    isServing: true,
    open: (config) => createApp(config),
    prepare: async (app, { demo }) => {
      if (demo) await seedDemo(app.core);
      await addPages(app);
    },
  });

/** Starts a process that does the background work and nothing else. */
export const work = (): Promise<void> =>
  run({
    name: 'The worker of Duet',
    portOf: ({ workerPort }) => workerPort,
    isServing: false,
    open: async (config) => {
      if (config.databaseUrl === null) {
        throw new ConfigError(
          'Settings: a worker needs DATABASE_URL; the embedded database serves one process only.',
        );
      }
      return createWorker(config);
    },
  });
