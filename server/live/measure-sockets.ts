import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Server } from 'socket.io';

/** What is kept with a connection. */
export interface SocketData {
  /** Whose tab is connected. */
  kind: 'member' | 'console';
}

/** Lets `/metrics` tell how many tabs are connected. */
export const measureSockets = (metrics: Registry, io: Server): void => {
  const gauge = new Gauge({
    name: 'live_connections',
    help: 'Open tabs that are connected to this process, by kind (member, console)',
    labelNames: ['kind'],
    registers: [metrics],
    collect: () => {
      const counts = { member: 0, console: 0 };
      for (const { data } of io.of('/').sockets.values()) counts[(data as SocketData).kind] += 1;
      for (const [kind, count] of Object.entries(counts)) gauge.set({ kind }, count);
    },
  });
};
