import type { LocalizedSite } from '#contract/localized-urls.ts';
import { localizedUrl, alternateLinks, siteLocales } from '#contract/localized-urls.ts';
import type { Locale } from '#contract/locales.ts';
import { isLander, landerPath, landers } from '#contract/landers.ts';
import { linkTo } from '#contract/routes.ts';
import { crawlerPaths } from '#contract/sharing.ts';
import type { SiteSettings } from '#contract/site.ts';

/** A page of text, with the day of its latest version. */
interface TextPage {
  readonly token: string;
  readonly changed: Date;
  /** The languages it is written in; left out where it is in all. */
  readonly locales?: readonly Locale[];
}

interface SitemapPage {
  readonly path: string;
  readonly locales?: readonly Locale[] | undefined;
  /** Left out where nobody could say. */
  readonly changed?: Date;
}

/** Whatever is none of a stranger's business; it says so on each page as well. */
const DISALLOWED_PATHS = [
  '/api/',
  '/dev/',
  linkTo('chats'),
  linkTo('credits'),
  linkTo('transactions-id'),
  linkTo('directdebit'),
  linkTo('likes'),
  linkTo('swipe-game'),
  linkTo('match-finder'),
  linkTo('profile'),
  linkTo('notifications'),
  linkTo('updates'),
];

export const renderRobots = (origin: string, indexed: boolean): string =>
  indexed
    ? [
        'User-agent: *',
        ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${origin}${crawlerPaths.sitemap}`,
        '',
      ].join('\n')
    : 'User-agent: *\nDisallow: /\n';

/** Landers only where whoever comes can join, people only where visitors may see them. */
export const sitemapPages = (
  settings: Pick<SiteSettings, 'signups' | 'logged_out_search' | 'landers'>,
  texts: readonly TextPage[],
): readonly SitemapPage[] => [
  { path: linkTo('index') },
  ...(settings.logged_out_search ? [{ path: linkTo('members') }] : []),
  { path: linkTo('pricing') },
  { path: linkTo('complaints') },
  ...(settings.signups === 'all'
    ? settings.landers
        .filter(isLander)
        .map((lander) => ({ path: landerPath(lander, landers[lander][0]) }))
    : []),
  ...texts.map(({ token, changed, locales }) => ({
    path: linkTo('pages-token', { token }),
    changed,
    locales,
  })),
];

const sitemapEntry = (site: LocalizedSite, { path, changed, locales }: SitemapPage): string => {
  const offered = siteLocales(site).filter((locale) => locales?.includes(locale) ?? true);
  const links = alternateLinks(site, path, offered)
    .map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
    .join('');
  const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
  return offered
    .map((locale) => `<url><loc>${localizedUrl(site, path, locale)}</loc>${day}${links}</url>`)
    .join('\n');
};

export const renderSitemap = (site: LocalizedSite, pages: readonly SitemapPage[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map((page) => sitemapEntry(site, page)).join('\n')}
</urlset>
`;
