import { LRUCache } from 'lru-cache';
import type { Visit } from '#contract/visit.ts';
import type { Caller, Site } from '#server/core/index.ts';
import { selectedCountry } from '#server/core/index.ts';
import type { NonceTemplate } from './nonce-template.ts';

/** A page that was rendered for one visitor and is the same for others. */
export interface CachedPage {
  readonly headers: readonly (readonly [string, string])[];
  readonly body: NonceTemplate;
}

const MAX_AGE_MS = 5000;
const MAX_PAGES = 256;
/** With the number above this bounds the memory. */
export const MAX_BYTES = 128 * 1024;

/**
 * Everything a page can depend on: its address, what the visit tells, and in whose name it calls the
 * API. Whatever is added to these becomes part of the key by itself. Only what is made anew for each
 * answer is left out; the site is compared as a whole.
 */
export const cacheKeyOf = (address: string, visit: Visit, caller: Caller): string => {
  const { nonce: _nonce, report: _report, fetch: _fetch, read: _read, ...facts } = visit;
  // Limits and the list of sessions know the network and the device; no page of a visitor does.
  const { site, network: _network, device: _device, ...who } = caller;
  return JSON.stringify([address, facts, site.id, who]);
};

/**
 * A visitor as landers see one: their country and language, whether somebody sent them, and nothing
 * else of what they bring along. So each of these pages is made once for all of them.
 */
export const asAnonymousCaller = (caller: Caller): Caller => ({
  ...caller,
  chosenCountry: selectedCountry(caller),
  trafficsource: caller.trafficsource && {},
});

interface PageCache {
  find(key: string, site: Site): CachedPage | undefined;
  store(key: string, site: Site, page: CachedPage): void;
  /** What is rendered for one visitor others wait for who ask for the same meanwhile. */
  share(
    key: string,
    site: Site,
    render: () => Promise<CachedPage | undefined>,
  ): Promise<CachedPage | undefined>;
}

/** Keeps the pages that were asked for last, for a moment. */
export const createPageCache = (now: () => number = Date.now): PageCache => {
  const kept = new LRUCache<string, { page: CachedPage; site: Site; until: number }>({
    max: MAX_PAGES,
  });
  const underWay = new Map<string, { site: Site; page: Promise<CachedPage | undefined> }>();
  return {
    share: async (key, site, render) => {
      const other = underWay.get(key);
      const theirs = other?.site === site && (await other.page.catch(() => undefined));
      if (theirs) return theirs;
      const own = { site, page: render() };
      underWay.set(key, own);
      try {
        return await own.page;
      } finally {
        if (underWay.get(key) === own) underWay.delete(key);
      }
    },
    find: (key, site) => {
      const found = kept.get(key);
      // Sites are read again every few seconds; a page must not outlive the settings it shows.
      return found?.site === site && now() < found.until ? found.page : undefined;
    },
    store: (key, site, page) => void kept.set(key, { page, site, until: now() + MAX_AGE_MS }),
  };
};
