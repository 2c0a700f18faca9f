import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { serveParent, settingsOf } from '../child.ts';
import type { SqlSettings, Statement } from './index.ts';
import { cpuTime } from './cpu-time.ts';

const { databaseUrl, answersFile } = settingsOf() as SqlSettings;
const answers = JSON.parse(
  await readFile(answersFile, 'utf8'),
) as readonly (readonly Statement[])[];
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

/** The least that has to be done: the same statements side by side, and what they find as JSON. */
const server = createServer((request, response) => {
  const statements = answers[Number(request.url?.slice(1))] ?? [];
  void Promise.all(statements.map(({ text, values }) => pool.query(text, [...values]))).then(
    (results) => {
      const body = JSON.stringify(results.map(({ rows }) => rows as unknown[]));
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    },
    () => response.writeHead(500).end(),
  );
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  serveParent({ port }, cpuTime, async () => {
    server.closeAllConnections();
    server.close();
    await pool.end();
  });
});
