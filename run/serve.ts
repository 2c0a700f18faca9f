import type { AddressInfo } from 'node:net';
import { seedDemo } from '../demo/seed.ts';
import type { App } from '../server/app.ts';
import { createApp, createWorker } from '../server/app.ts';
import type { Config } from '../server/config/index.ts';
import { ConfigError, readConfig } from '../server/config/index.ts';
import { DatabaseUnreachable, FolderInUse } from '../server/db/index.ts';

const CLOSE_WITHIN_MS = 10_000;

/** What the operator can mend is said in one line; anything else is ours and shows where it broke. */
const explain = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof FolderInUse) return error.message;
  if (error instanceof DatabaseUnreachable) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or set PORT to another number.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** A process that can be asked how it is, and ended. */
type Running = Pick<App, 'http' | 'close'>;

const closeOn = (app: Running, signal: NodeJS.Signals) => {
  process.once(signal, () => {
    // A request that hangs must not keep the process alive for ever.
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`);
        process.exit(1);
      },
    );
  });
};

interface Kind<A extends Running> {
  readonly name: string;
  readonly portOf: (config: Config) => number;
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
    closeOn(app, 'SIGINT');
    closeOn(app, 'SIGTERM');
    await kind.prepare?.(app, config);
    await app.http.listen({ port: kind.portOf(config), host: config.host });
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
    open: async (config) => {
      if (config.databaseUrl === null) {
        throw new ConfigError(
          'Settings: a worker needs DATABASE_URL; the embedded database serves one process only.',
        );
      }
      return createWorker(config);
    },
  });
