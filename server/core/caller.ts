import type { Tracking, UserView } from '#contract/accounts/index.ts';
import type { Locale } from '#contract/locales.ts';
import type { MessageCosts, SiteSettings } from '#contract/site.ts';

/** A site as the rest of the server sees it. */
export interface Site {
  readonly id: number;
  readonly companyId: number;
  /** The domain that links and mails use. */
  readonly domain: string;
  readonly domainLanguage: string;
  readonly settings: SiteSettings;
  readonly messageCosts: MessageCosts;
}

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly role: 'member' | 'staff';
  /** The member as they were when the request came; null without a profile. */
  readonly user: UserView | null;
}

/** Who calls, and from where: everything a request tells about its sender. */
export interface Caller {
  readonly site: Site;
  readonly locale: Locale;
  /** Where the address is registered, if known. */
  readonly geoipCountry: string | null;
  /** What the visitor chose instead, whether or not a site serves it. */
  readonly chosenCountry: string | null;
  readonly trafficsource: Tracking | null;
  /** How the browser reached us: protocol, host and port. */
  readonly origin: string;
  /** The network the request came from: a household, a phone, an office. */
  readonly network: string;
  /** Browser and system, as far as the browser says. */
  readonly device: string;
  readonly session: Session | null;
}

type Whereabouts = Pick<Caller, 'site' | 'geoipCountry' | 'chosenCountry'>;

/** The country that the visitor chose, if the site serves it. */
export const selectedCountry = (caller: Whereabouts, site = caller.site): string | null => {
  const { chosenCountry } = caller;
  const served: readonly string[] = site.settings.countries;
  return chosenCountry !== null && served.includes(chosenCountry) ? chosenCountry : null;
};

export const countryOf = (caller: Whereabouts): string | null =>
  selectedCountry(caller) ?? caller.geoipCountry;
