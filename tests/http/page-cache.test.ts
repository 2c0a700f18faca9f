import { gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '#contract/site.ts';
import type { HandlePage } from '#contract/visit.ts';
import { sameForAllHeader } from '#contract/visit.ts';
import { clearSiteCache } from '#server/features/site/index.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addPerson } from '../support/people.ts';

let session: string;
let renders = 0;

/** A page that tells all it was given, so that nothing of another visitor could hide in it. */
const handle: HandlePage = async (request, visit) => {
  renders += 1;
  const { nonce, report: _report, fetch: callApi, ...facts } = visit;
  const { pathname } = new URL(request.url);
  const seen = {
    facts,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    settings: await (await callApi(settings.path, {})).json(),
  };
  const body = `<script nonce="${nonce}">1</script>${JSON.stringify(seen)}<i nonce="${nonce}">é</i>`;
  return new Response(request.method === 'HEAD' ? null : body, {
    status: pathname === '/broken' ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(pathname === '/own' ? {} : { [sameForAllHeader]: '1' }),
      ...(pathname === '/cookie' ? { 'set-cookie': 'a=b' } : {}),
    },
  });
};

const app = await appOfFile({ TRUST_PROXY: '127.0.0.1' }, handle);

beforeAll(async () => {
  ({ session } = await addPerson(app.core, 'Pat'));
});

beforeEach(() => {
  clearSiteCache(app.core);
  renders = 0;
});

const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? '';

const open = async (raw: Raw = {}, path = '/', method = 'GET') => {
  const answer = await app.send(method, path, raw);
  const nonce = nonceOf(answer.headers['content-security-policy']);
  return { ...answer, nonce, text: answer.payload.replaceAll(nonce, 'NONCE') };
};

describe('a page that is the same for all', () => {
  it('is rendered once for visitors who are alike', async () => {
    const answers = [await open(), await open({ headers: { 'user-agent': 'Other' } })];
    expect(renders).toBe(1);
    expect(answers[1]?.text).toBe(answers[0]?.text);
    expect(answers[1]?.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-frame-options': 'DENY',
    });
  });

  it('has a nonce of its own in each answer, the one of its policy', async () => {
    const answers = [await open(), await open(), await open()];
    expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(3);
    for (const { nonce, payload } of answers) {
      expect(nonce.length).toBeGreaterThanOrEqual(22);
      const found = [...payload.matchAll(/nonce="([^"]*)"/g)].map(([, one]) => one);
      expect(found).toEqual([nonce, nonce]);
    }
  });

  it('says the same compressed', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const plain = await open();
    for (const answer of [await open({ headers }), await open({ headers })]) {
      expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      const html = gunzipSync(answer.rawPayload).toString();
      expect(html.replaceAll(answer.nonce, 'NONCE')).toBe(plain.text);
      expect(html).toContain(`nonce="${answer.nonce}"`);
    }
    for (const refusal of ['gzip;q=0', 'identity', 'gzip; q=0.0, identity']) {
      const answer = await open({ headers: { 'accept-encoding': refusal } });
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.text).toBe(plain.text);
    }
  });

  it('is made without anything that the visitor sent along', async () => {
    const { text } = await open({
      headers: { cookie: 'secret=1', authorization: 'secret', 'user-agent': 'secret' },
    });
    expect(text).toContain('"headers":{}');
    expect(text).not.toContain('secret');
  });

  it.each<[string, Raw, Raw]>([
    ['language', { headers: { cookie: 'locale=nl' } }, { headers: { cookie: 'locale=de' } }],
    ['site', { host: 'harbour.localhost' }, { host: 'evergreen.localhost' }],
    ['host', { host: 'duet.localhost' }, { host: 'www.duet.localhost' }],
    ['protocol', {}, { headers: { 'x-forwarded-proto': 'https' } }],
    ['country of the address', {}, { headers: { 'x-forwarded-for': '193.0.6.139' } }],
    [
      'language of the browser, where the country does not speak the site’s',
      { headers: { cookie: 'country=BE', 'accept-language': 'nl' } },
      { headers: { cookie: 'country=BE', 'accept-language': 'en, fr;q=0.5' } },
    ],
    ['chosen country', {}, { headers: { cookie: 'country=BE' } }],
    ['notice', {}, { headers: { cookie: 'notice=1' } }],
    ['source', {}, { headers: { cookie: 'trafficsource=network%3Dpals' } }],
  ])('is another for another %s', async (_, one, other) => {
    const first = [await open(one), await open(other)];
    expect(renders).toBe(2);
    expect(first[0]?.text).not.toBe(first[1]?.text);
    const again = [await open(one), await open(other)];
    expect(renders).toBe(2);
    expect(again.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
  });

  it('changes with its site at once when the site is read again', async () => {
    await open();
    clearSiteCache(app.core);
    await open();
    expect(renders).toBe(2);
  });
});

describe('rendered for each answer are', () => {
  const twice = async (raw: Raw, path = '/', method = 'GET') => {
    await open();
    renders = 0;
    const answers = [await open(raw, path, method), await open(raw, path, method)];
    expect(renders).toBe(2);
    expect(answers[0]?.nonce).not.toBe(answers[1]?.nonce);
    for (const { headers } of answers) expect(headers).not.toHaveProperty(sameForAllHeader);
    return answers;
  };

  it('pages of members', async () => {
    const [page] = await twice({ session });
    expect(page?.text).toContain('"signedIn":true');
    // Nor does a browser show them again to whoever goes back after a logout.
    expect(page?.headers['cache-control']).toBe('private, no-store');
    expect((await open()).text).toContain('"signedIn":false');
  });

  it('pages that do not say they are the same for all', () => twice({}, '/own'));

  it('pages that are not found', async () => {
    for (const { statusCode } of await twice({}, '/broken')) expect(statusCode).toBe(404);
  });

  it('pages that set a cookie', async () => {
    for (const { headers } of await twice({}, '/cookie')) expect(headers['set-cookie']).toBe('a=b');
  });

  it('addresses with a query', () => twice({}, '/?lang=nl'));

  it('answers to HEAD, which are empty', async () => {
    for (const { payload } of await twice({}, '/', 'HEAD')) expect(payload).toBe('');
  });

  it('posts', () => twice({ body: 'a=1' }, '/', 'POST'));
});

describe('a lander', () => {
  const lander = '/landers/video/walk';

  it('[LAND-4] is made once for all who were sent, and holds nothing of their address', async () => {
    const first = await open({}, `${lander}?network=one&ref=marker-1&lang=de&sub1=%3Cscript%3E`);
    const second = await open({}, `${lander}?ref=marker-2&lang=de&anything=marker-3`);
    expect(renders).toBe(1);
    expect(second.text).toBe(first.text);
    expect(first.text).toContain('"locale":"de"');
    // One of the landers in the settings has the word in its name.
    expect(first.text).not.toMatch(/marker|%3C|\bnetwork/);
  });

  it('[ACC-12] remembers who sent each of them all the same', async () => {
    await open({}, `${lander}?ref=first`);
    const { headers } = await open({}, `${lander}?ref=second`);
    expect(String(headers['set-cookie'])).toContain('ref=second');
  });

  it('[LAND-4] is made anew for another country, language, site, or somebody nobody sent', async () => {
    const answers = [
      await open({}, lander),
      await open({}, `${lander}?country=DE`),
      await open({}, `${lander}?lang=fr`),
      await open({}, `${lander}?ref=me`),
      await open({ headers: { host: 'other.localhost' } }, lander),
    ];
    expect(renders).toBe(answers.length);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(answers.length);
  });

  it('[LAND-4] cannot be poisoned by headers or cookies', async () => {
    const poisoned = await open(
      {
        headers: {
          'x-original-url': '/evil',
          'x-forwarded-prefix': '/evil',
          'accept-language': 'en;q=0.1, evil',
          'user-agent': 'evil',
          referer: 'https://evil.example/',
          cookie: 'anything=evil; notice=evil; country=evil; locale=evil',
        },
      },
      `${lander}?country=evil&lang=evil`,
    );
    expect(poisoned.text).not.toContain('evil');
    // Another host, even one that a proxy claims, is another page.
    await open({ headers: { 'x-forwarded-host': 'evil.example' } }, lander);
    const next = await open({}, lander);
    expect(next.text).toBe(poisoned.text);
  });
});
