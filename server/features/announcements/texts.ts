import type { AnnouncementFields, AnnouncementText } from '#contract/console/index.ts';
import type { Locale } from '#contract/locales.ts';
import { locales } from '#contract/locales.ts';

type Texts = AnnouncementFields['texts'];

const isWritten = (text: AnnouncementText | undefined): text is AnnouncementText =>
  text !== undefined && text.subject !== '' && text.body !== '';

/** Languages in which all is written, in the order of the product. */
export const writtenIn = (texts: Texts): Locale[] =>
  locales.filter((locale) => isWritten(texts[locale]));

/** Languages in which a part is missing. */
export const halfWrittenIn = (texts: Texts): Locale[] =>
  locales.filter((locale) => texts[locale] !== undefined && !isWritten(texts[locale]));

/** What somebody reads: their own language, else that of the site; null where neither is written. */
export const localeFor = (texts: Texts, language: Locale, siteLanguage: Locale): Locale | null =>
  [language, siteLanguage].find((locale) => isWritten(texts[locale])) ?? null;

/** Without languages in which nothing is left. */
export const withoutEmpty = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([, text]) => text !== undefined && (text.subject !== '' || text.body !== ''),
    ),
  );

/** By what an announcement is called in a list. */
export const titleOf = (texts: Texts, siteLanguage: Locale): string =>
  [siteLanguage, ...locales].map((locale) => texts[locale]?.subject).find(Boolean) ?? '';
