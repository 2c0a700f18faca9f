import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequest } from '@remix-run/node-fetch-server';
import { isConsolePath } from '#contract/console/paths.ts';
import { cookies, cookieMaxAgeSeconds } from '#contract/cookies.ts';
import { isLanderPath } from '#contract/landers.ts';
import { isLocale } from '#contract/locales.ts';
import type { HandlePage, PageResponse, Visit } from '#contract/visit.ts';
import { sameForAllHeader } from '#contract/visit.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { originOf, Refusal, selectedCountry } from '#server/core/index.ts';
import { isUnavailable } from '#server/db/index.ts';
import type { Identify } from './bind.ts';
import type { Trouble } from './call-in-process.ts';
import { apiInProcess } from './call-in-process.ts';
import { visitorQueryOf } from './visitor-query.ts';
import { errorAnswer, sendError } from './errors.ts';
import { newNonce } from './new-nonce.ts';
import { nonceTemplate } from './nonce-template.ts';
import { asAnonymousCaller, createPageCache, cacheKeyOf, MAX_BYTES } from './page-cache.ts';
import type { CachedPage } from './page-cache.ts';
import { isSameOrigin } from './same-origin.ts';
import {
  RETRY_AFTER_SECONDS,
  retryAfterOf,
  sendClosed,
  sendUnavailable,
  wantsPage,
} from './unavailable.ts';
import { checkFormSize, isLargeForm } from './bodies.ts';
import { inTime } from './deadline.ts';

const cspFor = (nonce: string, mode: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${mode === 'development' ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${mode === 'development' ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Remembers what the address asked for: language, country, and where the visit came from. */
const rememberVisitor = (request: FastifyRequest, reply: FastifyReply, caller: Caller) => {
  const query = visitorQueryOf(request);
  const country = selectedCountry(caller);
  const options = {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: request.protocol === 'https',
  } as const;
  if (isLocale(query['lang'])) {
    reply.setCookie(cookies.locale, query['lang'], {
      ...options,
      maxAge: cookieMaxAgeSeconds.locale,
    });
  }
  if (query['country'] === '') {
    reply.clearCookie(cookies.country, options);
  } else if (country !== null && query['country'] === country) {
    reply.setCookie(cookies.country, country, {
      ...options,
      maxAge: cookieMaxAgeSeconds.locale,
    });
  }
  if (caller.trafficsource && request.cookies[cookies.trafficsource] === undefined) {
    const source = new URLSearchParams({ ...caller.trafficsource } as Record<
      string,
      string
    >).toString();
    reply.setCookie(cookies.trafficsource, source, options);
  }
};

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

/** Visitors bring campaigns along in the addresses of landers, and the pages never see those. */
const isForVisitors = (request: FastifyRequest, caller: Caller): boolean =>
  request.method === 'GET' && caller.session === null && isLanderPath(pathOf(request));

/** What only visitors see who carry nothing of their own: no session, no form, no query. */
const mayBeShared = (request: FastifyRequest, caller: Caller, visit: Visit): boolean =>
  request.method === 'GET' &&
  caller.session === null &&
  !isConsolePath(request.url) &&
  visit.mode !== 'development' &&
  (!request.url.includes('?') || isLanderPath(pathOf(request)));

const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  nonce: string,
) => {
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header('vary', 'accept-encoding');
  if (!GZIP.test(request.headers['accept-encoding'] ?? ''))
    return reply.send(page.body.plain(nonce));
  return reply.header('content-encoding', 'gzip').send(page.body.gzip(nonce));
};

const bodyOf = async (response: PageResponse): Promise<Buffer | null> => {
  const { page } = response;
  if (page) return Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  return response.body && Buffer.from(await response.arrayBuffer());
};

const sendRendered = async (
  request: FastifyRequest,
  reply: FastifyReply,
  response: PageResponse,
  { retryAfter }: Trouble,
) => {
  // Without the API a page may not even know in whose look and language to say so.
  const isLost = response.status === 500 && retryAfter !== null;
  if (isLost && wantsPage(request)) return sendUnavailable(request, reply, retryAfter);
  const status = isLost ? 503 : response.status;
  reply.code(status);
  if (status === 503) reply.header('retry-after', String(retryAfter ?? RETRY_AFTER_SECONDS));
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(await bodyOf(response));
};

/**
 * Whether somebody who is not signed in comes from elsewhere to a page, as browsers say it who are no
 * robots. Whoever goes on from page to page comes once.
 */
const isArrival = ({ method, url, headers }: FastifyRequest, { session }: Caller): boolean =>
  method === 'GET' &&
  session === null &&
  headers['sec-fetch-mode'] === 'navigate' &&
  (headers['sec-fetch-site'] === 'none' || headers['sec-fetch-site'] === 'cross-site') &&
  headers['sec-purpose'] === undefined &&
  !isConsolePath(url);

/** Serves every address that nothing else answers as a page, and tells of visits. */
export const servePages = (
  app: FastifyInstance,
  core: Core,
  identify: Identify,
  handle: HandlePage,
  onVisit: (caller: Caller) => void,
): void => {
  const cache = createPageCache();

  const visitOf = (
    request: FastifyRequest,
    reply: FastifyReply,
    caller: Caller,
    trouble: Trouble,
  ): Visit => ({
    mode: core.config.mode,
    locale: caller.locale,
    origin: originOf(core, caller.site),
    signedIn: caller.session !== null,
    hasTrafficsource: caller.trafficsource !== null,
    // Landers have no notice.
    noticeRead: isForVisitors(request, caller) || request.cookies[cookies.notice] !== undefined,
    closedReminders: request.cookies[cookies.reminders] ?? '',
    nonce: newNonce(),
    report: (error) => request.log.error({ err: error }, 'page failed'),
    ...apiInProcess(app, request, reply, { caller, protocol: request.protocol }, trouble),
  });

  const sendShared = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { visit, caller, trouble }: { visit: Visit; caller: Caller; trouble: Trouble },
  ) => {
    const address = `${request.protocol}://${request.host}${pathOf(request)}`;
    const key = cacheKeyOf(address, visit, caller);
    let own: PageResponse | undefined;
    const render = async () => {
      // The page gets the address and the visit, which are the key, and no header of this visitor.
      const response = await handle(new Request(address), visit);
      own = response;
      const shared = response.headers.has(sameForAllHeader);
      response.headers.delete(sameForAllHeader);
      if (!shared || response.status !== 200 || response.headers.has('set-cookie'))
        return undefined;
      const body = (await bodyOf(response)) ?? Buffer.alloc(0);
      const page = { headers: [...response.headers], body: nonceTemplate(body, visit.nonce) };
      if (body.length <= MAX_BYTES) cache.store(key, caller.site, page);
      return page;
    };
    const known =
      cache.find(key, caller.site) ??
      (await inTime(request, () => cache.share(key, caller.site, render)));
    if (known) return sendCached(request, reply, known, visit.nonce);
    if (!own) throw new Error('A page was not rendered.');
    return sendRendered(request, reply, own, trouble);
  };

  void app.register(async (scope) => {
    // The page reads its own form data.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      const isClosed = error instanceof Refusal && error.code === 'site_closed';
      if (isClosed && wantsPage(request)) return sendClosed(request, reply);
      const retryAfter = retryAfterOf(error);
      if (retryAfter === null || !wantsPage(request)) return sendError(error, request, reply);
      // A site that cannot be served was told of when its settings were read.
      if (isUnavailable(error)) request.log.error({ err: error }, 'database away');
      return sendUnavailable(request, reply, retryAfter);
    });
    scope.all('/*', async (request, reply) => {
      // A picture that comes with it takes as long as it takes.
      if (!isLargeForm(request)) app.limitTime(request);
      const caller = await inTime(request, () => identify(request));
      if (request.method !== 'GET' && request.method !== 'HEAD' && !isSameOrigin(request)) {
        return reply.code(403).send(errorAnswer('foreign_origin'));
      }
      checkFormSize(app, request, reply, caller);
      const seen = isForVisitors(request, caller) ? asAnonymousCaller(caller) : caller;
      const trouble: Trouble = { retryAfter: null };
      const visit = visitOf(request, reply, seen, trouble);
      reply.header('content-security-policy', cspFor(visit.nonce, visit.mode));
      // What a member or the staff saw is not there for whoever goes back after a logout.
      const isPrivate = caller.session !== null || isConsolePath(request.url);
      reply.header('cache-control', isPrivate ? 'private, no-store' : 'private, no-cache');
      rememberVisitor(request, reply, caller);
      if (isArrival(request, caller)) onVisit(caller);
      if (mayBeShared(request, caller, visit)) {
        return sendShared(request, reply, { visit, caller: seen, trouble });
      }
      const { host, protocol } = request;
      const sent = createRequest(request.raw, reply.raw, { host, protocol: `${protocol}:` });
      const response = await inTime(request, () => handle(sent, visit));
      response.headers.delete(sameForAllHeader);
      return sendRendered(request, reply, response, trouble);
    });
  });
};
