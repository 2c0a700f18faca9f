import type { RouteName } from '#contract/routes.ts';

export type Layout = 'default' | 'chat' | 'lander' | 'empty';

export interface EntryFacts {
  readonly layout: Layout;
  /** Which page it is; null where there is none. */
  readonly route: RouteName | null;
  readonly signedIn: boolean;
  readonly installed: boolean;
  readonly enabled: boolean;
  readonly country: string | null;
  /** The countries that the site serves. */
  readonly siteCountries: readonly string[];
  readonly skipped: boolean;
}

/** In a chat the warning is shown where the law asks for it. */
const chatCountries: readonly string[] = ['NL', 'DE'];

/** What anybody may have to read or to finish: by which rules and prices we act, where mails lead. */
const exemptRoutes: readonly RouteName[] = [
  'pages-token',
  'pages-ban',
  'pages-cookies',
  'pages-faq',
  'pages-privacy',
  'pages-return-policy',
  'pages-service',
  'pages-terms',
  'complaints',
  'decision',
  'transparency',
  'pricing',
  'lang-config',
  'unsubscribe',
  'login',
  'reset-password',
  'reset-password-do',
  'activate-done',
  'activate-error',
  'mail-change-do',
  'account-deleted',
];

const isAllowed = (facts: EntryFacts): boolean => {
  if (facts.layout === 'empty') return false;
  if (facts.route !== null && exemptRoutes.includes(facts.route)) return false;
  const countries = facts.layout === 'chat' ? chatCountries : facts.siteCountries;
  return facts.country !== null && countries.includes(facts.country);
};

/** Whether a visitor is asked about their age before anything else. */
export const isEntryWarningDue = (facts: EntryFacts): boolean =>
  facts.enabled && !facts.signedIn && !facts.installed && !facts.skipped && isAllowed(facts);
