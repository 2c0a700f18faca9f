import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { sitePreviewOpen } from '#contract/console/index.ts';
import { PREVIEW_PATH, previewedPages, siteFields } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { locales } from '#contract/locales.ts';
import { linkTo } from '#contract/routes.ts';
import type { HandlePage } from '#contract/visit.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import type { Identify } from '#server/http/index.ts';
import { sendPreview } from '#server/http/index.ts';
import { staffOf } from '#server/features/staff/index.ts';
import { readDraftedSite } from './read-drafted-site.ts';
import { mayEdit, requireEditor } from './policy.ts';

const LIFE_MS = consoleLimits.sites.previewMinutes * 60_000;

/** What is sealed in a token: for whom, of which site, and until when. */
const grant = z.object({
  kind: z.literal('site-preview'),
  session: z.string(),
  site: z.int(),
  until: z.number(),
});

/** Lets somebody look at a draft, in their own session and for some minutes. */
export const openPreview = async (
  core: Core,
  { db }: Tx,
  caller: Caller,
  siteId: number,
): Promise<Answer<typeof sitePreviewOpen>> => {
  requireEditor(caller, siteId);
  const { content } = await readDraftedSite(db, siteId);
  const { error } = siteFields.safeParse(content);
  const misfits = [...new Set(error?.issues.map(({ path: [field] }) => String(field)))];
  const until = core.clock.now().getTime() + LIFE_MS;
  const sealed = { kind: 'site-preview', session: staffOf(caller).id, site: siteId, until };
  return { token: misfits.length > 0 ? null : core.seal.close(sealed), misfits };
};

const address = z.object({
  token: z.string().check(z.maxLength(1000)),
  page: z.enum(previewedPages),
  lang: z.enum(locales),
  scheme: z.enum(['light', 'dark']),
});

/** The site of a token, if it is that of whoever shows it and has not run out. */
const grantedSite = (core: Core, { staff }: Caller, token: string): number | null => {
  const { data } = grant.safeParse(core.seal.open(token));
  const isTheirs = data !== undefined && staff?.isLocked === false && staff.id === data.session;
  return isTheirs && data.until > core.clock.now().getTime() ? data.site : null;
};

/** Shows pages of a draft as a visitor would see them, in a frame of the console. */
export const servePreviews = (
  app: FastifyInstance,
  core: Core,
  identify: Identify,
  handle: HandlePage,
): void => {
  app.get(PREVIEW_PATH, async (request, reply) => {
    const { data } = address.safeParse(request.query);
    const caller = await identify(request);
    const siteId = data ? grantedSite(core, caller, data.token) : null;
    if (!data || siteId === null || !mayEdit(caller, siteId)) return reply.callNotFound();
    const { site } = await readDraftedSite(core.db, siteId);
    if (!site) return reply.callNotFound();
    const visitor: Caller = {
      ...caller,
      site,
      locale: data.lang,
      geoipCountry: site.settings.countries[0] ?? null,
      chosenCountry: null,
      trafficsource: null,
      session: null,
      staff: null,
    };
    return sendPreview(
      app,
      core,
      handle,
      { request, reply },
      { caller: visitor, path: linkTo(data.page), scheme: data.scheme },
    );
  });
};
