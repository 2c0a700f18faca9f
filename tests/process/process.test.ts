import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { complaintFile } from '#contract/moderation.ts';
import { openEmbedded, openPostgres, tables } from '#server/db/index.ts';
import { isPostgres } from '../support/database.ts';
import { CLEAN, end, useProcesses } from '../support/processes.ts';
import { waitFor } from '../support/wait.ts';

const { folder, databaseUrl, start, prepare, failedStart } = useProcesses();

describe('two processes', () => {
  beforeEach(prepare);

  if (isPostgres) {
    it('share one PostgreSQL, and end at once when nobody talks to them', async () => {
      const servers = [start(), start()];
      const origins = await Promise.all(servers.map(({ ready }) => ready));
      for (const origin of origins) {
        // A browser keeps its connection open after the answer.
        expect((await fetch(`${origin}/api/settings.php`)).status).toBe(200);
      }
      for (const server of servers) expect(await end(server, 'SIGTERM')).toEqual(CLEAN);
    });
  } else {
    it('do not share one data folder, and the one that has it ends at once when nobody talks to it', async () => {
      const server = start();
      const origin = await server.ready;
      expect(await failedStart({})).toContain(`${folder()}/database is in use by another`);
      // A browser keeps its connection open after the answer.
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
      expect(await end(server, 'SIGTERM')).toEqual(CLEAN);
    });
  }
});

const form = (name: string) => ({
  name,
  email: 'ada@people.example',
  topic: 'service',
  message: 'The lift in this house does not work.',
});

/** Whether the port refuses new connections. */
const isClosed = (origin: string): Promise<true | null> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => resolve(null)).once('error', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });

describe('an end', () => {
  beforeEach(prepare);

  const body = JSON.stringify(form('Slow'));
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'sec-fetch-site': 'same-origin',
    expect: '100-continue',
  };

  // Which signal it was matters before anything is closed: one database shows each.
  const signal = isPostgres ? 'SIGINT' : 'SIGTERM';

  it(`by ${signal} lets a request that is under way finish, and nothing new begin`, async () => {
    const server = start();
    const origin = await server.ready;
    const slow = request(`${origin}${complaintFile.path}`, { method: 'POST', headers });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      slow.once('response', (response) => resolve(response.resume().statusCode));
      slow.once('error', reject);
    });
    slow.flushHeaders();
    await new Promise((resolve) => slow.once('continue', resolve));

    const ended = end(server, signal);
    await waitFor(() => isClosed(origin), 'the port to close');
    expect(server.process.exitCode).toBeNull();
    slow.end(body);
    expect(await answered).toBe(200);
    expect(await ended).toEqual(CLEAN);
    expect(server.output().stderr).toBe('');
  });

  // A proxy asks, whatever the database is.
  it.runIf(isPostgres)(
    '[OPS-16] [SCALE-4] is first seen by whoever shares out requests, while all are answered',
    async () => {
      // So long that it only ends because it is asked twice.
      const server = start({ DRAIN_SECONDS: '999' });
      const origin = await server.ready;
      server.process.kill('SIGTERM');
      const isLeaving = async () => (await fetch(`${origin}/readyz`)).status === 503 || null;
      await waitFor(isLeaving, 'the process to say that it is not ready');
      expect((await fetch(`${origin}/`)).status).toBe(200);
      expect(await end(server, 'SIGTERM')).toEqual(CLEAN);
    },
  );
});

interface Filed {
  readonly name: string;
  readonly key: string;
  readonly address: string;
}

const file = async (origin: string, { name, key, address }: Filed) => {
  const answer = await fetch(`${origin}${complaintFile.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
      'x-forwarded-for': address,
    },
    body: JSON.stringify(form(name)),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { reference: string; key: string };
};

const openDatabase = () => {
  const url = databaseUrl();
  return url === undefined
    ? openEmbedded(folder())
    : openPostgres({ url, onError: () => undefined });
};

describe('a kill in the middle of writing', () => {
  beforeEach(prepare);

  it('loses nothing that was acknowledged, and doubles nothing that is sent again', async () => {
    const server = start();
    const origin = await server.ready;
    const sent: Filed[] = [];
    const acknowledged = new Map<string, { reference: string; key: string }>();
    const writer = async () => {
      for (;;) {
        const number = sent.length;
        const address = `10.0.${number >> 8}.${number & 255}`;
        const complaint = { name: `Writer ${number}`, key: randomUUID(), address };
        sent.push(complaint);
        acknowledged.set(complaint.name, await file(origin, complaint));
        if (acknowledged.size === 60) await end(server, 'SIGKILL');
      }
    };
    // Each writer goes on until its connection breaks.
    await Promise.allSettled(Array.from({ length: 4 }, writer));
    expect(acknowledged.size).toBeGreaterThanOrEqual(60);
    expect(sent.length).toBeGreaterThan(acknowledged.size);

    const again = start();
    const newOrigin = await again.ready;
    for (const complaint of sent) {
      const answer = await file(newOrigin, complaint);
      expect(answer).toEqual(acknowledged.get(complaint.name) ?? answer);
      const query = new URLSearchParams(answer);
      const found = await fetch(`${newOrigin}${complaintFile.path}?${query}`, {
        headers: { 'x-forwarded-for': complaint.address },
      });
      expect(found.status).toBe(200);
    }
    expect(await end(again, 'SIGTERM')).toEqual(CLEAN);

    const database = await openDatabase();
    const rows = await database.db.select({ name: tables.complaints.name }).from(tables.complaints);
    await database.close();
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      sent.map(({ name }) => name).toSorted(),
    );
  });
});
