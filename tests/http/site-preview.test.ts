import { beforeAll, describe, expect, it } from 'vitest';
import { previewPath, sitePreviewOpen } from '#contract/console/index.ts';
import { companyInfo, settings } from '#contract/site.ts';
import type { HandlePage } from '#contract/visit.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { editorOf } from '../support/publishing.ts';
import { changeSite } from '../support/sites.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

/** A page that tells what it was given, with all that a preview must not have. */
const handle: HandlePage = async (request, { fetch, signedIn, locale }) => {
  const { host, pathname } = new URL(request.url);
  const told = await Promise.all(
    [`${settings.path}?_force_domain=${host}`, companyInfo.path].map(async (url) =>
      (await fetch(url, {})).json(),
    ),
  );
  const body = JSON.stringify({ pathname, signedIn, locale, told });
  return new Response(
    `<html lang="en"><head><link rel="held" href="/a.js"></head><body class="x"><script>1</script><p>${body}</p></body></html>`,
    { headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' } },
  );
};

let ada: Staff;

const app = await appOfFile({}, handle);

beforeAll(async () => {
  ada = await addStaff(app.core, ['administrator']);
  await editorOf(app, ada, 3).save({ name: 'Haven', niche: 5, company_name: 'Haven Ltd' });
});

const tokenOf = async (staff: Staff, site = 3) =>
  (await app.as(staff)(sitePreviewOpen, { body: { site } })).token ?? '';

const look = (token: string, raw: object = { staff: ada.staff }) =>
  app.send('GET', previewPath({ token, page: 'pricing', lang: 'de', scheme: 'dark' }), raw);

describe('the preview of a site', () => {
  it('[OPS-10] shows the draft to whoever asked, and nobody else sees any of it', async () => {
    const { statusCode, headers, payload } = await look(await tokenOf(ada));
    expect(statusCode).toBe(200);
    expect(payload).toContain('"pathname":"/pricing","signedIn":false,"locale":"de"');
    expect(payload).toContain('"name":"Haven"');
    expect(payload).toContain('"niche":5');
    expect(payload).toContain('"name":"Haven Ltd"');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';.*frame-ancestors 'self'$/,
    );
    const live = await app.as({ host: 'harbour.localhost' })(settings, { query: {} });
    expect(live).toMatchObject({ name: 'Harbour', niche: 3 });
  });

  it('[OPS-10] can be looked at and nothing else', async () => {
    const { payload } = await look(await tokenOf(ada));
    expect(payload).not.toMatch(/<script|rel="held"/);
    expect(payload).toContain('<html data-scheme="dark" lang="en">');
    expect(payload).toContain('<body inert class="x">');
  });

  it('[OPS-2] [OPS-10] belongs to one session and one site, for some minutes', async () => {
    const ben = await addStaff(app.core, [{ role: 'administrator', site: 2 }]);
    await expect(tokenOf(ben)).rejects.toMatchObject({ answer: { code: 'site_not_found' } });
    const token = await tokenOf(ada);
    expect((await look(token, { staff: ben.staff })).statusCode).toBe(404);
    expect((await look(token, {})).statusCode).toBe(404);
    expect((await look(`${token}x`)).statusCode).toBe(404);
    app.clock.forward({ seconds: 660 });
    expect((await look(token)).statusCode).toBe(404);
    expect((await look(await tokenOf(ada))).statusCode).toBe(200);
  });

  it('[OPS-10] of a draft that does not fit names the fields instead', async () => {
    const before = await changeSite(app, { settings: { message_credits: 'two' as never } }, 2);
    expect(await app.as(ada)(sitePreviewOpen, { body: { site: 2 } })).toEqual({
      token: null,
      misfits: ['message_credits'],
    });
    await changeSite(app, before, 2);
  });
});
