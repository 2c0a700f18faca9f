import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import type { Server } from 'socket.io';
import { poolOptions, STATEMENT_MS } from '#server/db/index.ts';

/**
 * Lets several processes reach each other's tabs through the database they share. The adapter takes
 * its listening connection in the background, takes a new one whenever that ends, and cannot be told
 * to stop; so it gets connections of its own, which are cut off for good when we close.
 */
export const attachPostgresAdapter = (
  io: Server,
  url: string,
  onError: (error: Error) => void,
): (() => void) => {
  const pool = new pg.Pool(poolOptions(url, 3, STATEMENT_MS));
  const open = new Set<pg.PoolClient>();
  let closed = false;
  const report = (error: Error) => {
    if (!closed) onError(error);
  };
  const cut = (client: pg.PoolClient) => {
    client.removeAllListeners('end');
    client.end().catch(() => undefined);
  };
  pool.on('connect', (client) => {
    // The adapter listens to none itself, and an error nobody hears would end the process.
    client.on('error', report);
    if (closed) cut(client);
    else open.add(client);
  });
  pool.on('remove', (client) => void open.delete(client));
  pool.on('error', report);
  // A process that is silent for a while may only be busy: it is told of things until it is surely gone.
  io.adapter(createAdapter(pool, { errorHandler: report, heartbeatTimeout: 60_000 }));
  return () => {
    closed = true;
    pool.connect = () => new Promise(() => undefined);
    void io.of('/').adapter.close();
    for (const client of open) cut(client);
  };
};
