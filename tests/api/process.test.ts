import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureBuild } from '../../run/build.ts';
import { freshPostgresUrl, isPostgres } from '../support/database.ts';
import type { Running } from '../support/start.ts';
import { start } from '../support/start.ts';

/** A start takes seconds, and longer on a busy machine. */
vi.setConfig({ testTimeout: 90_000 });

let folder: string;
const started: Running[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duet-process-'));
  await ensureBuild();
});

afterAll(async () => {
  for (const { process: child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  await rm(folder, { recursive: true, force: true });
});

/** A process on data of its own: a folder, or a database of the PostgreSQL under test. */
const dataOf = async (name: string): Promise<Record<string, string>> => ({
  DATA_DIR: join(folder, name),
  ...(isPostgres ? { DATABASE_URL: await freshPostgresUrl() } : {}),
});

const run = (env: Record<string, string>): Running => {
  const running = start(env);
  started.push(running);
  return running;
};

/** What is said on one line before it ends with a failure. */
const lastWords = async (env: Record<string, string>): Promise<string> => {
  const running = run(env);
  expect(await running.ended).toEqual({ code: 1, signal: null });
  const lines = running.output().stderr.trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
};

const complain = async (origin: string, number: number): Promise<string | null> => {
  try {
    const answer = await fetch(`${origin}/api/complaints.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({
        name: 'Ada',
        email: 'ada@people.example',
        topic: 'other',
        message: `Complaint number ${number}, long enough to be taken.`,
      }),
    });
    if (!answer.ok) return null;
    const { reference, key } = (await answer.json()) as { reference: string; key: string };
    return `reference=${reference}&key=${key}`;
  } catch {
    return null;
  }
};

describe('a start that cannot succeed', () => {
  it('names every wrong setting in one message', async () => {
    const words = await lastWords({ PORT: 'eighty', DEMO: 'yes', DATA_DIR: join(folder, 'bad') });
    expect(words).toContain('PORT');
    expect(words).toContain('DEMO');
  });

  it('says that PostgreSQL cannot be reached, and never its password', async () => {
    const words = await lastWords({
      DATABASE_URL: 'postgres://duet:hidden@127.0.0.1:9/duet',
      DATA_DIR: join(folder, 'unreachable'),
    });
    expect(words).toContain('127.0.0.1:9');
    expect(words).not.toContain('hidden');
  });

  it('says which port is taken', async () => {
    const taken = await new Promise<Server>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
    });
    const { port } = taken.address() as AddressInfo;
    const words = await lastWords({ ...(await dataOf('taken')), PORT: String(port) });
    expect(words).toContain(String(port));
    await new Promise((closed) => taken.close(closed));
  });

  it.runIf(!isPostgres)('says that another process uses the data folder', async () => {
    const data = await dataOf('shared');
    const first = run(data);
    await first.ready;
    expect(await lastWords(data)).toContain('in use by another Duet process');
    first.process.kill('SIGTERM');
    expect(await first.ended).toEqual({ code: 0, signal: null });
  });
});

describe('an end', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('by %s lets a request finish first', async (signal) => {
    const running = run(await dataOf(signal));
    const origin = await running.ready;
    const body = JSON.stringify({
      name: 'Slow',
      email: 'slow@people.example',
      topic: 'other',
      message: 'This one takes its time to arrive, but arrive it does.',
    });
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const slow = request(
        `${origin}/api/complaints.php`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': body.length, origin },
        },
        (answer) => resolve(answer.statusCode),
      );
      slow.once('error', reject);
      // Half of it is on the way when the end is asked for.
      slow.write(body.slice(0, 10), () => {
        running.process.kill(signal);
        slow.end(body.slice(10));
      });
    });
    expect(status).toBe(200);
    expect(await running.ended).toEqual({ code: 0, signal: null });
  });
});

describe('a kill in the middle of writing', () => {
  it('loses nothing that was acknowledged and repeats nothing', async () => {
    const data = await dataOf('killed');
    const first = run(data);
    const origin = await first.ready;
    const kept: string[] = [];
    // Each address may complain five times an hour: the kill comes during the fourth.
    for (let number = 0; number < 3; number += 1) {
      const link = await complain(origin, number);
      if (link) kept.push(link);
    }
    const last = complain(origin, 3);
    first.process.kill('SIGKILL');
    const lastLink = await last;
    if (lastLink) kept.push(lastLink);
    await first.ended;
    expect(kept.length).toBeGreaterThanOrEqual(3);

    const second = run(data);
    const again = await second.ready;
    for (const link of kept) {
      const answer = await fetch(`${again}/api/complaints.php?${link}`);
      expect(answer.status).toBe(200);
    }
    expect((await fetch(`${again}/readyz`)).status).toBe(200);
    second.process.kill('SIGTERM');
    expect(await second.ended).toEqual({ code: 0, signal: null });
  });
});
