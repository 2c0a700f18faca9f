import type { FastifyInstance } from 'fastify';
import { isLander } from '#contract/landers.ts';
import type { Locale } from '#contract/locales.ts';
import { isLocale } from '#contract/locales.ts';
import type { ShareName } from '#contract/sharing.ts';
import { crawlerPaths, shareNames } from '#contract/sharing.ts';
import type { Core, Site } from '#server/core/index.ts';
import { originOf, readLate, Refusal } from '#server/core/index.ts';
import type { Identify } from '#server/http/index.ts';
import { countOrRefuse, networksOf } from '#server/http/index.ts';
import { listTextPages } from '#server/features/site/index.ts';
import { findSharePicture } from './share/share-pictures.ts';
import { sitemapPages, renderRobots, renderSitemap } from './render-sitemap.ts';

const CACHE_FOR_HOUR = 'public, max-age=3600';
const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';

/** Drawing takes a good part of a second; what is drawn already counts for nobody. */
const DRAWING_LIMIT = { max: 60, seconds: 60 };

const isShareName = (name: string): name is ShareName =>
  (shareNames as readonly string[]).includes(name);

const localizedSiteOf = (core: Core, site: Site) => ({
  origin: originOf(core, site),
  domainLanguage: site.domainLanguage,
  countries: site.settings.countries,
});

/** What search engines and programs that show shared links read, for each site. */
export const serveCrawlerFiles = (app: FastifyInstance, core: Core, identify: Identify): void => {
  app.get(crawlerPaths.robots, async (request, reply) => {
    const { site } = await identify(request);
    const text = renderRobots(originOf(core, site), site.settings.indexed);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_FOR_HOUR)
      .send(text);
  });

  app.get(crawlerPaths.sitemap, async (request, reply) => {
    const caller = await identify(request);
    const { site } = caller;
    if (!site.settings.indexed) throw new Refusal('not_found');
    const texts = await readLate(core, caller, (late) => listTextPages(late, site));
    const pages = sitemapPages(site.settings, texts);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE_FOR_HOUR)
      .send(renderSitemap(localizedSiteOf(core, site), pages));
  });

  app.get<{ Params: { locale: Locale; name: string } }>(
    crawlerPaths.sharePicture,
    async (request, reply) => {
      const { locale, name } = request.params;
      if (!isLocale(locale) || !isShareName(name)) throw new Refusal('not_found');
      const caller = await identify(request);
      const { site } = caller;
      const [lander = ''] = name.split('-', 1);
      if (isLander(lander) && !site.settings.landers.includes(lander))
        throw new Refusal('not_found');
      const [path = ''] = request.url.split('?', 1);
      const picture = await findSharePicture(site, { name, locale, path }, () =>
        countOrRefuse(core, 'share-picture', DRAWING_LIMIT, networksOf(caller)),
      );
      if (!picture) throw new Refusal('not_found');
      return (
        reply
          .type('image/png')
          .header('cache-control', CACHE_FOR_EVER)
          // Others show it beside the link.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(picture)
      );
    },
  );
};
