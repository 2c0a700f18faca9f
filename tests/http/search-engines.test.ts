import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { account, accountUpdate } from '#contract/accounts/index.ts';
import { member } from '#contract/members/index.ts';
import { sharePicturePath } from '#contract/sharing.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addWoman } from '../support/members.ts';
import { withSettings } from '../support/sites.ts';

const app = await appOfFile({ PUBLIC_URL: 'https://duet.example' });

const read = async (path: string, host = 'duet.localhost') => app.send('GET', path, { host });

describe('robots.txt', () => {
  it('[LAND-4] keeps machines from what is for members, and names the sitemap', async () => {
    const { headers, payload } = await read('/robots.txt');
    expect(headers['content-type']).toMatch('text/plain');
    expect(payload).toContain('\nDisallow: /chats\n');
    expect(payload).toContain('\nDisallow: /api/\n');
    expect(payload).not.toMatch(/^Disallow: \/(?:members|landers|pages)?$/m);
    expect(payload).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
  });

  it('[LAND-4] keeps them from everything where the site is not to be listed', async () => {
    await withSettings(app, { indexed: false }, async () => {
      expect((await read('/robots.txt')).payload).toBe('User-agent: *\nDisallow: /\n');
      expect((await read('/sitemap.xml')).statusCode).toBe(404);
    });
  });
});

describe('the sitemap', () => {
  it('[LAND-4] lists pages and landers in every language of the site', async () => {
    const { headers, payload } = await read('/sitemap.xml');
    expect(headers['content-type']).toMatch('application/xml');
    const places = [...payload.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, at]) => at);
    expect(places).toEqual(
      expect.arrayContaining([
        '/?lang=en',
        '/?lang=de',
        '/pricing?lang=en',
        '/members?lang=en',
        '/landers/alonetonight?lang=en',
        '/landers/gallery?lang=sv',
        '/pages/terms?lang=en',
      ]),
    );
    expect(new Set(places).size).toBe(places.length);
    // What the operator wrote is listed in the languages that it has.
    const rules = places.filter((at) => at?.startsWith('/pages/house-rules'));
    expect(rules).toEqual(['/pages/house-rules?lang=en']);
    expect(payload).toMatch(/hreflang="x-default" href="https:\/\/[^"]+\/pricing"/);
    expect(payload).toMatch(/\/pages\/terms\?lang=en<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect(payload).not.toMatch(/\/(?:chats|credits|login)/);
  });

  it('[LAND-4] leaves out what visitors would find closed', async () => {
    await withSettings(app, { signups: 'closed', logged_out_search: false }, async () => {
      const { payload } = await read('/sitemap.xml');
      expect(payload).not.toContain('/landers/');
      expect(payload).not.toContain('/members');
      expect(payload).toContain('/pricing');
    });
  });

  it('[LAND-4] [OPS-10] leaves out landers that are off', async () => {
    await withSettings(app, { landers: ['gallery', 'landing'] }, async () => {
      const { payload } = await read('/sitemap.xml');
      expect(payload).toContain('/landers/gallery');
      expect(payload).not.toContain('/landers/alonetonight');
    });
  });
});

describe('pictures beside shared links', () => {
  const shown = {
    name: 'site',
    locale: 'en',
    site: 'Duet',
    niche: 1,
    headline: 'Good company starts with hello.',
  } as const;

  it('[LAND-4] are real, of the size that is told, and kept for ever', async () => {
    for (const what of [
      shown,
      {
        ...shown,
        name: 'alonetonight-street',
        headline: 'Alone tonight? So is half the street.',
      } as const,
    ]) {
      const { statusCode, headers, rawPayload } = await read(sharePicturePath(what));
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('image/png');
      expect(headers['cache-control']).toMatch('immutable');
      expect(await sharp(rawPayload).metadata()).toMatchObject({
        format: 'png',
        width: 1200,
        height: 630,
      });
      expect(rawPayload.length).toBeLessThan(300_000);
    }
  });

  it('[LAND-4] show what the address stands for, and nothing that somebody made up', async () => {
    const path = sharePicturePath(shown);
    const wrong = [
      sharePicturePath({ ...shown, headline: 'Anything.' }),
      sharePicturePath({ ...shown, niche: 2 }),
      path.replace('/en/', '/xx/'),
      path.replace('/site/', '/nowhere/'),
      path.replace('/en/', '/de/'),
    ];
    for (const address of wrong) expect((await read(address)).statusCode, address).toBe(404);
    await withSettings(app, { name: 'Duo' }, async () => {
      expect((await read(path)).statusCode).toBe(404);
      expect((await read(sharePicturePath({ ...shown, site: 'Duo' }))).statusCode).toBe(200);
    });
  });
});

describe('the picture of a lander', () => {
  it('[LAND-4] [OPS-10] is gone while the lander is off', async () => {
    const path = sharePicturePath({
      name: 'alonetonight-street',
      locale: 'en',
      site: 'Duet',
      niche: 1,
      headline: 'Alone tonight? So is half the street.',
    });
    await withSettings(app, { landers: ['gallery'] }, async () => {
      expect((await read(path)).statusCode).toBe(404);
    });
    expect((await read(path)).statusCode).toBe(200);
  });
});

describe('a profile', () => {
  it('[LAND-4] is left out by search engines until its owner allows it', async () => {
    const mara = await addWoman(app.core, 'Mara');
    const ask = app.as({ session: mara.session });
    const listed = async () =>
      (await app.as()(member, { query: { id: mara.profileId } })).member.search_engines;
    expect((await ask(account)).account.search_engines).toBe(false);
    expect(await listed()).toBe(false);
    const answer = await ask(accountUpdate, { body: { search_engines: true } });
    expect(answer.account).toMatchObject({ search_engines: true, invisible: false });
    expect(await listed()).toBe(true);
  });
});
