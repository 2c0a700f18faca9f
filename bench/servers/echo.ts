import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { serveParent, settingsOf } from '../child.ts';
import type { EchoSettings } from './index.ts';
import { cpuTime } from './cpu-time.ts';

const { databaseUrl, insert } = settingsOf() as EchoSettings;
const pool = databaseUrl === null ? null : new pg.Pool({ connectionString: databaseUrl, max: 10 });
const sockets = new Map<string, WebSocket>();

/** The least that has to be done for somebody to hear what another one posts. */
const server = createServer((request, response) => {
  const pass = async () => {
    const body = await text(request);
    if (insert) await pool?.query(insert.text, [...insert.values]);
    sockets.get(request.url ?? '')?.send(body);
    response.writeHead(200, { 'content-length': 2 }).end('{}');
  };
  pass().catch(() => response.writeHead(500).end());
});
const live = new WebSocketServer({ server });
live.on('connection', (socket, { url = '' }) => {
  sockets.set(url, socket);
  socket.once('close', () => sockets.delete(url));
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  serveParent({ port }, cpuTime, async () => {
    for (const socket of live.clients) socket.terminate();
    server.closeAllConnections();
    server.close();
    await pool?.end();
  });
});
