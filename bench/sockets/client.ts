import { WebSocket } from 'ws';
import { cookies } from '#contract/cookies.ts';

/** Where a socket is opened, and how those at its other end speak. */
export interface Where {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly speaks: 'socket.io' | 'plain';
}

/** What socket.io's packets begin with. Its own client costs more than the server it would measure. */
const OPEN = '0';
const PING = '2';
const PONG = '3';
const CONNECT = '40';
const EVENT = '42';

export const socketIoAt = (port: number): Where => ({
  port,
  path: '/live/?EIO=4&transport=websocket',
  speaks: 'socket.io',
});

/** The connection of a member's tab. */
export const liveAt = (port: number, session: string): Where => ({
  ...socketIoAt(port),
  headers: {
    host: 'localhost',
    cookie: `${cookies.session}=${session}`,
    'sec-fetch-site': 'same-origin',
  },
});

/** Opens a socket and keeps it; `hear` gets every event as it came. */
export const openSocket = (
  { port, path, headers = {}, speaks }: Where,
  hear: (event: string) => void,
): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
      headers,
      perMessageDeflate: false,
    });
    const refused = (reason: string) => reject(new Error(`No socket: ${reason}.`));
    socket.once('error', ({ message }) => refused(message));
    socket.once('close', () => refused('closed'));
    if (speaks === 'plain') socket.once('open', () => resolve(socket));
    socket.on('message', (data: Buffer) => {
      const packet = data.toString();
      if (speaks === 'plain') hear(packet);
      else if (packet.startsWith(EVENT)) hear(packet);
      else if (packet === PING) socket.send(PONG);
      else if (packet.startsWith(CONNECT)) resolve(socket);
      else if (packet.startsWith(OPEN)) socket.send(CONNECT);
      else refused(packet);
    });
  });
