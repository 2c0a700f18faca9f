import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import {
  consoleCookieName,
  cookieMaxAgeSeconds,
  cookies,
  sessionCookieName,
} from '#contract/cookies.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { needsIdempotencyKey, isWrite } from '#contract/core/endpoint.ts';
import { errorAnswer } from '#contract/core/errors.ts';
import { hasRightAnywhere } from '#contract/console/rights.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { addTime, Refusal, fieldError } from '#server/core/index.ts';
import type { StoredFile } from '#server/adapters/storage/index.ts';
import { decideToCommit } from '#server/db/index.ts';
import { inTime } from './deadline.ts';
import { constraintsOf } from './query-flag.ts';
import { firstAnswer, isKnownKey, requestWithKey, runOncePerKey } from './idempotency.ts';
import { inheritedCaller } from './inherited-caller.ts';
import { countCall, uncountCall } from './rate-limit.ts';
import type { Route, SessionCookie } from './route.ts';
import { isBrowser, isSameOrigin } from './same-origin.ts';
import { logStaffDecision, logRefusal } from './security-log.ts';
import type { UploadSlot } from './bodies.ts';
import { checkBytesCall, CONTENT_TYPES } from './bodies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    /** Where an upload is read. */
    uploadSlot: UploadSlot | undefined;
  }
}

export type Identify = (request: FastifyRequest) => Promise<Caller>;

const KEY = /^[\w-]{8,64}$/;

/** `{name}` of the contract in Fastify's notation, ending before a dot or slash. */
const urlOf = (endpoint: Endpoint) => endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1(^[^/.]+)');

const codesByStatus = ({ errors }: Endpoint) =>
  Object.groupBy(Object.keys(errors), (code) => String(errors[code]));

/** The same shape for all, with the codes that this call answers under the status. */
const describeErrors = ([status, codes = []]: [string, string[] | undefined]) =>
  [
    status,
    errorAnswer.clone().register(z.globalRegistry, { description: codes.join(', ') }),
  ] as const;

const schemaOf = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  operationId: endpoint.name,
  tags: [endpoint.access],
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && { body: endpoint.body }),
  ...(endpoint.accepts && { consumes: CONTENT_TYPES[endpoint.accepts] }),
  response: {
    200: endpoint.produces
      ? { content: { [endpoint.produces]: { schema: endpoint.answer } } }
      : endpoint.answer,
    ...Object.fromEntries(Object.entries(codesByStatus(endpoint)).map(describeErrors)),
    '4xx': errorAnswer,
    '5xx': errorAnswer,
  },
});

/** In the console everything beyond one's rights is as if it did not exist. */
const authoriseStaff = (
  endpoint: Extract<Endpoint, { access: 'staff' }>,
  { staff }: Caller,
  now: Date,
): void => {
  if (!staff) throw new Refusal('authentication_required');
  if (staff.isLocked) throw new Refusal('console_locked');
  const { right } = endpoint;
  if (right !== 'none' && !hasRightAnywhere(staff.roles, right)) throw new Refusal('not_found');
  const { provenAt } = staff;
  const isProven =
    provenAt !== null &&
    addTime(provenAt, { seconds: consoleLimits.staff.proofMinutes * 60 }) > now;
  if (endpoint.proof && !isProven) throw new Refusal('proof_required');
};

/** Refuses whoever may not call at all. */
export const authorise = (
  endpoint: Endpoint,
  request: FastifyRequest,
  caller: Caller,
  now: Date,
): void => {
  const isServer = endpoint.servers === true && !isBrowser(request);
  if ((isWrite(endpoint) || endpoint.sameOrigin) && !isServer && !isSameOrigin(request)) {
    throw new Refusal('foreign_origin');
  }
  if (endpoint.access === 'staff') return authoriseStaff(endpoint, caller, now);
  if (endpoint.access === 'member' && !caller.session) throw new Refusal('authentication_required');
};

const keyOf = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new Refusal('invalid_input', { fields: { 'idempotency-key': fieldError('invalid') } });
};

/** Whose keys these are: nobody gets another member's or another site's answers. */
const scopeOf = ({ site, session, staff }: Caller): string =>
  `${site.id}:${session?.userId ?? staff?.staffId ?? 'anonymous'}`;

/** The cookies of sessions, as handlers may change them. */
export const cookiesOf = (request: FastifyRequest, reply: FastifyReply) => {
  const secure = (inheritedCaller()?.protocol ?? request.protocol) === 'https';
  const cookie = (name: string, maxAge: number, sameSite: 'lax' | 'strict'): SessionCookie => {
    const options = { path: '/', httpOnly: true, secure, sameSite } as const;
    return {
      set: (token) => void reply.setCookie(name, token, { ...options, maxAge }),
      clear: () => void reply.clearCookie(name, options),
    };
  };
  const { session } = cookieMaxAgeSeconds;
  const staff = consoleLimits.staff.sessionHours.passkey * 3600;
  return {
    sessionCookie: cookie(sessionCookieName(secure), session, 'lax'),
    consoleCookie: cookie(consoleCookieName(secure), staff, 'strict'),
  };
};

/** Until replicas have caught up this browser reads from the primary, and so does the page that it asks for. */
const markWritten = (request: FastifyRequest, reply: FastifyReply): void => {
  const { session } = request.caller;
  if (session) session.hasWritten = true;
  const secure = (inheritedCaller()?.protocol ?? request.protocol) === 'https';
  const maxAge = cookieMaxAgeSeconds.written;
  reply.setCookie(cookies.written, '1', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge,
  });
};

/** A file that its reader keeps, under its own name. */
const download = async (reply: FastifyReply, file: File): Promise<Buffer> => {
  reply.header('content-disposition', `attachment; filename="${file.name}"`);
  return Buffer.from(await file.arrayBuffer());
};

const sendPrivate = (seconds: number | undefined): string =>
  seconds === undefined ? 'no-store' : `private, max-age=${seconds}`;

/** Answers that are the same for everyone may be kept; everything else is private. */
const cacheable = (
  reply: FastifyReply,
  request: FastifyRequest,
  seconds: number,
  body: unknown,
) => {
  const etag = `"${createHash('sha1').update(JSON.stringify(body)).digest('base64url')}"`;
  reply.header('cache-control', `public, max-age=${seconds}`).header('etag', etag);
  // Proxies that compress mark it as weak, and browsers may name several.
  const known = request.headers['if-none-match']?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === etag);
};

const isStored = (answer: unknown): answer is StoredFile =>
  typeof answer === 'object' &&
  answer !== null &&
  'stream' in answer &&
  answer.stream instanceof Readable;

/** Whose uploads wait for each other. */
const uploaderOf = ({ session, staff, network }: Caller): string =>
  session?.userId ?? staff?.staffId ?? network;

const isUpload = ({ accepts }: Endpoint): boolean => accepts === 'picture' || accepts === 'file';

/** Uploads, and what is written for its reader to keep, take as long as they take. */
const isLong = (endpoint: Endpoint): boolean =>
  isUpload(endpoint) || endpoint.produces?.startsWith('image/') === false;

/** Serves one route of a feature. */
export const bind = (app: FastifyInstance, core: Core, identify: Identify, route: Route): void => {
  const { endpoint } = route;
  const { limit } = endpoint;
  const handle = route.handle as (call: object) => Promise<unknown>;
  const prepare = route.prepare as ((call: object) => Promise<unknown>) | undefined;

  const write = async (call: object, request: FastifyRequest, caller: Caller) => {
    const key = needsIdempotencyKey(endpoint) ? keyOf(request) : null;
    const input = [request.params, request.query, request.body] as const;
    const known = key === null ? null : requestWithKey(scopeOf(caller), key, endpoint.name, input);
    // A password that this very request has changed would be wrong the second time.
    const first = prepare && known ? await firstAnswer(core.db, known) : null;
    if (first) return first.answer;
    const prepared = await prepare?.(call);
    return core.transact(async (tx) => {
      const work = () => handle({ ...call, tx, prepared });
      const answer = await (known === null
        ? work()
        : runOncePerKey(tx, core.clock.now(), known, work, route.repeated));
      decideToCommit();
      return answer;
    });
  };

  const answerTo = async (request: FastifyRequest, reply: FastifyReply) => {
    const { params, query, headers, caller } = request;
    const body = endpoint.accepts === 'signed' ? { bytes: request.body, headers } : request.body;
    const call = { params, query, body, core, caller, ...cookiesOf(request, reply) };
    if (!isWrite(endpoint)) return handle(call);
    if (core.replicas) markWritten(request, reply);
    request.uploadSlot?.hold();
    try {
      return await write(call, request, caller);
    } finally {
      request.uploadSlot?.release();
    }
  };

  const count = async (request: FastifyRequest) => {
    const { caller } = request;
    if (!limit || (limit.visitorsOnly && caller.session)) return;
    // A request that is only sent again has been counted already.
    const key = needsIdempotencyKey(endpoint) ? keyOf(request) : null;
    if (key !== null && (await isKnownKey(core.db, scopeOf(caller), key))) return;
    await countCall(core, endpoint.name, limit, caller);
  };

  const options: RouteShorthandOptions = { schema: schemaOf(endpoint), config: { endpoint } };
  if (endpoint.accepts) options.validatorCompiler = checkBytesCall;
  app.route({
    ...options,
    ...constraintsOf(endpoint),
    method: endpoint.method,
    url: urlOf(endpoint),
    handler: async (request, reply) => {
      const answer = await inTime(request, () => answerTo(request, reply)).catch(
        async (error: unknown) => {
          const mistaken = error instanceof Refusal && error.code === 'invalid_input';
          if (mistaken && limit?.sparesMistakes) {
            await uncountCall(core, endpoint.name, request.caller);
          }
          throw error;
        },
      );
      logStaffDecision(core, endpoint, request.caller, request.body);
      const { produces, cacheSeconds, privateSeconds, shownElsewhere } = endpoint;
      if (produces) reply.type(produces);
      if (shownElsewhere) reply.header('cross-origin-resource-policy', 'cross-origin');
      if (cacheSeconds === undefined) reply.header('cache-control', sendPrivate(privateSeconds));
      else if (cacheable(reply, request, cacheSeconds, answer)) return reply.code(304).send();
      if (isStored(answer)) return reply.header('content-length', answer.size).send(answer.stream);
      return reply.send(answer instanceof File ? await download(reply, answer) : answer);
    },
    onError: async ({ caller }, _reply, error) => logRefusal(core, endpoint, caller, error),
    // Before the body is parsed: who may not call is told so, whatever was sent.
    onRequest: async (request, reply) => {
      if (!isLong(endpoint)) app.limitTime(request);
      request.caller =
        inheritedCaller()?.caller ?? (await inTime(request, () => identify(request)));
      authorise(endpoint, request, request.caller, core.clock.now());
      if (!isUpload(endpoint)) return;
      // They are large, so they count before any of it is read.
      request.uploadSlot = app.takeUploadSlot(uploaderOf(request.caller), reply);
      await count(request);
    },
    ...(limit &&
      !isUpload(endpoint) && { preHandler: (request) => inTime(request, () => count(request)) }),
  });
};
