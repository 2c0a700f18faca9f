import { cookies } from '../../../contract/cookies.ts';
import type { Tracking } from '../../../contract/accounts/index.ts';
import { tracking } from '../../../contract/accounts/index.ts';
import { isServedCountry } from '../../../contract/countries.ts';
import { chooseLocale } from '../../../contract/locales.ts';
import type { Caller, Core } from '../../core/index.ts';
import { siteOf } from './sites.ts';

/** What a request tells, before anyone is asked who sent it. */
export interface Visit {
  readonly host: string;
  readonly address: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

const single = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const country = (value: string | null | undefined): string | null =>
  value !== null && value !== undefined && isServedCountry(value) ? value : null;

/** The address decides over the cookie; an empty one takes the choice back. */
const chosenCountry = ({ query, cookies: kept }: Visit): string | null =>
  query['country'] === ''
    ? null
    : (country(single(query['country'])) ?? country(kept[cookies.country]));

const trackingFields = Object.entries(tracking.shape);

/**
 * The tracking data of a landing query, if it names a network or a reference. What cannot be kept of
 * it takes nothing else along.
 */
export const trackingOf = (query: Readonly<Record<string, unknown>>): Tracking | null => {
  if (!query['network'] && !query['ref']) return null;
  const kept: Tracking = Object.fromEntries(
    trackingFields.flatMap(([name, field]) => {
      const { data } = field.safeParse(query[name]);
      return data === undefined ? [] : [[name, data]];
    }),
  );
  return kept.network || kept.ref ? kept : null;
};

const rememberedTracking = (cookie: string | undefined): Tracking | null =>
  cookie === undefined ? null : trackingOf(Object.fromEntries(new URLSearchParams(cookie)));

type Visitor = Omit<Caller, 'session' | 'origin' | 'network' | 'device'>;

/** Site, language, country and source of a visit. */
export const visitorOf = async (core: Core, visit: Visit): Promise<Visitor> => {
  const site = await siteOf(core, visit.host);
  return {
    site,
    locale: chooseLocale(
      single(visit.query['lang']),
      visit.cookies[cookies.locale] ?? null,
      site.domainLanguage,
    ),
    geoipCountry: core.geoip.countryOf(visit.address),
    chosenCountry: chosenCountry(visit),
    trafficsource:
      trackingOf(visit.query) ?? rememberedTracking(visit.cookies[cookies.trafficsource]),
  };
};
