import type { Locale } from '#contract/locales.ts';
import { regionalTag } from '#contract/regional-formats.ts';

/** A day, as it is written in a language and country: that of UTC, or by the clock of a zone. */
export const formatLongDate = (
  at: Date,
  locale: Locale,
  country: string,
  timeZone = 'UTC',
): string =>
  new Intl.DateTimeFormat(regionalTag(locale, country), { dateStyle: 'long', timeZone }).format(at);

/** A moment, by the clock of a zone. */
export const formatLongTime = (
  at: Date,
  locale: Locale,
  country: string,
  timeZone: string,
): string =>
  new Intl.DateTimeFormat(regionalTag(locale, country), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(at);
