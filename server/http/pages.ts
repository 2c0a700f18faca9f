import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequest } from '@remix-run/node-fetch-server';
import type { InjectOptions } from 'light-my-request';
import { cookies, cookieSeconds } from '../../contract/cookies.ts';
import { isLocale } from '../../contract/locales.ts';
import type { HandlePage } from '../../contract/visit.ts';
import type { Caller, Core } from '../core/index.ts';
import { selectedCountry } from '../core/index.ts';
import type { Identify } from './bind.ts';
import { answerFor } from './errors.ts';
import { passOn } from './passed.ts';
import type { Passed } from './passed.ts';
import { isSameOrigin } from './same-origin.ts';

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
const remember = (request: FastifyRequest, reply: FastifyReply, caller: Caller) => {
  const query = request.query as Record<string, unknown>;
  const country = selectedCountry(caller);
  const options = {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: request.protocol === 'https',
  } as const;
  if (isLocale(query['lang'])) {
    reply.setCookie(cookies.locale, query['lang'], { ...options, maxAge: cookieSeconds.locale });
  }
  if (query['country'] === '') {
    reply.clearCookie(cookies.country, options);
  } else if (country !== null && query['country'] === country) {
    reply.setCookie(cookies.country, country, {
      ...options,
      maxAge: cookieSeconds.locale,
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

/** The API as seen by the page: the same visitor, without a network in between. */
const inProcess =
  (app: FastifyInstance, request: FastifyRequest, from: Passed) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const options: InjectOptions = {
      method: init.method ?? 'GET',
      url,
      remoteAddress: request.ip,
      headers: {
        ...(init.headers as Record<string, string>),
        host: request.host,
        'sec-fetch-site': 'same-origin',
      },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    };
    // Awaited inside: the request is only sent when somebody waits for it.
    const answer = await passOn(from, async () => {
      const sent = await app.inject(options);
      return sent;
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
    }
    const body = answer.statusCode === 204 || answer.statusCode === 304 ? null : answer.payload;
    return new Response(body, { status: answer.statusCode, headers });
  };

/** Serves every address that nothing else answers as a page. */
export const servePages = (
  app: FastifyInstance,
  core: Core,
  identify: Identify,
  handle: HandlePage,
): void => {
  void app.register(async (scope) => {
    // The page reads its own form data.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    scope.all('/*', async (request, reply) => {
      const caller = await identify(request);
      if (request.method !== 'GET' && request.method !== 'HEAD' && !isSameOrigin(request)) {
        return reply.code(403).send(answerFor('foreign_origin'));
      }
      const nonce = randomBytes(16).toString('base64');
      reply.header('content-security-policy', cspFor(nonce, core.config.mode));
      reply.header('cache-control', 'private, no-cache');
      remember(request, reply, caller);
      const from = { caller, protocol: request.protocol };
      const response = await handle(
        createRequest(request.raw, reply.raw, {
          host: request.host,
          protocol: `${request.protocol}:`,
        }),
        {
          mode: core.config.mode,
          locale: caller.locale,
          signedIn: caller.session !== null,
          hasTrafficsource: caller.trafficsource !== null,
          noticeRead: request.cookies[cookies.notice] !== undefined,
          nonce,
          report: (error) => request.log.error({ err: error }, 'page failed'),
          fetch: inProcess(app, request, from),
        },
      );
      return reply.send(response);
    });
  });
};
