import type { SiteProblem } from '#contract/console/index.ts';
import { localeOfSite } from '#contract/locales.ts';
import { isBlank } from '#contract/visible-text.ts';
import { findPageFaults, isStaticPage } from '#server/features/site/index.ts';
import type { SiteContent } from './content.ts';
import { pageField, pagesOf } from './content.ts';

/** The pages of a content that are the operator's own, by name. */
export const ownPagesOf = (content: SiteContent): string[] => [
  ...new Set(pagesOf(content).flatMap(({ token }) => (isStaticPage(token) ? [] : [token]))),
];

/**
 * Pages have a title, name what exists, lead somewhere and are not empty; those of the operator are there in the
 * language of the site or in English, and so are those that the footer leads to.
 */
export const findPageProblems = (next: SiteContent): SiteProblem[] => {
  const pages = pagesOf(next);
  const own = ownPagesOf(next);
  const language = localeOfSite(String(next['domain_language']));
  const footer = Array.isArray(next['footer_pages']) ? next['footer_pages'].map(String) : [];
  return [
    ...pages.flatMap(({ token, locale, title, body }): SiteProblem[] => {
      const field = pageField(token, locale);
      const { faults, isEmpty } = findPageFaults(body, own);
      const isThere =
        isStaticPage(token) ||
        pages.some((page) => page.token === token && [language, 'en'].includes(page.locale));
      return [
        ...faults.map((found) => ({ field, code: 'page_broken', found }) as const),
        ...(isBlank(title) ? [{ field, code: 'page_untitled' } as const] : []),
        ...(isEmpty ? [{ field, code: 'page_empty' } as const] : []),
        ...(isThere ? [] : [{ field, code: 'page_language' } as const]),
      ];
    }),
    ...footer
      .filter((token) => !own.includes(token))
      .map((found) => ({ field: 'footer_pages', code: 'page_missing', found }) as const),
  ];
};
