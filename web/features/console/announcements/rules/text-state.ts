import type { AnnouncementFields } from '#contract/console/announcement-views.ts';
import type { Locale } from '#contract/locales.ts';

/** Whether an announcement is written in a language: its subject as well as its text. */
export const textState = (
  texts: AnnouncementFields['texts'],
  locale: Locale,
): 'written' | 'half' | 'missing' => {
  const { subject = '', body = '' } = texts[locale] ?? {};
  const parts = [subject, body].filter((part) => part.trim() !== '').length;
  return (['missing', 'half', 'written'] as const)[parts] ?? 'missing';
};
