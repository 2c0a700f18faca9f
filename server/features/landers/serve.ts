import type { FastifyInstance } from 'fastify';
import type { Locale } from '../../../contract/locales.ts';
import { isLocale } from '../../../contract/locales.ts';
import type { ShareName } from '../../../contract/sharing.ts';
import { machinePaths, shareNames } from '../../../contract/sharing.ts';
import type { Core, Site } from '../../core/index.ts';
import { originOf, Refusal } from '../../core/index.ts';
import type { Identify } from '../../http/index.ts';
import { countOrRefuse, networksOf } from '../../http/index.ts';
import { textPages } from '../site/index.ts';
import { sharePictureAt } from './share/pictures.ts';
import { listedPages, robotsText, sitemapText } from './sitemap.ts';

const HOUR = 'public, max-age=3600';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Drawing takes a good part of a second; what is drawn already counts for nobody. */
const DRAWN = { max: 60, seconds: 60 };

const isShareName = (name: string): name is ShareName =>
  (shareNames as readonly string[]).includes(name);

const knownOf = (core: Core, site: Site) => ({
  origin: originOf(core, site),
  domainLanguage: site.domainLanguage,
  countries: site.settings.countries,
});

/** What search engines and programs that show shared links read, for each site. */
export const serveMachines = (app: FastifyInstance, core: Core, identify: Identify): void => {
  app.get(machinePaths.robots, async (request, reply) => {
    const { site } = await identify(request);
    const text = robotsText(originOf(core, site), site.settings.indexed);
    return reply.type('text/plain; charset=utf-8').header('cache-control', HOUR).send(text);
  });

  app.get(machinePaths.sitemap, async (request, reply) => {
    const { site } = await identify(request);
    if (!site.settings.indexed) throw new Refusal('not_found');
    const pages = listedPages(site.settings, await textPages(core, site));
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', HOUR)
      .send(sitemapText(knownOf(core, site), pages));
  });

  app.get<{ Params: { locale: Locale; name: string } }>(
    machinePaths.sharePicture,
    async (request, reply) => {
      const { locale, name } = request.params;
      if (!isLocale(locale) || !isShareName(name)) throw new Refusal('not_found');
      const caller = await identify(request);
      const { site } = caller;
      const [path = ''] = request.url.split('?', 1);
      const picture = await sharePictureAt(site, { name, locale, path }, () =>
        countOrRefuse(core, 'share-picture', DRAWN, networksOf(caller)),
      );
      if (!picture) throw new Refusal('not_found');
      return (
        reply
          .type('image/png')
          .header('cache-control', FOR_EVER)
          // Others show it beside the link.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(picture)
      );
    },
  );
};
