import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** A proxy before PostgreSQL that can hold, cut and restore connections. */
export interface PostgresProxy {
  /** The address of the database by this way. */
  readonly url: string;
  /** From now on nothing passes, and nobody is told: as with packets that are lost. */
  hold(): void;
  /** Lets pass what was held, and all that comes. */
  letPass(): void;
  /** Cuts every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Takes new ones again. */
  mend(): Promise<void>;
}

export const startPostgresProxy = async (url: string): Promise<PostgresProxy> => {
  const target = new URL(url);
  const open = new Set<Socket>();
  let isHeld = false;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => void to.write(bytes));
      from.on('error', () => undefined);
      from.once('close', () => {
        open.delete(from);
        to.destroy();
      });
      if (isHeld) from.pause();
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const held = new URL(url);
  held.host = `127.0.0.1:${port}`;
  return {
    url: held.href,
    hold: () => {
      isHeld = true;
      for (const socket of open) socket.pause();
    },
    letPass: () => {
      isHeld = false;
      for (const socket of open) socket.resume();
    },
    cut: () => {
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      return closed;
    },
    mend: () => listen(port),
  };
};
