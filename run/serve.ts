import type { AddressInfo } from 'node:net';
import { seedDemo } from '../demo/seed.ts';
import type { App } from '../server/app.ts';
import { createApp } from '../server/app.ts';
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

const closeOn = (app: App, signal: NodeJS.Signals) => {
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

/** Starts the product with the given pages, and ends it cleanly when asked to. */
export const serve = async (addPages: (app: App) => Promise<void>): Promise<void> => {
  let app: App | undefined;
  try {
    const config = readConfig(process.env);
    app = await createApp(config);
    closeOn(app, 'SIGINT');
    closeOn(app, 'SIGTERM');
    if (config.demo) await seedDemo(app.core);
    await addPages(app);
    await app.http.listen({ port: config.port, host: config.host });
    const { port } = app.http.server.address() as AddressInfo;
    process.stdout.write(`Duet is ready at http://${config.host}:${port}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    await app?.close().catch(() => undefined);
    process.exit(1);
  }
};
