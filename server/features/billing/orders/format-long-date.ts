import type { Locale } from '#contract/locales.ts';
import { regionalTag } from '#contract/regional-formats.ts';

/** A day, or with `timeStyle` a minute, as it is written in a language and country. */
export const formatLongDate = (
  at: Date,
  locale: Locale,
  country: string,
  timeStyle?: 'long',
): string =>
  new Intl.DateTimeFormat(regionalTag(locale, country), {
    dateStyle: 'long',
    timeZone: 'UTC',
    ...(timeStyle && { timeStyle }),
  }).format(at);
