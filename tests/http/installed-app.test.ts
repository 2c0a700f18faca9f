import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { appIcons, appPaths, iconPath } from '#contract/app.ts';
import { locales } from '#contract/locales.ts';
import { surfaces } from '#contract/niches.ts';
import { pushMessages } from '#messages/push.ts';
import { appOfFile } from '../support/app-of-file.ts';

const app = await appOfFile();

const manifestIn = async (lang: string) =>
  (await app.send('GET', `${appPaths.manifest}?lang=${lang}`)).json<{
    lang: string;
    description?: string;
    theme_color: string;
    start_url: string;
    icons: { src: string }[];
    shortcuts: { name: string; url: string }[];
    share_target: { action: string };
  }>();

describe('the installed app', () => {
  it('[NOTE-6] tells browsers how it installs', async () => {
    const manifest = await manifestIn('en');
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Duet',
      scope: '/',
      display: 'standalone',
      start_url: '/members?source=app',
      theme_color: surfaces[1][0],
      background_color: surfaces[1][0],
      share_target: { action: '/profile/share', method: 'POST', enctype: 'multipart/form-data' },
    });
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/chats', '/likes']);
    const answers = await Promise.all(manifest.icons.map(({ src }) => app.send('GET', src)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  });

  it.each(appIcons)('[NOTE-6] has the icon %s', async (name) => {
    const answer = await app.send('GET', iconPath(name));
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  it('[NOTE-6] has no others', async () => {
    for (const name of ['1-512', '..%2fserve', 'unknown']) {
      expect((await app.send('GET', `/icons/${name}.png`)).statusCode).toBe(404);
    }
  });

  it.each(['duet.localhost', 'evergreen.localhost', 'unknown.example'])(
    '[SITE-1] has an icon for tabs whose page names none, on %s',
    async (host) => {
      const answer = await app.send('GET', appPaths.favicon, { host });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/x-icon');
      // An icon file of three sizes, of which the first is a PNG of 16 × 16.
      const bytes = answer.rawPayload;
      expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 3, 0, 16, 16]);
      const { format, width } = await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata();
      expect({ format, width }).toEqual({ format: 'png', width: 16 });
    },
  );

  it.each(locales)('[NOTE-6] [SITE-3] speaks %s', async (locale) => {
    const { lang, description } = await manifestIn(locale);
    expect(lang).toBe(locale);
    // The operator wrote in English.
    expect(description !== undefined).toBe(locale === 'en');
    const { payload, headers } = await app.send('GET', `${appPaths.offline}?lang=${locale}`);
    const { title, retry } = pushMessages[locale].offline;
    expect(payload).toContain(`<html lang="${locale}">`);
    expect(payload).toContain(title);
    expect(payload).toContain(retry);
    // It works without anything else, and no script may run in it.
    expect(payload).not.toMatch(/<script|<link|src=/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('[NOTE-6] reads nothing that is shared where no worker is, and asks for it again', async () => {
    for (const headers of [{}, { 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await app.send('POST', appPaths.share, {
        headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
        body: '--x--',
      });
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe('/profile?shared=lost#photos');
    }
  });
});
