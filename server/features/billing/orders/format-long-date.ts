import type { Locale } from '#contract/locales.ts';
import { regionalTag } from '#contract/regional-formats.ts';

/** A day, or with `timeStyle` a minute, as the reader writes it. */
export const formatLongDate = (at: Date, locale: Locale, timeStyle?: 'long'): string =>
  new Intl.DateTimeFormat(regionalTag(locale, null), {
    dateStyle: 'long',
    timeZone: 'UTC',
    ...(timeStyle && { timeStyle }),
  }).format(at);
