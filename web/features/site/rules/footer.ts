import type { Locale } from '#contract/locales.ts';

export interface FooterFacts {
  readonly locale: Locale;
  readonly country: string | null;
  /** Of the visitor, or of the user when signed in. */
  readonly hasTrafficsource: boolean;
  readonly signedIn: boolean;
  readonly isIndex: boolean;
  readonly installed: boolean;
}

interface FooterParts {
  readonly us: boolean;
  /** Payment icons and the company block. */
  readonly company: boolean;
  /** Members inside the product, and the installed app, get one quiet line instead of columns. */
  readonly compact: boolean;
}

/** English as read in the United States has a footer of its own. */
export const isUsFooter = (locale: Locale, country: string | null): boolean =>
  locale === 'en' && country === 'US';

export const footerParts = (facts: FooterFacts): FooterParts => {
  const us = isUsFooter(facts.locale, facts.country);
  return {
    us,
    company: !us && !facts.hasTrafficsource,
    compact: facts.installed || (facts.signedIn && !facts.isIndex),
  };
};

/** A phone number as a link dials it. */
export const toDialable = (phone: string): string => phone.replaceAll(/[\s-]/g, '');

/** Only these companies' addresses are shown; any other id shows none. */
const addressCompanies: readonly number[] = [1, 5, 6];

export const showsAddress = (companyId: number): boolean => addressCompanies.includes(companyId);
