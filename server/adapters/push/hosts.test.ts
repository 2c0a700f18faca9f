import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import type { PushHost } from '#tests/support/push.ts';
import { browserAt, pushHost } from '#tests/support/push.ts';
import { MAX_BYTES, openPushHosts } from './hosts.ts';
import { isKnownHost } from './known-host.ts';

const message = {
  title: 'You have 3 new messages',
  body: 'Open Duet to read them.',
  lang: 'en',
  path: '/chats',
  tag: 'new_messages',
  icon: '/icons/192.png',
  badge: 3,
};
const options = { member: 'someone', ttl: 3600, urgency: 'high', topic: 'new_messages' } as const;
const contact = 'hello@duet.example';

let host: PushHost;
beforeAll(async () => {
  host = await pushHost();
});
afterAll(() => host.close());

const open = (keys = webPush.generateVAPIDKeys()) =>
  openPushHosts({ keys, contact, hosts: [host.origin] });

const at = (path: string) => browserAt(`${host.origin}${path}`);

const flat = ({ subscription }: ReturnType<typeof at>) => ({
  endpoint: subscription.endpoint,
  ...subscription.keys,
});

describe('openHosts', () => {
  it('[NOTE-3] sends what only the browser can read, signed by us', async () => {
    const keys = webPush.generateVAPIDKeys();
    const browser = at('/one');
    expect(await open(keys).send(flat(browser), message, options)).toBe('sent');
    const { headers, body } = host.taken.at(-1) ?? {};
    expect(headers).toMatchObject({
      ttl: '3600',
      urgency: 'high',
      topic: 'new_messages',
      'content-encoding': 'aes128gcm',
    });
    expect(body?.toString('latin1')).not.toContain('messages');
    expect(browser.read(body ?? Buffer.alloc(0))).toEqual(message);

    const [, head = '', claims = '', signature = ''] =
      /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=/.exec(headers?.authorization ?? '') ?? [];
    expect(headers?.authorization).toContain(`k=${keys.publicKey}`);
    const point = Buffer.from(keys.publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) =>
      one.toString('base64url'),
    ) as [string, string];
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    const given = Buffer.from(signature, 'base64url');
    expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, given)).toBe(true);
    const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
    expect(said).toMatchObject({ aud: host.origin, sub: `mailto:${contact}` });
    expect(said.exp * 1000).toBeGreaterThan(Date.now());
    expect(said.exp * 1000).toBeLessThan(Date.now() + 86_400_000);
  });

  it('[NOTE-3] sends what always has the same length, and never the same', async () => {
    const browser = at('/length');
    const sent: Buffer[] = [];
    for (const body of ['Hi', 'Hi', 'ä'.repeat(400)]) {
      await open().send(flat(browser), { ...message, body }, options);
      const taken = host.taken.at(-1)?.body ?? Buffer.alloc(0);
      expect(browser.read(taken)).toEqual({ ...message, body });
      sent.push(taken);
    }
    expect(new Set(sent.map(({ length }) => length)).size).toBe(1);
    expect(new Set(sent.map((one) => one.toString('hex'))).size).toBe(3);
  });

  it('[NOTE-3] fits into what hosts take, or is not sent', async () => {
    const around = Buffer.byteLength(JSON.stringify({ ...message, body: '' }));
    const longest = { ...message, body: 'a'.repeat(MAX_BYTES - around) };
    expect(await open().send(flat(at('/longest')), longest, options)).toBe('sent');
    expect(host.taken.at(-1)?.body).toHaveLength(4096);
    const longer = { ...longest, body: `${longest.body}a` };
    await expect(open().send(flat(at('/longest')), longer, options)).rejects.toThrow('too long');
  });

  it.each([
    ['good ones', {}, 'yes'],
    ['a point off the curve', { p256dh: `B${'A'.repeat(86)}` }, 'broken_keys'],
    ['random bytes', { p256dh: randomBytes(65).toString('base64url') }, 'broken_keys'],
    ['a short secret', { auth: 'AAAA' }, 'broken_keys'],
    ['a long secret', { auth: randomBytes(17).toString('base64url') }, 'broken_keys'],
    ['nothing', { p256dh: '', auth: '' }, 'broken_keys'],
  ])('[NOTE-3] tells of keys whether they can be used: %s', (_, keys, known) => {
    expect(open().checkSubscription({ ...flat(at('/keys')), ...keys })).toBe(known);
  });

  it.each([
    [201, 'sent'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
  ] as const)('[NOTE-3] understands the answer %i as %s', async (status, outcome) => {
    host.answer(`/${status}`, status);
    expect(await open().send(flat(at(`/${status}`)), message, options)).toBe(outcome);
  });

  it.each([429, 500, 503])('[NOTE-3] is worth another try after %i', async (status) => {
    host.answer(`/${status}`, status);
    await expect(open().send(flat(at(`/${status}`)), message, options)).rejects.toThrow(
      `answered ${status}`,
    );
  });

  it('[NOTE-3] follows no host elsewhere', async () => {
    host.answer('/moved', 307);
    expect(await open().send(flat(at('/moved')), message, options)).toBe('refused');
    expect(host.taken.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  it('[NOTE-3] does not call what is no push host, even if it is stored', async () => {
    const before = host.taken.length;
    const closed = openPushHosts({ keys: webPush.generateVAPIDKeys(), contact, hosts: [] });
    expect(await closed.send(flat(at('/one')), message, options)).toBe('gone');
    expect(host.taken).toHaveLength(before);
  });
});

describe('isKnownHost', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://api.push.apple.com/abc', true],
    ['https://wns2-am3p.notify.windows.com/w/?token=abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://fcm.googleapis.com.elsewhere.example/abc', false],
    ['https://elsewhere.example/fcm.googleapis.com', false],
    ['https://notify.windows.com.elsewhere.example/', false],
    ['https://someone@fcm.googleapis.com/abc', false],
    ['https://127.0.0.1/abc', false],
    ['http://169.254.169.254/latest/meta-data', false],
    ['file:///etc/passwd', false],
    ['not an address', false],
  ])('[NOTE-3] %s: %j', (endpoint, known) => {
    expect(isKnownHost(endpoint, [])).toBe(known);
  });

  it('[NOTE-3] knows what the settings add, by its origin', () => {
    expect(isKnownHost('http://localhost:4000/a', ['http://localhost:4000'])).toBe(true);
    expect(isKnownHost('http://localhost:4001/a', ['http://localhost:4000'])).toBe(false);
  });
});
