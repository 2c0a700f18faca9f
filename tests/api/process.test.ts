import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { complaintFile } from '../../contract/moderation.ts';
import { openEmbedded, openPostgres, tables } from '../../server/db/index.ts';
import { freshDatabase, freshPostgresUrl, isPostgres } from '../support/database.ts';
import type { Running } from '../support/start.ts';
import { buildOnce, start as startProcess } from '../support/start.ts';
import { waitFor } from '../support/wait.ts';

/** A start takes seconds, and longer on a busy machine. */
const SLOW = { timeout: 120_000 };

let folder: string;
let env: Record<string, string>;
const started: Running[] = [];

beforeAll(buildOnce, 300_000);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duet-process-'));
  env = {
    DATA_DIR: folder,
    TRUST_PROXY: '127.0.0.1',
    TEST_PAYMENTS: '1',
    ...(isPostgres ? { DATABASE_URL: await freshPostgresUrl() } : {}),
  };
});

/** Spares the first start its work: making the database and the people of the demo. */
const prepare = async () => {
  if (isPostgres) return;
  const { close } = await freshDatabase(folder);
  await close();
};

afterEach(async () => {
  for (const { process: child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

const start = (more: Record<string, string> = {}): Running => {
  const running = startProcess({ ...env, ...more });
  started.push(running);
  return running;
};

const isRunning = ({ process: child }: Running) =>
  child.exitCode === null && child.signalCode === null;

const end = (running: Running, signal: NodeJS.Signals) => {
  running.process.kill(signal);
  return running.ended;
};

const CLEAN = { code: 0, signal: null };

/** A start that has to fail with one line that the operator can act on. */
const failedStart = async (more: Record<string, string>): Promise<string> => {
  const running = start(more);
  expect(await running.ended).toEqual({ code: 1, signal: null });
  const { stdout, stderr } = running.output();
  expect(stderr.trim().split('\n'), stderr).toHaveLength(1);
  expect(stdout).toBe('');
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
    await prepare();
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await failedStart({ PORT: String(port) })).toContain(`Port ${port} is taken`);
    other.close();
  });
});

describe('two processes', SLOW, () => {
  beforeEach(prepare);

  if (isPostgres) {
    it('share one PostgreSQL', async () => {
      const origins = await Promise.all([start().ready, start().ready]);
      for (const origin of origins) {
        expect((await fetch(`${origin}/api/settings.php`)).status).toBe(200);
      }
    });
  } else {
    it('do not share one data folder', async () => {
      const origin = await start().ready;
      expect(await failedStart({})).toContain(`${folder} is in use by another Duet process`);
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    });
  }
});

describe('a start without any settings', SLOW, () => {
  /** Tells at the end which parts of React ran; looking for their exports already lists the others. */
  const TELL = `process.on('exit', () => {
    const modules = Object.entries(process.getBuiltinModule('module')._cache);
    for (const [file, { loaded }] of modules) {
      if (loaded && file.includes('/cjs/react')) console.error(file);
    }
  })`;

  it('renders pages with the production build of React', async () => {
    const server = start({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(TELL)}`,
    });
    const answer = await fetch(await server.ready);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('</html>');
    expect(await end(server, 'SIGTERM')).toEqual(CLEAN);
    const loaded = server.output().stderr;
    expect(loaded).toContain('react.production.js');
    expect(loaded).toContain('react-dom-server.node.production.js');
    expect(loaded).not.toContain('.development.');
  });
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

describe('an end', SLOW, () => {
  beforeEach(prepare);

  const body = JSON.stringify(form('Slow'));
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'sec-fetch-site': 'same-origin',
    expect: '100-continue',
  };

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s lets a request that is under way finish, and nothing new begin',
    async (signal) => {
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
      expect(isRunning(server)).toBe(true);
      slow.end(body);
      expect(await answered).toBe(200);
      expect(await ended).toEqual(CLEAN);
      expect(server.output().stderr).toBe('');
    },
  );

  it('comes at once when nobody talks to it', async () => {
    const server = start();
    const origin = await server.ready;
    // A browser keeps its connection open after the answer.
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await end(server, 'SIGTERM')).toEqual(CLEAN);
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

describe('a kill in the middle of writing', SLOW, () => {
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
