import { cookies } from '#contract/cookies.ts';
import type { Tracking } from '#contract/accounts/index.ts';
import { tracking } from '#contract/accounts/index.ts';
import { isServedCountry } from '#contract/countries.ts';
import { chooseLocale, isLocale } from '#contract/locales.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { countryOf, memoizeLatest } from '#server/core/index.ts';
import { siteOf } from './sites.ts';

/** What a request tells, before anyone is asked who sent it. */
interface VisitRequest {
  readonly host: string;
  readonly address: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The languages that the browser asks for, as its header says it. */
  readonly languages: string | undefined;
}

const stringOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const servedCountryOrNull = (value: string | null | undefined): string | null =>
  value !== null && value !== undefined && isServedCountry(value) ? value : null;

/** The address decides over the cookie; an empty one takes the choice back. */
const chosenCountry = ({ query, cookies: sent }: VisitRequest): string | null =>
  query['country'] === ''
    ? null
    : (servedCountryOrNull(stringOrNull(query['country'])) ??
      servedCountryOrNull(sent[cookies.country]));

const trackingFields = Object.entries(tracking.shape);

/**
 * The tracking data of a landing query, if it names a network or a reference. What cannot be kept of
 * it takes nothing else along.
 */
export const parseTracking = (query: Readonly<Record<string, unknown>>): Tracking | null => {
  if (!query['network'] && !query['ref']) return null;
  const parsed: Tracking = Object.fromEntries(
    trackingFields.flatMap(([name, field]) => {
      const { data } = field.safeParse(query[name]);
      return data === undefined ? [] : [[name, data]];
    }),
  );
  return parsed.network || parsed.ref ? parsed : null;
};

const rememberedTracking = (cookie: string | undefined): Tracking | null =>
  cookie === undefined ? null : parseTracking(Object.fromEntries(new URLSearchParams(cookie)));

/** Browsers of a country say it in few ways. */
const knownLanguages = memoizeLatest<readonly string[]>(1000);

/** The languages of a header `accept-language`, without their regions, the best first. */
export const acceptedLanguages = (header = ''): readonly string[] =>
  knownLanguages(header, () =>
    header
      .split(',')
      .map((part) => /^\s*([a-z]{2,3})\b[^;]*(?:;\s*q=([\d.]+))?/i.exec(part))
      .flatMap((found) =>
        found ? [{ language: found[1] ?? '', weight: Number(found[2] ?? 1) }] : [],
      )
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ language }) => language.toLowerCase()),
  );

type Visitor = Omit<Caller, 'session' | 'staff' | 'origin' | 'network' | 'device' | 'isLocal'>;

/** Whether the address or a cookie says in which language to read. */
export const hasChosenLanguage = ({ query, cookies: sent }: VisitRequest): boolean =>
  isLocale(stringOrNull(query['lang'])) || sent[cookies.locale] !== undefined;

/** Site, language, country and source of a visit. */
export const identifyVisitor = async (core: Core, visit: VisitRequest): Promise<Visitor> => {
  const site = await siteOf(core, visit.host);
  const countries = {
    site,
    geoipCountry: core.geoip.countryOf(visit.address),
    chosenCountry: chosenCountry(visit),
  };
  return {
    ...countries,
    locale: chooseLocale({
      requested: stringOrNull(visit.query['lang']),
      cookie: visit.cookies[cookies.locale] ?? null,
      domainLanguage: site.domainLanguage,
      country: countryOf(countries),
      accepted: acceptedLanguages(visit.languages),
    }),
    trafficsource:
      parseTracking(visit.query) ?? rememberedTracking(visit.cookies[cookies.trafficsource]),
  };
};
