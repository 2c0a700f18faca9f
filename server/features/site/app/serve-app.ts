import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { AppIcon } from '#contract/app.ts';
import { appIcons, appPaths, sharedPhotos } from '#contract/app.ts';
import { linkTo } from '#contract/routes.ts';
import type { Site } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Identify } from '#server/http/index.ts';
import { readOnce } from '../read-once.ts';
import { buildManifest } from './manifest.ts';
import { offlinePage } from './offline.ts';

const CACHE_FOR_HOUR = 'public, max-age=3600';
const CACHE_FOR_DAY = 'public, max-age=86400';

const OFFLINE_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const isAppIcon = (name: string): name is AppIcon => (appIcons as readonly string[]).includes(name);

/** There are few, and they are small. */
const readIcon = readOnce((file) => readFile(new URL(`icons/${file}`, import.meta.url)));

const readSiteIcon = ({ settings }: Site, name: AppIcon): Promise<Buffer> =>
  readIcon(name === 'badge' ? 'badge.png' : `${settings.niche}-${name}.png`);

/** What browsers need of each site to run it as an app. */
export const serveApp = (app: FastifyInstance, identify: Identify): void => {
  app.get(appPaths.manifest, async (request, reply) => {
    const { site, locale } = await identify(request);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', CACHE_FOR_HOUR)
      .send(JSON.stringify(await buildManifest(site, locale)));
  });

  app.get<{ Params: { name: string } }>(appPaths.icon, async (request, reply) => {
    const { name } = request.params;
    if (!isAppIcon(name)) throw new Refusal('not_found');
    const { site } = await identify(request);
    const icon = await readSiteIcon(site, name);
    return reply.type('image/png').header('cache-control', CACHE_FOR_DAY).send(icon);
  });

  app.get(appPaths.favicon, async (request, reply) => {
    const { site } = await identify(request);
    const icon = await readIcon(`${site.settings.niche}.ico`);
    return reply.type('image/x-icon').header('cache-control', CACHE_FOR_DAY).send(icon);
  });

  app.get(appPaths.offline, async (request, reply) => {
    const { site, locale } = await identify(request);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', OFFLINE_CSP)
      .send(offlinePage(site, locale));
  });

  void app.register(async (scope) => {
    // The worker keeps what is shared. Without it nothing is read here, whoever sends it.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post(appPaths.share, async (_, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`${linkTo('profile', {}, { [sharedPhotos.query]: 'lost' })}#photos`, 303),
    );
  });
};
