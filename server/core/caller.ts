import type { Tracking, UserView } from '#contract/accounts/index.ts';
import type { ConsoleLanguage, RoleGrant, SignInMethod } from '#contract/console/index.ts';
import type { GiftId } from '#contract/chat/gifts.ts';
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
  /** The gifts that members can send, in their order; null for all of them. */
  readonly offeredGifts: readonly GiftId[] | null;
  /** The titles of the pages in its footer, by page and language. */
  readonly pageTitles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Session {
  readonly id: string;
  readonly userId: string;
  /** The member as they were when the request came; null without a profile. */
  readonly user: UserView | null;
  /** Whether they changed something so lately, also in this request, that a replica may not have it. */
  hasWritten: boolean;
}

/** Somebody of the staff who is signed in to the console. */
export interface StaffSession {
  readonly id: string;
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly language: ConsoleLanguage;
  readonly roles: readonly RoleGrant[];
  readonly method: SignInMethod;
  /** When a passkey was last shown. */
  readonly provenAt: Date | null;
  readonly expiresAt: Date;
  /** Left alone for a while; only whoever shows a key goes on. */
  readonly isLocked: boolean;
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
  /** Only in the console, where members are nobody. */
  readonly staff: StaffSession | null;
  /** Whether the request comes from the machine itself. */
  readonly isLocal: boolean;
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
