import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HandlePage } from '#contract/visit.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { originOf } from '#server/core/index.ts';
import { apiInProcess } from './call-in-process.ts';

/** Nothing runs, is sent or leads anywhere, and only our own console may frame it. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** An answer that only a frame of our own console shows. No cookie is set, and no cache keeps it. */
export const sendFrame = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply
    .removeHeader('set-cookie')
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'SAMEORIGIN',
    })
    .send(html);

interface Preview {
  /** A visitor of the site as it is to be shown. */
  readonly caller: Caller;
  readonly path: string;
  readonly scheme: 'light' | 'dark';
}

/** A page that can only be looked at: without scripts, and nothing in it can be reached. */
const toPicture = (html: string, scheme: Preview['scheme']): string =>
  html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?:held|manifest)"[^>]*>/g, '')
    .replace('<html', `<html data-scheme="${scheme}"`)
    .replace('<body', '<body inert');

/**
 * Renders a page for a visitor who is not there, as the console shows it in a frame.
 */
export const sendPreview = async (
  app: FastifyInstance,
  core: Core,
  handle: HandlePage,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { caller, path, scheme }: Preview,
): Promise<FastifyReply> => {
  const from = { caller, protocol: request.protocol };
  const address = `${request.protocol}://${caller.site.domain}${path}`;
  const response = await handle(new Request(address), {
    mode: core.config.mode,
    locale: caller.locale,
    origin: originOf(core, caller.site),
    signedIn: false,
    hasTrafficsource: false,
    noticeRead: true,
    closedReminders: '',
    nonce: randomBytes(16).toString('base64url'),
    report: (error) => request.log.error({ err: error }, 'preview failed'),
    ...apiInProcess(app, request, reply, from, { retryAfter: null }),
  });
  const picture = toPicture(
    response.page ? new TextDecoder().decode(response.page) : await response.text(),
    scheme,
  );
  return sendFrame(reply, picture, response.status === 200 ? 200 : 404);
};
