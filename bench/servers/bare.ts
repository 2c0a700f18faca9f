import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveParent, settingsOf } from '../child.ts';
import type { BareSettings } from './index.ts';
import { cpuTime } from './cpu-time.ts';

const { files } = settingsOf() as BareSettings;

const answers = new Map(
  await Promise.all(
    files.map(async (file) => [file.path, { ...file, bytes: await readFile(file.file) }] as const),
  ),
);

/** The least that Node needs to answer. */
const server = createServer((request, response) => {
  const found = answers.get(request.url ?? '');
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { ...found.headers, 'content-length': found.bytes.length });
  if (found.from === 'memory') response.end(found.bytes);
  else createReadStream(found.file).pipe(response);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  serveParent({ port }, cpuTime, async () => {
    server.closeAllConnections();
    server.close();
  });
});
