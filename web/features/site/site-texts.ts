import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { localeOfSite } from '#contract/locales.ts';
import type { Niche } from '#contract/niches.ts';
import { plainTags } from '#messages/plain.ts';
import { useSite } from './site-context.ts';

/** What a site says of itself in the visitor's language. */
export const useSiteTexts = () => {
  const { settings } = useSite();
  const t = useTranslations(`niches.${settings.niche as Niche}`);
  return {
    headline: t.markup('title', plainTags),
    text: t('text', { site: settings.name, count: limits.freeConversations }),
  };
};

/** The same in the operator's words, or in ours where those are in another language. */
export const useOperatorTexts = () => {
  const { settings, locale } = useSite();
  const { headline, text } = useSiteTexts();
  const isSiteLanguage = locale === localeOfSite(settings.domain_language);
  return isSiteLanguage
    ? { title: settings.index_title, description: settings.description }
    : { title: headline, description: text };
};
