import { describe, expect, it } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import { page } from '#contract/site.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addPerson } from '../support/people.ts';

const app = await appOfFile();

const FICTIONAL_HOST = 'evergreen.localhost';
const HONEST_HOST = 'harbour.localhost';

const read = (name: string, lang: Locale, host = 'localhost') =>
  app.as({ host })(page, { query: { page: name, lang } });

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => String(url));

describe('a page that an operator wrote', () => {
  const write = (siteId: number, locale: string, title: string, body: string, token = 'about-us') =>
    app.core.db
      .insert(tables.pages)
      .values({ siteId, token, locale, title, body, updatedAt: new Date('2026-02-03T04:05:06Z') });

  it('[SITE-11] is shown in its language, else the site’s, else English', async () => {
    await write(2, 'en', 'About us', 'English words.');
    await write(2, 'de', 'Über uns', 'Deutsche Worte.');
    await write(2, 'nl', 'Over ons', 'Nederlandse woorden.');
    await write(3, 'en', 'About the harbour', 'Only English.');
    await write(3, 'de', 'Über den Hafen', 'Nur deutsch.');
    expect(await read('about-us', 'nl', FICTIONAL_HOST)).toEqual({
      page: 'about-us',
      locale: 'nl',
      locales: ['de', 'en', 'nl'],
      title: 'Over ons',
      html: '<p>Nederlandse woorden.</p>',
      version: '2026-02-03T04:05:06.000Z',
    });
    expect(await read('about-us', 'fi', FICTIONAL_HOST)).toMatchObject({ title: 'Über uns' });
    expect(await read('about-us', 'fi', HONEST_HOST)).toMatchObject({ title: 'About the harbour' });
  });

  it('[SITE-4] is shown in a member’s own language wherever they are', async () => {
    const { session } = await addPerson(app.core, 'Ada', { siteId: 2, language: 'en' });
    const at = async (query: string, headers: Record<string, string> = {}) => {
      const path = `/api/pages.php?page=about-us&${query}`;
      const answer = await app.send('GET', path, { host: FICTIONAL_HOST, session, headers });
      return answer.json<{ locale: string }>().locale;
    };
    expect(await at('country=NL')).toBe('en');
    expect(await at('country=NL&lang=nl')).toBe('nl');
  });

  it('[SITE-11] stays on the site it was written for', async () => {
    await write(3, 'en', 'Moorings', 'Ours alone.', 'moorings');
    await expect(read('moorings', 'en', FICTIONAL_HOST)).rejects.toMatchObject({ status: 404 });
  });

  it('[SITE-11] can harm nobody', async () => {
    const body = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<iframe src="https://elsewhere.example"></iframe>',
      '[one](javascript:alert(1)) [two](JaVaScRiPt:alert(1)) [three](&#106;avascript:alert(1))',
      '[four](data:text/html,x) [five](vbscript:x) [six](//elsewhere.example) [seven](file:///x)',
      '![eight](javascript:alert(1)) ![nine](data:image/svg+xml,x)',
      '<javascript:alert(1)> [ten]: javascript:alert(1)',
      '[eleven](https://elsewhere.example "a \\" onclick=alert(1)") [twelve](</\\elsewhere.example>)',
    ].join('\n\n');
    await write(1, 'en', '<script>alert(1)</script>', body, 'hostile');
    const { html } = await read('hostile', 'en');
    expect(html).not.toMatch(/<(?!\/?(?:p|a|img|h\d|ul|li|em|strong)\b)/);
    const unquoted = html.replaceAll(/"[^"]*"/g, '""');
    expect(unquoted).not.toMatch(/<[^>]*\son\w+\s*=/i);
    expect(hrefs(html)).toEqual(['https://elsewhere.example', '/%5Celsewhere.example']);
    expect(html).not.toMatch(/<img[^>]*\ssrc=/);
  });

  it.each(['https://elsewhere.example', 'HTTPS://elsewhere.example'])(
    '[SITE-11] passes nothing on to %s',
    async (address) => {
      const token = `link-${address.slice(0, 2) === 'HT' ? 'loud' : 'quiet'}`;
      await write(1, 'en', 'Link', `[there](${address})`, token);
      const { html } = await read(token, 'en');
      expect(html).toMatch(/<a[^>]* rel="noopener nofollow"/);
    },
  );

  it('[SITE-11] that nobody wrote is not found', async () => {
    await expect(read('nothing-here', 'en')).rejects.toMatchObject({
      status: 404,
      answer: { code: 'page_not_found', error: 'This page could not be found' },
    });
  });
});
