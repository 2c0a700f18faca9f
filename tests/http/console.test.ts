import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CONSOLE_PATH,
  consoleSession,
  staffInvitationAccept,
  staffInvitationAsk,
} from '#contract/console/index.ts';
import type { HandlePage } from '#contract/visit.ts';
import { sameForAllHeader } from '#contract/visit.ts';
import { siteById } from '#server/features/site/index.ts';
import { inviteAdministrator } from '#server/features/staff/index.ts';
import type { Raw, TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { consoleEndpoints } from '../support/endpoints.ts';
import { createAuthenticator } from '../support/passkeys.ts';
import { requestOf, sampleOf } from '../support/sample.ts';
import { addStaff } from '../support/staff.ts';

const CONSOLE_HOST = 'console.localhost';
const SITE_HOST = 'duet.localhost';

/** A page that says where it is, and that everybody may get the same. */
const handle: HandlePage = async ({ url }) => {
  const { pathname } = new URL(url);
  const status = pathname.endsWith('/404') ? 404 : 200;
  return new Response(pathname, { status, headers: { [sameForAllHeader]: '1' } });
};

let app: TestApp;
let apart: TestApp;

beforeAll(async () => {
  app = await testApp({ TRUST_PROXY: '10.0.0.0/8' }, handle);
  apart = await testApp({ CONSOLE_HOST }, handle);
});

afterAll(async () => {
  await app.close();
  await apart.close();
});

const PRIVATE = { 'x-robots-tag': 'noindex', 'cache-control': expect.stringContaining('no-store') };

describe('the console', () => {
  it('[OPS-1] is kept by no browser, and by no search engine', async () => {
    const { staff } = await addStaff(app.core, ['administrator']);
    for (const spec of consoleEndpoints) {
      const [method, url, body] = requestOf(spec, sampleOf(spec));
      for (const raw of [body, { ...body, staff }]) {
        const { headers } = await app.send(method, url, raw);
        expect(headers, spec.name).toMatchObject(PRIVATE);
      }
    }
    for (const path of [CONSOLE_PATH, `${CONSOLE_PATH}/team`, `${CONSOLE_PATH}/team.data`]) {
      for (const raw of [{}, { staff }]) {
        expect((await app.send('GET', path, raw)).headers, path).toMatchObject(PRIVATE);
      }
    }
  });

  it('[OPS-1] sets a cookie that stays on its host, for a working day', async () => {
    const overTls = { address: '10.1.2.3', headers: { 'x-forwarded-proto': 'https' } };
    const site = await siteById(app.core, 1);
    if (!site) throw new Error('There is no site.');
    const invited = { email: 'ada@team.example', name: 'Ada' };
    const link = new URL(await inviteAdministrator(app.core, site, invited));
    const token = link.searchParams.get('token') ?? '';
    const device = createAuthenticator(`https://${SITE_HOST}`);
    const { options } = await app.as(overTls)(staffInvitationAsk, { body: { token } });
    const body = { token, name: 'Ada', language: 'en', passkey: device.register(options) };
    const answer = await app.send('POST', staffInvitationAccept.path, { ...overTls, body });
    expect(answer.cookies).toEqual([
      {
        name: '__Host-console',
        value: expect.any(String) as string,
        path: '/',
        maxAge: 12 * 3600,
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
      },
    ]);
  });
});

describe('a host of its own', () => {
  const on = (host: string, path: string, raw: Raw = {}) =>
    apart.send('GET', path, { host, ...raw });

  it.each([
    '/console',
    '/Console',
    '/%63onsole',
    '/console/team',
    '/console.data',
    '/console/?a=1',
  ])('[OPS-1] leaves no page of the console on sites: %s', async (path) => {
    const answer = await on(SITE_HOST, path);
    expect([answer.statusCode, answer.payload]).toEqual([404, '/404']);
    expect((await on(CONSOLE_HOST, path)).payload).toBe(path.replace(/\?.*/, ''));
  });

  it.each(['/api/admin/session.php', '/api/%61dmin/session.php', '/api/admin/session.php/'])(
    '[OPS-1] leaves no call of the console on sites: %s',
    async (path) => {
      const nothing = await on(SITE_HOST, '/api/nothing.php');
      const answer = await on(SITE_HOST, path);
      expect([answer.statusCode, answer.payload]).toEqual([404, nothing.payload]);
      expect((await on(CONSOLE_HOST, path)).statusCode).toBe(200);
    },
  );

  it('[OPS-1] has nothing of the sites', async () => {
    for (const path of ['/', '/search', '/login?next=/console']) {
      const answer = await on(CONSOLE_HOST, path);
      expect([answer.statusCode, answer.payload]).toEqual([404, '/console/404']);
    }
    for (const path of ['/api/settings.php', '/robots.txt', '/sitemap.xml', '/api/openapi.json']) {
      expect((await on(CONSOLE_HOST, path)).statusCode, path).toBe(404);
      expect((await on(SITE_HOST, path)).statusCode, path).toBe(200);
    }
    expect((await on(CONSOLE_HOST, '/healthz')).statusCode).toBe(200);
  });

  it('[OPS-1] serves whoever is signed in, in whatever case it is written', async () => {
    const { staff, name } = await addStaff(apart.core, ['moderator']);
    const session = await apart.as({ host: 'Console.Localhost:3000', staff })(consoleSession);
    expect(session.staff?.name).toBe(name);
  });
});
