import { count } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { formatWait } from '#contract/core/format-wait.ts';
import { limits } from '#contract/limits.ts';
import { complaintFile } from '#contract/moderation.ts';
import { hashOf, addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { expectError } from '../support/answers.ts';
import type { Raw } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { freshPostgresUrl } from '../support/database.ts';
import { addPerson } from '../support/people.ts';

const app = await appOfFile();

const form = {
  name: 'Ada',
  email: 'ada@people.example',
  topic: 'service',
  message: 'The lift in this house does not work.',
};

const file = (raw: Raw = {}, on = app) =>
  on.send('POST', complaintFile.path, { body: form, ...raw });

const complaintsIn = async (on = app) => {
  const [row] = await on.core.db.select({ rows: count() }).from(tables.complaints);
  return row?.rows;
};

describe('bad input', () => {
  it('[API-6] gets 400 with a code and a message for each field', async () => {
    const body = { name: '', email: 'no address', topic: 'weather', message: 'Too short.' };
    const answer = await file({ body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: 'Please check what you entered.',
      code: 'invalid_input',
      fields: {
        name: { code: 'required', message: 'Please fill this in.' },
        email: { code: 'invalid_email', message: 'Invalid email' },
        topic: { code: 'unknown_choice', message: 'Please choose one.' },
        message: { code: 'too_short', message: 'Please write a little more.' },
      },
    });
  });

  it('[API-6] names fields that are missing, too long or of the wrong kind', async () => {
    const body = { name: 'x'.repeat(81), email: 7, message: null };
    const { fields } = (await file({ body })).json<ErrorAnswer>();
    expect(fields).toMatchObject({
      name: { code: 'too_long' },
      email: { code: 'invalid' },
      topic: { code: 'unknown_choice' },
      message: { code: 'invalid' },
    });
  });

  it('[API-6] names a field of the address as well', async () => {
    const answer = await app.send('GET', '/api/pages.php?lang=xx');
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<ErrorAnswer>().fields ?? {})).toEqual(['page', 'lang']);
  });

  it('[API-6] leaves nothing behind', async () => {
    const before = await complaintsIn();
    await file({ body: { ...form, message: 'Too short.' } });
    expect(await complaintsIn()).toBe(before);
  });
});

describe('refusals', () => {
  const HUGE = { ...form, message: 'x'.repeat(70_000) };
  const XML = { body: '<a/>', headers: { 'content-type': 'application/xml' } };

  const refused = [
    ['an unknown path', 404, 'not_found', 'GET', '/api/nothing.php', {}],
    ['an unknown path below a known one', 404, 'not_found', 'GET', '/api/user.php/1', {}],
    ['a method that a path does not have', 404, 'not_found', 'DELETE', '/api/user.php', {}],
    ['a method that nobody has', 404, 'not_found', 'PROPFIND', '/api/user.php', {}],
    ['a page nobody wrote', 404, 'page_not_found', 'GET', '/api/pages.php?page=nothing', {}],
    ['a body of many kilobytes', 413, 'too_large', 'POST', complaintFile.path, { body: HUGE }],
    ['a body that is not JSON', 415, 'unsupported_media', 'POST', complaintFile.path, XML],
    ['a body that breaks off', 400, 'invalid_input', 'POST', complaintFile.path, { body: '{"a":' }],
  ] as const;

  it.each(refused)('[API-6] %s gets %i %s', async (_, status, code, method, url, raw) => {
    const answer = await app.send(method, url, raw);
    expectError({ errors: { page_not_found: 404 } }, answer);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });

  it('[API-6] a key that comes again with other data gets 409', async () => {
    const headers = { 'idempotency-key': 'one-key-two-bodies' };
    await file({ headers, address: '192.0.2.7' });
    const body = { ...form, name: 'Bo' };
    const answer = await file({ headers, body, address: '192.0.2.7' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'key_reused' });
  });

  it('lets no other origin read or ask', async () => {
    const headers = {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'PUT',
      'sec-fetch-site': 'cross-site',
    };
    for (const method of ['OPTIONS', 'GET', 'PUT']) {
      const answer = await app.send(method, '/api/user.php', { headers });
      expect(Object.keys(answer.headers).join()).not.toContain('access-control');
    }
  });
});

describe('limits', () => {
  const { max, seconds } = complaintFile.limit;

  const useUp = async (raw: (call: number) => Raw, on = [app]) => {
    for (let call = 0; call < max; call += 1) {
      const answer = await file(raw(call), on[call % on.length]);
      expect(answer.statusCode, answer.payload).toBe(200);
    }
  };

  it('[API-6] are told with Retry-After, and end with their window', async () => {
    const address = '192.0.2.10';
    await useUp(() => ({ address }));
    const before = await complaintsIn();
    const refused = await file({ address });
    expectError(complaintFile, refused);
    expect(refused.statusCode).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(seconds - 60);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect(refused.json()).toMatchObject({
      error: `Too many attempts. Please try again ${formatWait('en', wait)}.`,
      code: 'too_many_requests',
      values: { retry_after: wait },
    });
    expect(await complaintsIn()).toBe(before);

    app.clock.forward({ seconds: wait });
    expect((await file({ address })).statusCode).toBe(200);
  });

  it('[API-6] count each address by itself, and each member', async () => {
    const address = '192.0.2.11';
    await useUp(() => ({ address }));
    expect((await file({ address })).statusCode).toBe(429);
    expect((await file({ address: '192.0.2.12' })).statusCode).toBe(200);
    const { session } = await addPerson(app.core, 'Liz');
    await useUp((call) => ({ session, address: `192.0.2.${20 + call}` }));
    expect((await file({ session, address: '192.0.2.30' })).statusCode).toBe(429);
    expect((await file({ address: '192.0.2.30' })).statusCode).toBe(200);
  });

  it.each([
    ['written in full', (call: number) => `2001:db8:0:1:${call}:${call}:0:9`],
    ['written short', (call: number) => `2001:db8::${call + 1}`],
  ])('[API-6] count a whole IPv6 network as one caller, %s', async (_, addressOf) => {
    await useUp((call) => ({ address: addressOf(call) }));
    expect((await file({ address: addressOf(max) })).statusCode).toBe(429);
    expect((await file({ address: '2001:db8:0:2::1' })).statusCode).toBe(200);
  });

  it('[API-6] count all networks of a wide IPv6 one together', async () => {
    const networks = limits.wideNetworkFactor;
    for (let network = 0; network < networks; network += 1) {
      await useUp(() => ({ address: `2001:db8:7:${network}::1` }));
    }
    expect((await file({ address: `2001:db8:7:${networks}::1` })).statusCode).toBe(429);
    expect((await file({ address: '2001:db8:8::1' })).statusCode).toBe(200);
  });

  it('[API-6] on looking at people are for visitors alone', async () => {
    const address = '192.0.2.15';
    const { max: most, seconds: window } = limits.searchesForVisitors;
    const key = hashOf(`search:${address}`);
    const resetsAt = addTime(app.clock.now(), { seconds: window });
    await app.core.db.insert(tables.rateLimits).values({ key, count: most, resetsAt });
    const search = (raw: Raw) => app.send('GET', '/api/search.php', { address, ...raw });
    expect((await search({})).statusCode).toBe(429);
    const { session } = await addPerson(app.core, 'Lea');
    expect((await search({ session })).statusCode).toBe(200);
    expect((await search({ address: '192.0.2.16' })).statusCode).toBe(200);
  });

  it('[API-6] are not used up by input that is refused', async () => {
    const address = '192.0.2.13';
    for (let call = 0; call <= max; call += 1) {
      expect((await file({ address, body: {} })).statusCode).toBe(400);
    }
    expect((await file({ address })).statusCode).toBe(200);
  });

  it('[API-6] are shared by all processes on one database', async () => {
    const env = { DATABASE_URL: await freshPostgresUrl() };
    const both = [await testApp(env), await testApp(env)];
    const address = '192.0.2.14';
    try {
      await useUp(() => ({ address }), both);
      for (const one of both) expect((await file({ address }, one)).statusCode).toBe(429);
    } finally {
      for (const one of both) await one.close();
    }
  });
});
