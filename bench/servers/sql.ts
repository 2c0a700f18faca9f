import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { serveParent, settingsOf } from '../child.ts';
import { NEW_ID } from '../new-id.ts';
import type { SqlSettings, Statement } from './index.ts';
import { cpuTime } from './cpu-time.ts';

const { databaseUrl, answersFile, together } = settingsOf() as SqlSettings;
const answers = JSON.parse(
  await readFile(answersFile, 'utf8'),
) as readonly (readonly Statement[])[];
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

const valuesOf = ({ values }: Statement) =>
  values.map((value) => (value === NEW_ID ? randomUUID() : value));

const sideBySide = (statements: readonly Statement[]) =>
  Promise.all(statements.map((one) => pool.query(one.text, valuesOf(one))));

/** Prepared under a name, as whoever cares would do it. */
const inTransaction = async (statements: readonly Statement[]) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const results = [];
    for (const [at, one] of statements.entries()) {
      results.push(
        await client.query({ name: `step-${at}`, text: one.text, values: valuesOf(one) }),
      );
    }
    await client.query('commit');
    return results;
  } finally {
    client.release();
  }
};

/** The least that has to be done: the same statements, and what they find as JSON. */
const server = createServer((request, response) => {
  const statements = answers[Number(request.url?.slice(1))] ?? [];
  void (together ? inTransaction(statements) : sideBySide(statements)).then(
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
