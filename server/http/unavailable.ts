import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookies } from '#contract/cookies.ts';
import type { Locale } from '#contract/locales.ts';
import { defaultLocale, isLocale } from '#contract/locales.ts';
import type english from '#messages/en/public.ts';
import { Refusal } from '#server/core/index.ts';
import { isUnavailable } from '#server/db/index.ts';
import { Html, html } from '#server/adapters/html.ts';

/** Seconds after which it is worth asking again for what failed because the database is away. */
export const RETRY_AFTER_SECONDS = 5;

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:30rem;padding:0 1.5rem;color-scheme:light dark}';

// Not written with the rest, whose spaces a formatter may change: the policy names its every byte.
const STYLE_TAG = new Html(`<style>${STYLE}</style>`);

const CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The language of somebody of whom nothing can be looked up. */
const localeOf = ({ cookies: sent, headers }: FastifyRequest): Locale =>
  [
    sent[cookies.locale],
    ...(headers['accept-language'] ?? '').toLowerCase().split(/[\s,;-]+/),
  ].find(isLocale) ?? defaultLocale;

type Texts = typeof english;

const textsIn = async (locale: Locale): Promise<Texts> =>
  ((await import(`../../messages/${locale}/public.ts`)) as { default: Texts }).default;

const pageWith = (locale: Locale, title: string, body: Html): string =>
  // Written out here: whatever renders the pages would ask for what cannot be had.
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${STYLE_TAG}
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html> `.text;

/** Whether a browser shows the answer to a person. */
export const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true;

/** After how many seconds to try again, where something failed for a reason that passes. */
export const retryAfterOf = (error: unknown): number | null => {
  if (isUnavailable(error)) return RETRY_AFTER_SECONDS;
  if (!(error instanceof Refusal) || error.code !== 'unavailable') return null;
  return Number(error.values?.['retry_after'] ?? RETRY_AFTER_SECONDS);
};

const sendPlain = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', CSP)
    .type('text/html; charset=utf-8')
    .send(page);

/** Tells a person in their language that the site they want is closed. */
export const sendClosed = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const locale = localeOf(request);
  const { errors } = await textsIn(locale);
  return sendPlain(reply.code(410), pageWith(locale, errors.site_closed, html``));
};

/** Tells a person in their language, and a machine by the status, to come back in a moment. */
export const sendUnavailable = async (
  request: FastifyRequest,
  reply: FastifyReply,
  retryAfter: number,
): Promise<FastifyReply> => {
  const locale = localeOf(request);
  const { error, errors } = await textsIn(locale);
  const body = html`<p>${errors.unavailable}</p>
    <p><a href="">${error.retry}</a></p>`;
  reply.code(503).header('retry-after', String(retryAfter));
  return sendPlain(reply, pageWith(locale, error.title, body));
};
