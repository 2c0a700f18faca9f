import { useTranslations } from 'use-intl';
import type { StaticPage } from '#contract/routes.ts';
import { staticPages } from '#contract/routes.ts';

/** What a page is called in the console: those of the product by a name, own ones by their address. */
export const usePageName = (): ((page: string) => string) => {
  const t = useTranslations('console.sitePages.names');
  return (page) =>
    (staticPages as readonly string[]).includes(page) ? t(page as StaticPage) : `/pages/${page}`;
};
