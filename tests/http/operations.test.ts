import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonErrors } from '#contract/core/errors.ts';
import { pathPattern } from '#contract/core/endpoint.ts';
import { api, consoleApi } from '#contract/index.ts';
import type { Raw, TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { endpoints, memberEndpoints } from '../support/endpoints.ts';

const TOKEN = 'a-token-of-24-characters';

let app: TestApp;
let withToken: TestApp;

beforeAll(async () => {
  app = await testApp();
  withToken = await testApp({ METRICS_TOKEN: TOKEN });
});

afterAll(async () => {
  await app.close();
  await withToken.close();
});

describe('metrics', () => {
  const ask = (on: TestApp, raw: Raw = {}) => on.send('GET', '/metrics', raw);
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  it('[OPS-16] tell how long routes took, and not what was asked for', async () => {
    await app.send('GET', '/api/pages.php?page=a-very-private-page');
    const { statusCode, payload } = await ask(app);
    expect(statusCode).toBe(200);
    expect(payload).toMatch(/http_request_duration_seconds_count\{.*route="\/api\/pages\.php"/);
    expect(payload).not.toContain('a-very-private-page');
  });

  it.each([
    ['from elsewhere', () => app, { address: '192.0.2.1' }],
    ['through a proxy beside us', () => app, { headers: { 'x-forwarded-for': '192.0.2.1' } }],
    ['from here, when a token is set', () => withToken, {}],
    ['with a wrong token', () => withToken, bearer('b-token-of-24-characters')],
    ['with a shorter token', () => withToken, bearer('a-token')],
    ['with a token of other letters', () => withToken, bearer('é-token-of-24-characters')],
  ] as const)('[OPS-16] do not exist %s', async (_, on, raw) => {
    const { statusCode, payload } = await ask(on(), raw);
    expect(statusCode).toBe(404);
    expect(payload).not.toContain('http_request');
  });

  it('[OPS-16] are there for whoever holds the token', async () => {
    const answer = await ask(withToken, { address: '192.0.2.1', ...bearer(TOKEN) });
    expect(answer.statusCode).toBe(200);
  });
});

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly responses: Record<string, { readonly content?: Record<string, { schema: object }> }>;
}

interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
}

describe('the OpenAPI document', () => {
  let document: Document;

  beforeAll(async () => {
    document = (await app.send('GET', '/api/openapi.json')).json();
  });

  it('[API-2] is OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('[API-2] names the calls of the contract, and no others', () => {
    const served = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = endpoints.map((spec) => `${spec.method} ${pathPattern(spec)}`);
    expect(served.toSorted()).toEqual(declared.toSorted());
  });

  it('[API-2] [OPS-2] leaves out all of the console, where strangers read it', async () => {
    const open = await testApp({ NODE_ENV: 'production' });
    const answer = await open.send('GET', '/api/openapi.json');
    await open.close();
    const told = Object.values(answer.json<Document>().paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(told.toSorted()).toEqual(memberEndpoints.map(({ name }) => name).toSorted());
    expect(answer.payload).not.toMatch(/staff|console|\/api\/admin/i);
  });

  it('[API-2] gives each call a name and an address of its own', () => {
    expect(
      Object.entries({ ...api, ...consoleApi }).filter(([name, spec]) => name !== spec.name),
    ).toEqual([]);
    const addresses = endpoints.map((spec) => `${spec.method} ${pathPattern(spec)}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  describe.each(endpoints.map((spec) => [spec.name, spec] as const))('about %s', (_, spec) => {
    const operation = () =>
      document.paths[pathPattern(spec)]?.[spec.method.toLowerCase()] as Operation;

    it('[API-2] tells what it is for and who may call it', () => {
      const { operationId, summary, tags } = operation();
      expect({ operationId, summary, tags }).toEqual({
        operationId: spec.name,
        summary: spec.summary,
        tags: [spec.access],
      });
    });

    it('[API-2] tells what it takes and what it answers', () => {
      const { parameters = [], requestBody, responses } = operation();
      const inPath = [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath);
      expect(parameters.some((one) => one.in === 'query')).toBe(spec.query !== undefined);
      expect(requestBody !== undefined).toBe(spec.body !== undefined);
      const type = spec.produces ?? 'application/json';
      expect(responses['200']?.content).toHaveProperty([type]);
    });

    it('[API-2] tells every error by its status and code', () => {
      const { responses } = operation();
      const errors = Object.entries({ ...commonErrors, ...spec.errors });
      for (const [, status] of errors) {
        const range = `${String(status).slice(0, 1)}XX`;
        expect(responses[status] ?? responses[range]).toBeDefined();
      }
      const told = JSON.stringify(responses);
      for (const code of Object.keys(spec.errors)) expect(told).toContain(code);
    });
  });
});

describe('the page about the API', () => {
  const page = async () => {
    const first = await app.send('GET', '/api/docs');
    const { location } = first.headers;
    return typeof location === 'string' ? app.send('GET', location) : first;
  };

  it('[API-2] answers, with everything it loads', async () => {
    const { statusCode, headers, payload } = await page();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    const loaded = [...payload.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => String(url));
    expect(loaded.length).toBeGreaterThan(3);
    for (const url of loaded) {
      const { host, pathname } = new URL(url, 'http://duet.localhost/api/docs/');
      expect(host).toBe('duet.localhost');
      expect((await app.send('GET', pathname)).statusCode, pathname).toBe(200);
    }
  });

  it('[API-2] may load nothing from other hosts', async () => {
    const policy = String((await page()).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/\bhttps?:|\w\.\w/);
    // Over plain HTTP this would send the page's own files to a port that does not answer.
    expect(policy).not.toContain('upgrade-insecure-requests');
  });
});
