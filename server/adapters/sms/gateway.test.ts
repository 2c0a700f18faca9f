import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway } from './gateway.ts';

const MESSAGE = {
  to: '+31612345678',
  member: 'somebody',
  text: '123456 is your code.',
  until: '2026-11-15T12:00:00Z',
};

let status: number | 'hang' = 200;
const got: { headers: IncomingMessage['headers']; url: string; body: string }[] = [];

const server = createServer((request, response) => {
  void text(request).then((body) => {
    got.push({ headers: request.headers, url: request.url ?? '', body });
    if (status === 302) response.setHeader('location', '/elsewhere');
    if (status !== 'hang') response.writeHead(status).end('whatever');
  });
});

let host = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const problem = (address: string, timeoutMs?: number) =>
  openGateway(address, timeoutMs)
    .send(MESSAGE)
    .then(
      () => '',
      (error: unknown) => String(error),
    );

describe('a gateway for text messages', () => {
  it('[PAY-6] gets number and text, and the name and password of its URL', async () => {
    await openGateway(`http://us%40er:p%3Ass@${host}/send?from=Duet`).send(MESSAGE);
    const [request] = got;
    expect(request?.url).toBe('/send?from=Duet');
    expect(JSON.parse(request?.body ?? '')).toEqual({ to: MESSAGE.to, text: MESSAGE.text });
    const basic = Buffer.from('us@er:p:ss').toString('base64');
    expect(request?.headers).toMatchObject({ authorization: `Basic ${basic}` });
    await openGateway(`http://${host}/send`).send(MESSAGE);
    expect(got.at(-1)?.headers.authorization).toBeUndefined();
  });

  it('[PAY-6] that refuses, redirects, hangs or is gone says so without secrets', async () => {
    const address = `http://user:hunter2@${host}/send`;
    const problems: string[] = [];
    for (const answer of [500, 401, 302, 'hang'] as const) {
      status = answer;
      problems.push(await problem(address, 200));
    }
    problems.push(await problem('http://user:hunter2@127.0.0.1:1/send'));
    status = 200;
    expect(problems[0]).toContain('500');
    for (const one of problems) {
      expect(one).toContain('SMS gateway');
      expect(one).not.toMatch(/hunter2|user|127\.0|\+31|123456/);
    }
  });
});
