import { describe, expect, it } from 'vitest';
import type { Visit } from '#contract/visit.ts';
import type { Caller, Site } from '#server/core/index.ts';
import type { CachedPage } from './page-cache.ts';
import { asAnonymousCaller, createPageCache, cacheKeyOf } from './page-cache.ts';

const siteOf = (id: number) => ({ id, settings: { countries: ['NL', 'BE'] } }) as unknown as Site;
const site = siteOf(1);
const page = { headers: [] } as unknown as CachedPage;

const visit = {
  mode: 'production',
  locale: 'en',
  signedIn: false,
  hasTrafficsource: false,
  origin: 'https://duet.example',
  noticeRead: false,
  closedReminders: '',
  nonce: 'one',
  report: () => undefined,
  fetch: () => Promise.reject(new Error('never')),
  read: () => Promise.reject(new Error('never')),
} satisfies Visit;

const caller: Caller = {
  site,
  locale: 'en',
  geoipCountry: 'NL',
  chosenCountry: null,
  trafficsource: null,
  origin: 'http://duet.localhost',
  network: '192.0.2.1',
  device: '',
  session: null,
  staff: null,
  isLocal: false,
};

describe('the key of a page', () => {
  const key = cacheKeyOf('http://a/', visit, caller);

  it('is the same for another answer to the same visit', () => {
    const next = { ...visit, nonce: 'two', report: () => undefined };
    expect(cacheKeyOf('http://a/', next, { ...caller })).toBe(key);
  });

  it.each(
    Object.keys(visit).filter((name) => !['nonce', 'report', 'fetch', 'read'].includes(name)),
  )('holds %s of the visit', (name) =>
    expect(cacheKeyOf('http://a/', { ...visit, [name]: 'other' }, caller)).not.toBe(key),
  );

  const unseen = ['site', 'network', 'device'];
  it.each(Object.keys(caller).filter((name) => !unseen.includes(name)))(
    'holds %s of the caller',
    (name) => expect(cacheKeyOf('http://a/', visit, { ...caller, [name]: 'other' })).not.toBe(key),
  );

  it('is the same wherever and with whatever a visitor comes', () => {
    const other = { ...caller, network: '198.51.100.7', device: 'Firefox, Linux' };
    expect(cacheKeyOf('http://a/', visit, other)).toBe(key);
  });

  it('holds what is added later, the site and the address', () => {
    expect(cacheKeyOf('http://a/', { ...visit, added: 1 } as Visit, caller)).not.toBe(key);
    expect(cacheKeyOf('http://a/', visit, { ...caller, added: 1 } as Caller)).not.toBe(key);
    expect(cacheKeyOf('http://a/', visit, { ...caller, site: siteOf(2) })).not.toBe(key);
    expect(cacheKeyOf('http://b/', visit, caller)).not.toBe(key);
  });
});

describe('kept pages', () => {
  it('go after five seconds', () => {
    let now = 0;
    const cache = createPageCache(() => now);
    cache.store('a', site, page);
    now = 4999;
    expect(cache.find('a', site)).toBe(page);
    now = 5000;
    expect(cache.find('a', site)).toBeUndefined();
  });

  it('go with the site they were made for', () => {
    const cache = createPageCache();
    cache.store('a', site, page);
    expect(cache.find('a', siteOf(1))).toBeUndefined();
  });

  it('are the ones asked for last', () => {
    const cache = createPageCache();
    cache.store('often', site, page);
    for (let i = 0; i < 300; i += 1) {
      cache.store(`page ${i}`, site, page);
      expect(cache.find('often', site)).toBe(page);
    }
    expect(cache.find('page 0', site)).toBeUndefined();
    expect(cache.find('page 299', site)).toBe(page);
  });

  it('are rendered once for all who ask at the same time', async () => {
    const cache = createPageCache();
    const rendered = Promise.withResolvers<CachedPage | undefined>();
    let times = 0;
    const render = () => {
      times += 1;
      return rendered.promise;
    };
    const answers = [cache.share('a', site, render), cache.share('a', site, render)];
    rendered.resolve(page);
    expect(await Promise.all(answers)).toEqual([page, page]);
    expect(times).toBe(1);
    await cache.share('a', site, render);
    expect(times).toBe(2);
  });

  it.each([
    ['cannot be shared', async () => undefined],
    ['fails', () => Promise.reject(new Error('No.'))],
  ])('are rendered for each where one %s', async (_, render) => {
    const cache = createPageCache();
    const first = cache.share('a', site, render).catch(() => undefined);
    expect(await cache.share('a', site, async () => page)).toBe(page);
    expect(await first).toBeUndefined();
  });

  it('of other settings are not waited for', async () => {
    const cache = createPageCache();
    const first = cache.share('a', siteOf(1), async () => page);
    expect(await cache.share('a', site, async () => undefined)).toBeUndefined();
    expect(await first).toBe(page);
  });
});

describe('a stranger', () => {
  const of = (more: Partial<Caller>) =>
    cacheKeyOf('http://a/', visit, asAnonymousCaller({ ...caller, ...more }));

  it('[LAND-4] is told apart by country, language, and whether somebody sent them', () => {
    expect(of({ geoipCountry: 'BE' })).not.toBe(of({}));
    expect(of({ chosenCountry: 'BE' })).not.toBe(of({}));
    expect(of({ locale: 'nl' })).not.toBe(of({}));
    expect(of({ trafficsource: { network: 'a' } })).not.toBe(of({}));
  });

  it('[LAND-4] is like others, whoever sent them and whatever they ask for', () => {
    const sent = of({ trafficsource: { network: 'a', ref: 'b' } });
    expect(of({ trafficsource: { sub1: '<script>' } })).toBe(sent);
    expect(of({ chosenCountry: 'XX' })).toBe(of({}));
  });
});
