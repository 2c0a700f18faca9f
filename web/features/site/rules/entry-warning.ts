export type Layout = 'default' | 'chat' | 'lander' | 'empty';

export interface EntryFacts {
  readonly layout: Layout;
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

const allowed = (facts: EntryFacts): boolean => {
  if (facts.layout === 'empty') return false;
  const countries = facts.layout === 'chat' ? chatCountries : facts.siteCountries;
  return facts.country !== null && countries.includes(facts.country);
};

/** Whether a visitor is asked about their age before anything else. */
export const entryWarningDue = (facts: EntryFacts): boolean =>
  facts.enabled && !facts.signedIn && !facts.installed && !facts.skipped && allowed(facts);
