import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { complaintFile } from '../../contract/moderation.ts';
import { openEmbedded, openPostgres, tables } from '../../server/db/index.ts';
import { freshPostgresUrl, isPostgres } from '../support/database.ts';
import { runOn } from '../support/postgres.ts';
import type { Launched } from '../support/processes.ts';
import { buildOnce, launch } from '../support/processes.ts';
import { waitFor } from '../support/wait.ts';

const SLOW = { timeout: 120_000 };

let folder: string;
let env: Record<string, string>;
const launched: Launched[] = [];

beforeAll(buildOnce, 300_000);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duet-process-'));
  env = {
    DATA_DIR: folder,
    TRUST_PROXY: '127.0.0.1',
    ...(isPostgres ? { DATABASE_URL: await freshPostgresUrl() } : {}),
  };
});

afterEach(async () => {
  for (const one of launched.splice(0)) if (one.isRunning()) await one.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const start = (more: Record<string, string> = {}): Launched => {
  const process = launch({ ...env, ...more });
  launched.push(process);
  return process;
};

/** A start that has to fail with one line that the operator can act on. */
const failedStart = async (more: Record<string, string>): Promise<string> => {
  const { code, stdout, stderr } = await start(more).ended;
  expect(stderr.trim().split('\n'), stderr).toHaveLength(1);
  expect(stdout).toBe('');
  expect(code).toBe(1);
  return stderr;
};

describe('a start that cannot work', SLOW, () => {
  it('names every setting that is wrong, in one line', async () => {
    const line = await failedStart({ PORT: '99999', DEMO: 'maybe' });
    expect(line).toMatch(/PORT .*DEMO /);
  });

  it('names proxies that are none', async () => {
    expect(await failedStart({ TRUST_PROXY: '10.0.0.0/99' })).toContain('TRUST_PROXY');
  });

  it('names a database that cannot be reached, and not its password', async () => {
    const DATABASE_URL = 'postgres://duet:very-secret@127.0.0.1:1/duet';
    const line = await failedStart({ DATABASE_URL });
    expect(line).toContain('127.0.0.1:1');
    expect(line).not.toContain('very-secret');
  });

  it('names a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await failedStart({ PORT: String(port) })).toContain(`Port ${port} is taken`);
    other.close();
  });
});

describe('two processes', SLOW, () => {
  if (isPostgres) {
    it('share one PostgreSQL', async () => {
      const origins = await Promise.all([start().ready, start().ready]);
      for (const origin of origins) {
        expect((await fetch(`${origin}/api/settings.php`)).status).toBe(200);
      }
    });
  } else {
    it('do not share one data folder', async () => {
      const first = start();
      const origin = await first.ready;
      expect(await failedStart({})).toContain(`${folder} is in use by another Duet process`);
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
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

describe('SIGTERM', SLOW, () => {
  it('lets a request that is under way finish, and nothing new begin', async () => {
    const server = start();
    const origin = await server.ready;
    const body = JSON.stringify(form('Slow'));
    const slow = request(`${origin}${complaintFile.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'sec-fetch-site': 'same-origin',
        expect: '100-continue',
      },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      slow.once('response', (response) => resolve(response.resume().statusCode));
      slow.once('error', reject);
    });
    slow.flushHeaders();
    await new Promise((resolve) => slow.once('continue', resolve));

    const ended = server.kill('SIGTERM');
    await waitFor(() => isClosed(origin), 'the port to close');
    expect(server.isRunning()).toBe(true);
    slow.end(body);
    expect(await answered).toBe(200);
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });

  it('ends a server that nobody talks to', async () => {
    const server = start();
    await server.ready;
    expect(await server.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
  });
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

const openDatabase = () =>
  env['DATABASE_URL'] === undefined
    ? openEmbedded(folder)
    : openPostgres(env['DATABASE_URL'], () => undefined);

describe('SIGKILL', SLOW, () => {
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
        if (acknowledged.size === 60) await server.kill('SIGKILL');
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
    await again.kill('SIGTERM');

    const database = await openDatabase();
    const rows = await database.db.select({ name: tables.complaints.name }).from(tables.complaints);
    await database.close();
    expect(rows.map(({ name }) => name).toSorted()).toEqual(sent.map(({ name }) => name).toSorted());
  });
});

if (isPostgres) {
  describe('PostgreSQL that drops every connection', SLOW, () => {
    it('does not take the product down with it', async () => {
      const server = start();
      const origin = await server.ready;
      const url = env['DATABASE_URL'] ?? '';
      await runOn(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      const ready = async () => {
        if (!server.isRunning()) throw new Error((await server.ended).stderr);
        const answer = await fetch(`${origin}/api/companyinfo.php`).catch(() => null);
        return answer?.status === 200 ? answer : null;
      };
      await waitFor(ready, 'the product to answer again');
      expect(await server.kill('SIGTERM')).toMatchObject({ code: 0 });
    });
  });
}

afterAll(() => expect(launched).toEqual([]));
