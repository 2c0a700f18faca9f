import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintFile } from '#contract/moderation.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';

/** Addresses whose country the bundled table knows. */
const DUTCH = '193.0.6.139';
const GERMAN = '213.133.116.44';
const AMERICAN = '8.8.8.8';

const PROXY = '10.1.2.3';
const STRANGER = GERMAN;

let direct: TestApp;
let behindProxy: TestApp;

beforeAll(async () => {
  direct = await testApp();
  behindProxy = await testApp({ TRUST_PROXY: '10.0.0.0/8, 172.16.0.1' });
});

afterAll(async () => {
  await direct.close();
  await behindProxy.close();
});

const settingsFor = async (on: TestApp, address: string, headers: Record<string, string> = {}) => {
  const answer = await on.send('GET', '/api/settings.php', { address, headers });
  return answer.json<{ geoip_country: string | null; name: string }>();
};

describe('the country of a visit', () => {
  it.each([
    [DUTCH, 'NL'],
    [GERMAN, 'DE'],
    [AMERICAN, 'US'],
    ['2001:67c:2e8::1', 'NL'],
    [`::ffff:${DUTCH}`, 'NL'],
    ['127.0.0.1', null],
    ['10.0.0.1', null],
  ])('[SITE-2] of the address %s is %s', async (address, country) => {
    expect(await settingsFor(direct, address)).toMatchObject({ geoip_country: country });
  });

  it.each([
    ['what a trusted proxy forwards', PROXY, DUTCH, 'NL'],
    ['what a second trusted proxy forwarded to the first', PROXY, `${DUTCH}, 172.16.0.1`, 'NL'],
    ['the last address that no trusted proxy has', PROXY, `${AMERICAN}, ${DUTCH}`, 'NL'],
    ['the address of a stranger who claims another', STRANGER, AMERICAN, 'DE'],
    ['the address of a stranger who claims to be a proxy', STRANGER, `${DUTCH}, ${PROXY}`, 'DE'],
  ])('[SITE-2] behind proxies comes from %s', async (_, address, forwarded, country) => {
    const settings = await settingsFor(behindProxy, address, { 'x-forwarded-for': forwarded });
    expect(settings.geoip_country).toBe(country);
  });

  it('[SITE-2] never comes from a header where no proxy is trusted', async () => {
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip']) {
      const settings = await settingsFor(direct, PROXY, { [header]: DUTCH });
      expect(settings.geoip_country).toBeNull();
    }
  });
});

describe('the host of a visit', () => {
  const headers = { 'x-forwarded-host': 'evergreen.localhost' };

  it('[SITE-1] is the one that a trusted proxy forwards', async () => {
    expect(await settingsFor(behindProxy, PROXY, headers)).toMatchObject({ name: 'Evergreen' });
  });

  it('[SITE-1] is never the one that a stranger claims', async () => {
    expect(await settingsFor(behindProxy, STRANGER, headers)).toMatchObject({ name: 'Duet' });
    expect(await settingsFor(direct, PROXY, headers)).toMatchObject({ name: 'Duet' });
  });
});

describe('limits behind proxies', () => {
  const form = {
    name: 'Ada',
    email: 'ada@people.example',
    topic: 'service',
    message: 'The lift in this house does not work.',
  };

  const fileFrom = (address: string, forwarded: string) =>
    behindProxy.send('POST', complaintFile.path, {
      body: form,
      address,
      headers: { 'x-forwarded-for': forwarded },
    });

  it('count visitors, not the proxy they share', async () => {
    for (let call = 0; call <= complaintFile.limit.max; call += 1) {
      expect((await fileFrom(PROXY, `192.0.2.${call}`)).statusCode).toBe(200);
    }
  });

  it('are not escaped by claiming other addresses', async () => {
    for (let call = 0; call < complaintFile.limit.max; call += 1) {
      await fileFrom(STRANGER, `198.51.100.${call}`);
    }
    expect((await fileFrom(STRANGER, '198.51.100.99')).statusCode).toBe(429);
  });
});

describe('TLS at a proxy', () => {
  const https = { 'x-forwarded-proto': 'https' };
  const hsts = async (on: TestApp, address: string, headers: Record<string, string>) =>
    (await on.send('GET', '/healthz', { address, headers })).headers['strict-transport-security'];

  it('is asked for from then on', async () => {
    expect(await hsts(behindProxy, PROXY, https)).toMatch(/^max-age=\d{8}$/);
  });

  it('is asked for from hosts below as well, where the operator says so', async () => {
    const all = await testApp({ TRUST_PROXY: PROXY, HSTS_SUBDOMAINS: '1' });
    expect(await hsts(all, PROXY, https)).toMatch(/^max-age=\d{8}; includeSubDomains$/);
    await all.close();
  });

  it('is not asked for over plain HTTP, nor on the word of a stranger', async () => {
    expect(await hsts(behindProxy, PROXY, {})).toBeUndefined();
    expect(await hsts(behindProxy, STRANGER, https)).toBeUndefined();
    expect(await hsts(direct, PROXY, https)).toBeUndefined();
  });
});
