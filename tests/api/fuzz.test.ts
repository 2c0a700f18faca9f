import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/core/endpoint.ts';
import { api } from '../../contract/index.ts';
import { expectContract, expectError } from '../support/answers.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { BROKEN_BODIES, hostileInput } from '../support/hostile.ts';
import type { Person } from '../support/people.ts';
import { addPerson, signIn } from '../support/people.ts';
import type { Input } from '../support/sample.ts';
import { requestOf, sampleOf } from '../support/sample.ts';

const RUNS = 30;

const endpoints: readonly Endpoint[] = Object.values(api);

let app: TestApp;
let member: Person;
let staff: Person;

beforeAll(async () => {
  app = await testApp();
  member = await addPerson(app.core, 'Fay');
  staff = await addPerson(app.core, 'Stan', { role: 'staff' });
});

afterAll(() => app.close());

let calls = 0;

/** Somebody who may call the endpoint, from an address that has not been counted yet. */
const allowed = async (spec: Endpoint) => {
  calls += 1;
  const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  if (spec.access === 'anyone') return { address };
  // Uploads count before they are read, whatever they are.
  if (spec.accepts) return { address, session: (await addPerson(app.core, `Fay${calls}`)).session };
  return { address, session: await signIn(app.core, spec.access === 'staff' ? staff : member) };
};

const call = async (spec: Endpoint, input: Input) => {
  const [method, url, body] = requestOf(spec, input);
  return app.send(method, url, { ...(await allowed(spec)), ...body });
};

const titled = (specs: readonly Endpoint[]) =>
  specs.map((spec) => [`${spec.name}: ${spec.method} ${spec.path}`, spec] as const);

describe.each(titled(endpoints))('%s', (_, spec) => {
  it('[API-6] answers whatever it is sent as the contract says', async () => {
    await fc.assert(
      fc.asyncProperty(hostileInput(spec), async (input) => {
        expectContract(spec, await call(spec, input));
      }),
      { numRuns: RUNS },
    );
  });
});

describe.each(titled(endpoints.filter(({ body }) => body !== undefined)))('%s', (_, spec) => {
  it.each(BROKEN_BODIES)('[API-6] refuses %s as a body', async (_title, type, body) => {
    const [method, url] = requestOf(spec, sampleOf(spec));
    const headers = { 'content-type': type };
    const answer = await app.send(method, url, { ...(await allowed(spec)), body, headers });
    expectError(spec, answer);
    expect([400, 413, 415]).toContain(answer.statusCode);
  });
});

describe('addresses and headers', () => {
  const addresses = [
    ['is badly encoded', '/api/%zz'],
    ['is badly encoded in a name', '/api/assets/paymentmethod/%ff.svg'],
    ['climbs out of its folder', '/api/assets/paymentmethod/..%2f..%2fpackage.svg'],
    ['names something very long', `/api/assets/paymentmethod/${'a'.repeat(300)}.svg`],
    ['carries a null byte', '/api/pages.php?page=%00'],
    ['carries operators', '/api/pages.php?page[]=terms&page[$ne]=1'],
    ['repeats itself', '/api/pages.php?page=terms&page=terms'],
    ['names a prototype', '/api/pages.php?__proto__=1&constructor=2'],
    ['is very long', `/api/settings.php?_force_domain=${'a'.repeat(9000)}`],
    ['carries an emoji', '/api/settings.php?_force_domain=%F0%9F%92%98'],
    ['has an empty part', '/api//user.php'],
    ['goes up and down', '/api/../api/user.php'],
  ] as const;

  it.each(addresses)('[API-6] an address that %s gets a clean answer', async (_, address) => {
    const answer = await app.send('GET', address);
    expect(answer.statusCode).toBeLessThan(500);
    if (answer.statusCode >= 400) expectError({ errors: {} }, answer);
  });

  const headers = [
    ['badly encoded cookies', { cookie: 'session=%zz; locale=%00; country=%ff' }],
    ['cookies without names', { cookie: '='.repeat(500) }],
    ['a very long session', { cookie: `session=${'x'.repeat(8000)}` }],
    ['a null byte in its source', { cookie: 'trafficsource=network%3D%00%26ref%3D%FF' }],
    ['an unknown encoding', { 'accept-encoding': 'x'.repeat(1000) }],
    ['an empty host', { host: '' }],
    ['a very long host', { host: 'a'.repeat(5000) }],
    ['a host with an impossible port', { host: '[::1]:99999' }],
    ['a prototype as host', { host: '__proto__' }],
    ['forwarders that are none', { 'x-forwarded-for': 'nonsense, , ,' }],
    ['a broken ETag', { 'if-none-match': '"'.repeat(1000) }],
  ] as const;

  it.each(headers)('[API-6] a request with %s gets a clean answer', async (_, given) => {
    for (const path of ['/api/settings.php', '/api/companyinfo.php']) {
      const answer = await app.send('GET', path, { headers: given });
      expect(answer.statusCode, answer.payload).toBe(200);
    }
  });
});
