import { beforeAll, describe, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { endpoints, titled } from '../support/endpoints.ts';
import { addPerson, signIn } from '../support/people.ts';
import type { Person } from '../support/people.ts';
import { requestOf, sampleOf } from '../support/sample.ts';

const app = await appOfFile();
let member: Person;

beforeAll(async () => {
  member = await addPerson(app.core, 'Hedy');
});

describe('security headers', () => {
  const paths = [
    '/api/settings.php',
    '/api/user.php',
    '/api/nothing.php',
    '/api/assets/paymentmethod/card.svg',
    '/api/openapi.json',
    '/healthz',
  ];

  it.each(paths)('stand on %s', async (path) => {
    const { headers } = await app.send('GET', path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });
});

const get = async (path: string, headers: Record<string, string> = {}) =>
  app.send('GET', path, { headers });

const isShared = ({ cacheSeconds }: Endpoint) => cacheSeconds !== undefined;

describe('private answers', () => {
  it.each(titled(endpoints.filter((spec) => !isShared(spec))))(
    '%s is not stored',
    async (_, spec) => {
      const [method, url, body] = requestOf(spec, sampleOf(spec));
      const session = await signIn(app.core, member);
      for (const raw of [body, { ...body, session }]) {
        const { headers } = await app.send(method, url, raw);
        expect(headers['cache-control']).toBe('no-store');
        expect(headers).not.toHaveProperty('etag');
      }
    },
  );
});

describe('shared answers', () => {
  const known = { name: 'card' };

  const addressOf = (spec: Endpoint) => requestOf(spec, sampleOf(spec, known))[1];

  describe.each(titled(endpoints.filter(isShared)))('%s', (_, spec) => {
    it('[API-7] may be kept, and are not sent again while they are the same', async () => {
      const first = await get(addressOf(spec));
      const etag = String(first.headers.etag);
      expect(first.statusCode).toBe(200);
      expect(first.headers['cache-control']).toBe(`public, max-age=${spec.cacheSeconds}`);
      expect(etag).toMatch(/^(W\/)?"[\w-]+"$/);

      const again = await get(addressOf(spec), { 'if-none-match': etag });
      expect(again.statusCode).toBe(304);
      expect(again.payload).toBe('');
      expect(again.headers).toMatchObject({
        etag,
        'cache-control': `public, max-age=${spec.cacheSeconds}`,
      });
      const other = await get(addressOf(spec), { 'if-none-match': '"other"' });
      expect(other.payload).toBe(first.payload);
    });

    it('[API-7] are the same for everyone', async () => {
      const own = { session: member.session, headers: { cookie: 'locale=pl; country=BE' } };
      const [visitor, signedIn] = [
        await get(addressOf(spec)),
        await app.send('GET', addressOf(spec), own),
      ];
      expect(signedIn.payload).toBe(visitor.payload);
      expect(signedIn.headers.etag).toBe(visitor.headers.etag);
      expect(signedIn.headers).not.toHaveProperty('set-cookie');
    });
  });

  it.each([
    ['weakly, as proxies that compress write it', (etag: string) => `W/${etag}`],
    ['in a list', (etag: string) => `"one", ${etag}, "two"`],
  ])('[API-7] know their ETag again %s', async (_, rewrite) => {
    const { headers } = await get('/api/companyinfo.php');
    const etag = rewrite(String(headers.etag).replace(/^W\//, ''));
    const again = await get('/api/companyinfo.php', { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
  });

  it('[API-7] have another ETag when they say something else', async () => {
    const [english, dutch] = [
      await get('/api/interests.php?lang=en'),
      await get('/api/interests.php?lang=nl'),
    ];
    expect(english.headers.etag).not.toBe(dutch.headers.etag);
  });

  it('are not kept when they are errors', async () => {
    const { statusCode, headers } = await get('/api/assets/paymentmethod/unknown.svg');
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('compression', () => {
  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const)('of larger answers with %s', async (encoding, unpack) => {
    const plain = await get('/api/regions.php');
    const packed = await get('/api/regions.php', { 'accept-encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toContain('accept-encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.payload);
  });

  it('leaves small answers as they are', async () => {
    const answer = await get('/api/user.php', { 'accept-encoding': 'gzip' });
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });
});
