import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hashPassword, isPasswordCorrect } from '#server/features/accounts/passwords.ts';
import { serveParent } from '../child.ts';
import { cpuTime } from './cpu-time.ts';

const PASSWORD = 'only to be compared';
const hash = await hashPassword(PASSWORD);

/** The least that a login or a signup can cost: one password, and an answer. */
const server = createServer((request, response) => {
  const answer = () => response.writeHead(200, { 'content-length': 2 }).end('{}');
  if (request.url === '/compare') void isPasswordCorrect(hash, PASSWORD).then(answer);
  else if (request.url === '/hash') void hashPassword(PASSWORD).then(answer);
  else answer();
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  serveParent({ port }, cpuTime, async () => {
    server.closeAllConnections();
    server.close();
  });
});
