import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paymentEvent } from '#contract/billing/orders.ts';
import type { Core } from '#server/core/index.ts';
import { sandboxOf } from '#server/adapters/payments/index.ts';
import { cardFields, readCard } from '#server/adapters/payments/sandbox/cards.ts';
import { attemptFor } from '#server/adapters/payments/sandbox/choices.ts';
import { pathOf } from '#server/adapters/payments/sandbox/entry.ts';
import type { Entry, Sandbox } from '#server/adapters/payments/sandbox/index.ts';
import {
  cardPage,
  choicePage,
  confirmPage,
  emptyCard,
  filledCard,
  foreignPage,
  missingPage,
  STYLE_HASH,
} from '#server/adapters/payments/sandbox/pages/index.ts';
import { isSameOrigin } from './same-origin.ts';

const PATH = pathOf(':reference');

const CSP = [
  "default-src 'none'",
  `style-src '${STYLE_HASH}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const BODY_LIMIT = 8 * 1024;

type Payer = FastifyRequest<{ Params: { reference: string }; Querystring: { try?: unknown } }>;

const show = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', CSP)
    .send(page);

const pageOf = (entry: Entry, tried: unknown, now: Date): string => {
  if (entry.attempt?.asks) return confirmPage(entry, entry.attempt);
  if (entry.method !== 'card') return choicePage(entry, entry.method);
  return cardPage(entry, typeof tried === 'string' ? filledCard(tried, now) : emptyCard);
};

/** What the payer did; a page if they have to be told something. */
const act = async (
  { checkout }: Sandbox,
  entry: Entry,
  form: URLSearchParams,
  now: Date,
): Promise<Entry | string | null> => {
  const { reference, method, attempt } = entry;
  const said = form.get('do');
  if (said === 'cancel') return checkout.giveUp(reference);
  if (attempt?.asks === 'bank' && said === 'no') return checkout.giveUp(reference);
  if (attempt?.asks && said !== 'pay') return checkout.confirm(reference, said === 'yes');
  if (method !== 'card') {
    const chosen = attemptFor(method, form.get('with') ?? '');
    return chosen ? checkout.pay(reference, chosen) : choicePage(entry, method);
  }
  const [number = '', expiry = '', cvc = '', name = ''] = cardFields.map(
    (field) => form.get(field) ?? '',
  );
  const keep = form.has('keep');
  const read = readCard({ number, expiry, cvc, name }, keep, now);
  if ('attempt' in read) return checkout.pay(reference, read.attempt);
  // A security code is never written into a page.
  return cardPage(entry, { typed: { number, expiry, cvc: '', name }, keep, errors: read.errors });
};

const servePages = (scope: FastifyInstance, core: Core, sandbox: Sandbox): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_, text, done) => done(null, new URLSearchParams(String(text))),
  );
  scope.get(PATH, async (request: Payer, reply) => {
    const entry = await sandbox.checkout.open(request.params.reference);
    if (!entry) return show(reply, 404, missingPage());
    if (entry.state !== 'loading') return reply.redirect(entry.returnUrl, 303);
    return show(reply, 200, pageOf(entry, request.query.try, core.clock.now()));
  });
  scope.post(PATH, async (request: Payer, reply) => {
    if (!isSameOrigin(request)) return show(reply, 403, foreignPage());
    const entry = await sandbox.checkout.open(request.params.reference);
    if (!entry) return show(reply, 404, missingPage());
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const next =
      entry.state === 'loading' ? await act(sandbox, entry, form, core.clock.now()) : entry;
    if (typeof next === 'string') return show(reply, 422, next);
    // Whoever is asked once more sees the same address again.
    return reply.redirect(
      next?.state === 'loading' ? pathOf(entry.reference) : entry.returnUrl,
      303,
    );
  });
};

/** The pages of the test provider, and the way on which its word comes to us. */
export const serveSandbox = (app: FastifyInstance, core: Core): void => {
  const sandbox = sandboxOf(core.payments);
  if (!sandbox) return;
  const { mode, databaseUrl } = core.config;
  if (mode === 'production' && databaseUrl !== null) {
    core.log.warn('no payment provider is set: credits cost nothing');
  }
  void app.register(async (scope) => servePages(scope, core, sandbox));
  app.addHook('onReady', () =>
    sandbox.connect(async ({ body, headers }) => {
      const answer = await app.inject({
        method: paymentEvent.method,
        url: paymentEvent.path,
        headers: { ...headers },
        payload: body,
      });
      return answer.statusCode;
    }),
  );
};
