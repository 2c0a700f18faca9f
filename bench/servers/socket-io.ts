import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { serveParent } from '../child.ts';
import { cpuTime } from './cpu-time.ts';

const server = createServer();
const live = new Server(server, { path: '/live', serveClient: false });
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  serveParent({ port }, cpuTime, () => live.close());
});
