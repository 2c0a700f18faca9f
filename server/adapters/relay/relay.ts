import type { Server } from 'socket.io';

/** Carries live events from one process of an installation to the others. */
export interface Relay {
  /** By which sockets hear other processes. */
  createAdapter(): Parameters<Server['adapter']>[0];
  /** Whether this process reaches it. While it does not, events stay in their process. */
  isConnected(): boolean;
  close(): void;
}
