import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { paymentMethods } from '#contract/billing/enums.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { interests as interestKeys } from '#contract/interests.ts';
import { locales } from '#contract/locales.ts';
import { companyInfo, interests, regions, settings } from '#contract/site.ts';
import { demoCompanies, demoSites } from '#demo/sites.ts';
import { interestNames } from '#messages/interests.ts';
import { messageCostsOf } from '#server/features/site/message-costs.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';

const app = await appOfFile();

const siteCalled = (domain: string) => {
  const site = demoSites.find(({ domains }) => domains.includes(domain));
  if (!site) throw new Error(`No demo site has the domain ${domain}.`);
  return site;
};

const hosts = ['localhost', 'evergreen.localhost', 'harbour.localhost'];

describe('settings.php', () => {
  const read = async (query: string, raw: Raw = {}) =>
    (await app.send('GET', `/api/settings.php${query}`, raw)).json<Answer<typeof settings>>();

  it.each(hosts)('[SITE-1] carries every field of the site %s', async (host) => {
    const site = siteCalled(host);
    const answer = await app.as({ host })(settings, { query: {} });
    expect(answer).toEqual({
      ...site.settings,
      fictional_singular: site.settings.fictional_singular || 'Fictional profile',
      fictional_plural: site.settings.fictional_plural || 'Fictional profiles',
      minimum_message_costs: messageCostsOf(site.settings, []),
      offered_gifts: null,
      footer_links: [],
      geoip_country: null,
      geoip_selected_country: null,
      push_public_key: expect.stringMatching(/^[\w-]{87}$/),
      domain: host,
      domain_language: site.domainLanguage,
      company_id: site.companyId,
    });
  });

  it('[MEM-9] names fictional profiles in the language of the reader, unless the site does', async () => {
    const words = async (host: string) => {
      const { fictional_singular: one, fictional_plural: many } = await read('?lang=nl', { host });
      return [one, many];
    };
    expect(await words('localhost')).toEqual(['Fictief profiel', 'Fictieve profielen']);
    expect(await words('evergreen.localhost')).toEqual(['Fiktives Profil', 'Fiktive Profile']);
  });

  it('[SITE-1] carries the fields that the product is described with', async () => {
    const fields = `countries name index_title description visible_profile_fields geoip_country
      geoip_selected_country niche signups logged_out_search logged_out_search_trafficsource
      enable_site_entry_popup push_public_key cdn_prefix domain domain_language support_phone
      support_email minimum_message_costs fictional_icon fictional_warning fictional_singular
      fictional_plural visible_profile_notes message_credits photo_credits gift_credits
      signup_credits message_length search_fields refund_days member_resell company_id`;
    const answer = await read('');
    for (const field of fields.split(/\s+/)) expect(answer).toHaveProperty(field);
    for (const country of answer.countries) {
      expect(answer.minimum_message_costs[country]).toEqual({
        costs: expect.any(Number),
        currency: expect.stringMatching(/^[A-Z]{3}$/),
      });
    }
  });

  it.each([
    ['evergreen.localhost:3000', 'Evergreen'],
    ['EVERGREEN.localhost', 'Evergreen'],
    ['www.evergreen.localhost', 'Evergreen'],
    ['127.0.0.1:8080', 'Duet'],
    ['unknown.example', 'Duet'],
    ['', 'Duet'],
  ])('[SITE-1] picks the site by _force_domain=%s and by that host', async (domain, name) => {
    expect(await read(`?_force_domain=${domain}`)).toMatchObject({ name });
    expect(await read('', { host: domain })).toMatchObject({ name });
  });

  it('[SITE-1] lets _force_domain decide over the host', async () => {
    const host = 'harbour.localhost';
    expect(await read('?_force_domain=evergreen.localhost', { host })).toMatchObject({
      name: 'Evergreen',
      domain: 'evergreen.localhost',
      domain_language: 'de-DE',
      company_id: 5,
    });
  });

  it('takes the rest of a page’s query along without minding it', async () => {
    const answer = await app.send('GET', '/api/settings.php?t=5&lang=xx&lang=yy&network=pals');
    expect(answer.statusCode).toBe(200);
  });
});

describe('the country that a visitor chose', () => {
  const chosen = async (query: string, raw: Raw = {}) => {
    const answer = await app.send('GET', `/api/settings.php${query}`, raw);
    return answer.json<Answer<typeof settings>>().geoip_selected_country;
  };
  const remembered = { headers: { cookie: 'country=BE' } };

  it('[SITE-2] comes from the query', async () => {
    expect(await chosen('?country=NL')).toBe('NL');
  });

  it('[SITE-2] comes from the cookie of an earlier choice', async () => {
    expect(await chosen('', remembered)).toBe('BE');
  });

  it('[SITE-2] is overridden by the query', async () => {
    expect(await chosen('?country=NL', remembered)).toBe('NL');
  });

  it('[SITE-2] counts only where the site serves it', async () => {
    const host = 'harbour.localhost';
    expect(await chosen('?country=NL', { host })).toBeNull();
    expect(await chosen('', { host, ...remembered })).toBeNull();
    expect(await chosen('?country=US', { host })).toBe('US');
  });

  it('[SITE-2] is looked at with the eyes of the site that _force_domain names', async () => {
    expect(await chosen('?_force_domain=harbour.localhost&country=NL')).toBeNull();
    const host = 'harbour.localhost';
    expect(await chosen('?_force_domain=localhost&country=NL', { host })).toBe('NL');
  });

  it.each(['?country=XX', '?country=nl', '?country=', '?country=NL&country=BE'])(
    '[SITE-2] is none with %s',
    async (query) => {
      expect(await chosen(query)).toBeNull();
    },
  );

  it('[SITE-2] leaves the country of the address alone', async () => {
    const answer = await app.send('GET', '/api/settings.php?country=BE', { address: '8.8.8.8' });
    expect(answer.json()).toMatchObject({ geoip_country: 'US', geoip_selected_country: 'BE' });
  });
});

describe('companyinfo.php', () => {
  it.each(hosts)('[API-1] tells the company behind %s', async (host) => {
    const company = demoCompanies.find(({ id }) => id === siteCalled(host).companyId);
    expect(await app.as({ host })(companyInfo)).toEqual({
      id: company?.id,
      name: company?.name,
      address: company?.address,
      kvk: company?.kvk,
      city: company?.city,
      country: company?.country,
      tradenames: company?.tradenames,
      vat_numbers: company?.vatNumbers,
      support_phone: company?.supportPhone,
      delete_discount: company?.deleteDiscount,
      added: company?.added.toISOString(),
    });
  });

  it('[SITE-9] knows the three companies that a footer can name', async () => {
    const ids = await Promise.all(
      hosts.map(async (host) => (await app.as({ host })(companyInfo)).id),
    );
    expect(ids).toEqual([1, 5, 6]);
  });
});

describe('regions.php', () => {
  it.each(hosts)(
    '[API-1] has the regions of each country that %s serves, and no other',
    async (host) => {
      const { regions: found } = await app.as({ host })(regions);
      expect(Object.keys(found).toSorted()).toEqual(siteCalled(host).settings.countries.toSorted());
      for (const [country, list] of Object.entries(found)) {
        expect(list.length, country).toBeGreaterThan(1);
        for (const { code, name } of list) {
          expect(code).toMatch(new RegExp(`^${country}\\.`));
          expect(name.trim()).not.toBe('');
        }
        expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
      }
    },
  );
});

describe('interests.php', () => {
  it.each(locales)(
    '[MEM-1] names 50 interests, from relationship to coffee, in %s',
    async (lang) => {
      const { interests: found } = await app.as()(interests, { query: { lang } });
      expect(found.map(({ id }) => id)).toEqual(interestKeys);
      expect(found).toHaveLength(50);
      expect([found[0]?.id, found.at(-1)?.id]).toEqual(['relationship', 'coffee']);
      for (const { id, name } of found) {
        expect(name).toBe(interestNames[lang][id]);
        expect(name.trim()).not.toBe('');
      }
      expect(new Set(found.map(({ name }) => name)).size).toBe(50);
    },
  );

  it('[SITE-4] speaks the language of the site unless it is asked for another', async () => {
    const { interests: found } = await app.as({ host: 'evergreen.localhost' })(interests, {
      query: {},
    });
    expect(found[0]?.name).toBe(interestNames.de.relationship);
  });
});

describe('payment icons', () => {
  const folder = new URL('../../server/features/site/assets/paymentmethod/', import.meta.url);
  const icon = (name: string) => app.send('GET', `/api/assets/paymentmethod/${name}`);

  it('[API-8] are served for every payment method, harmless drawings all of them', async () => {
    const files = await readdir(folder);
    const expected = [...paymentMethods, 'mastercard', 'visa'].map((name) => `${name}.svg`);
    expect(files).toEqual(expect.arrayContaining(expected));
    for (const file of files) {
      const { statusCode, headers, payload } = await icon(file);
      expect(statusCode, file).toBe(200);
      expect(headers['content-type']).toContain('image/svg+xml');
      expect(payload).toMatch(/^<svg /);
      expect(payload).not.toMatch(/<script|\son\w+=|href=|url\(http/i);
    }
  });

  it.each([
    'bitcoin.svg',
    'Visa.svg',
    'card2.svg',
    'visa.png',
    'visa',
    '.svg',
    '..%2Fpaymentmethod%2Fvisa.svg',
    '__proto__.svg',
    'constructor.svg',
  ])('[API-8] are 404 for the unknown name %s', async (name) => {
    const answer = await icon(name);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});
