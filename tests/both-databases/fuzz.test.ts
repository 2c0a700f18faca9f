import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { expectContract, expectError } from '../support/answers.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { isPostgres } from '../support/database.ts';
import { endpoints, titled } from '../support/endpoints.ts';
import { hostileInput } from '../support/hostile.ts';
import { addPerson } from '../support/people.ts';
import type { Input } from '../support/sample.ts';
import { requestOf } from '../support/sample.ts';
import { addStaff } from '../support/staff.ts';

/** Both engines read the same SQL; the embedded one is asked whether its driver takes it, too. */
const RUNS = isPostgres ? 30 : 2;

/** Of what the schemas of a call refuse: the same code turns all of it away, before anybody looks at it. */
const REFUSED = 3;

const app = await appOfFile();

let calls = 0;

/** What answers after a call that ended the session, or locked the console. */
const SIGNED_OUT = /"(?:authentication_required|console_locked)"/;

const newAddress = () => {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
};

/** Calls an endpoint as somebody who may: one person, as long as calls do not end the session. */
const callerOf = (spec: Endpoint) => {
  let cookie: { readonly session?: string; readonly staff?: string } = {};
  let left = 0;
  const arrive = async () => {
    cookie =
      spec.access === 'staff'
        ? { staff: (await addStaff(app.core, ['administrator'])).staff }
        : { session: (await addPerson(app.core, `Fay${calls}`)).session };
    left = spec.limit?.max ?? Infinity;
  };
  const send = (input: Input) => {
    const [method, url, body] = requestOf(spec, input);
    left -= 1;
    return app.send(method, url, { address: newAddress(), ...cookie, ...body });
  };
  return async (input: Input) => {
    if (spec.access === 'anyone') return send(input);
    if (left <= 0) await arrive();
    const answer = await send(input);
    if (!SIGNED_OUT.test(answer.payload)) return answer;
    await arrive();
    const again = await send(input);
    expect(again.payload).not.toMatch(SIGNED_OUT);
    return again;
  };
};

/** Whether whoever answers the call gets to see the input. */
const isRead = (spec: Endpoint, input: Input): boolean => {
  const parts = (['params', 'query', 'body'] as const).filter((part) => spec[part]);
  const fits = parts.every((part) => {
    const schema = spec[part];
    return schema === undefined || z.safeParse(schema, input[part]).success;
  });
  return fits && (parts.length > 0 || spec.accepts !== undefined);
};

describe.each(titled(endpoints))('%s', (_, spec) => {
  it('[API-6] answers whatever it is sent as the contract says', async () => {
    const call = callerOf(spec);
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(hostileInput(spec), async (input) => {
        if (!isRead(spec, input)) {
          refused += 1;
          if (refused > REFUSED) return;
        }
        expectContract(spec, await call(input));
      }),
      { numRuns: RUNS },
    );
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
