import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appPaths } from '#contract/app.ts';
import { api } from '#contract/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { listen } from '../support/sockets.ts';

/** Where files are served, or something that follows is looked for. */
const prefixes = [
  '/',
  '/assets/',
  '/api/',
  '/api/docs/',
  '/api/docs/static/',
  '/dev/outbox/',
  '/live/',
  ...new Set(
    Object.values(api).flatMap(({ path }) => {
      const [before] = path.split('{');
      return before !== undefined && before !== path ? [before] : [];
    }),
  ),
];

/** Ways out of a folder, and names that no file can have. */
const hostile = [
  '%2e%2e/x',
  '..%2fx',
  '..%5c..%5cx',
  '.%2e/',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '....//x',
  '%00',
  'x%00.js',
  '%0d%0aset-cookie:x',
  '%ff',
  '%',
  '%e0%a4%a',
  '%c0%ae%c0%ae/x',
  '.env',
  '.',
  '..',
  '//evil.example',
  '\\\\evil.example',
  'x'.repeat(5000),
  '%2525252e',
  '~root',
  'CON',
  '*',
  '?x=%',
];

let app: TestApp;
let clientDir: string;
let port: number;

/** Over a real connection: whatever parses an address on the way tidies it up. */
const get = async (path: string) => {
  const sent = request({ host: '127.0.0.1', port, path, headers: { host: 'duet.localhost' } });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, text: await text(answer) };
};

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'duet-client-'));
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, appPaths.worker), '');
  await writeFile(join(clientDir, 'secret.js'), 'secret');
  await writeFile(join(clientDir, 'assets', 'main-x_1.js'), 'shown');
  app = await testApp({}, async () => new Response('page'), { clientDir });
  port = Number(new URL(await listen(app)).port);
});

afterAll(async () => {
  await app.close();
  await rm(clientDir, { recursive: true, force: true });
});

describe('an address that nobody would type', () => {
  it.each(prefixes)('[API-6] after %s finds nothing and breaks nothing', async (prefix) => {
    const answers = await Promise.all(
      hostile.map(async (path) => {
        return { path, ...(await get(prefix + path)) };
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.filter(({ text: body }) => /secret|root:/.test(body))).toEqual([]);
  });

  it('[API-6] does not hide what is there', async () => {
    expect(await get('/assets/main-x_1.js')).toEqual({ status: 200, text: 'shown' });
  });
});
