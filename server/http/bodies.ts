import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { consoleLimits } from '#contract/console/limits.ts';
import { limits } from '#contract/limits.ts';
import type { Caller } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { refuseFields } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes a slot to read an upload in, or refuses. */
    takeUploadSlot: ReturnType<typeof createUploadSlots>;
  }
}

/** Of everything but pictures. */
export const BODY_LIMIT = 64 * 1024;

/** What bodies are sent as, for the documents. What a picture really is is found out from its bytes. */
export const CONTENT_TYPES = {
  picture: ['image/*', 'application/octet-stream'],
  file: ['application/octet-stream'],
  signed: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
};

const PICTURE_TYPE = /^(?:image\/[\w.+-]+|application\/octet-stream)\s*(?:;|$)/i;

/** Makes the routes of a scope take pictures as their bodies, and nothing else. */
export const acceptPictures = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    PICTURE_TYPE,
    { parseAs: 'buffer', bodyLimit: limits.picture.maxBytes },
    (_, bytes, done) => done(null, bytes),
  );
};

/** Makes the routes of a scope take files as their bodies, whatever is in them. */
export const acceptFiles = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: consoleLimits.debits.fileBytes },
    (_, bytes, done) => done(null, bytes),
  );
};

/** Makes the routes of a scope take bodies as they are: a signature is over every byte. */
export const acceptSignedBodies = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_, bytes, done) => done(null, bytes),
  );
};

/** Makes the routes of a scope take any body, and leave it unread: all they need is in the address. */
export const acceptAnyBody = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_, _bytes, done) =>
    done(null),
  );
};

const checkBytes = (body: unknown) =>
  body instanceof Uint8Array && body.length > 0
    ? { value: body }
    : { error: refuseFields({ body: 'required' }) };

/** Bytes need no schema; everything else of the call has one. */
export const checkBytesCall: FastifySchemaCompiler<FastifySchema> = (part) =>
  part.httpPart === 'body' ? checkBytes : validatorCompiler(part as never);

/** Each holds up to 12 MB from its first byte until a picture was made of it. */
const MAX_UPLOADS = 16;
/** So that nobody who sends slowly keeps all others waiting. */
const MAX_UPLOADS_PER_CALLER = 4;
const RETRY_AFTER_SECONDS = 2;

/** A slot to read one upload in. */
export interface UploadSlot {
  /** From here on it is held until `leave`, even if the sender goes away. */
  hold(): void;
  release(): void;
}

/** Lets a process read a few uploads at once; whoever comes then is told to try later. */
export const createUploadSlots = () => {
  const taken = new Map<string, number>();
  let all = 0;
  const add = (who: string, by: 1 | -1) => {
    all += by;
    const own = (taken.get(who) ?? 0) + by;
    if (own === 0) taken.delete(who);
    else taken.set(who, own);
  };
  const take = (who: string, { raw }: FastifyReply): UploadSlot => {
    if (all >= MAX_UPLOADS || (taken.get(who) ?? 0) >= MAX_UPLOADS_PER_CALLER) {
      throw new Refusal('unavailable', { values: { retry_after: RETRY_AFTER_SECONDS } });
    }
    add(who, 1);
    let state: 'reading' | 'kept' | 'left' = 'reading';
    const leave = () => {
      if (state !== 'left') add(who, -1);
      state = 'left';
    };
    const leaveUnlessKept = () => {
      if (state === 'reading') leave();
    };
    raw.once('finish', leaveUnlessKept).once('close', leaveUnlessKept);
    return {
      hold: () => {
        if (state === 'reading') state = 'kept';
      },
      release: leave,
    };
  };
  return Object.assign(take, { taken: () => all });
};

/** Lets `/metrics` tell how many uploads are under way. */
export const measureUploads = (metrics: Registry, taken: () => number): void => {
  const gauge: Gauge = new Gauge({
    name: 'uploads_running',
    help: 'Uploads of pictures that this process reads or works on; others are asked to come back from 16 on',
    registers: [metrics],
    collect: () => gauge.set(taken()),
  });
};

/** How much a request brings; a browser always says so for a form. */
const sizeOf = ({ headers }: FastifyRequest): number => {
  if (headers['transfer-encoding'] !== undefined) return Infinity;
  return Number(headers['content-length'] ?? 0);
};

export const isLargeForm = (request: FastifyRequest): boolean => sizeOf(request) > BODY_LIMIT;

/** Refuses a form that brings too much. Only members may send a picture with one, a few at a time. */
export const checkFormSize = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { session }: Caller,
): void => {
  if (!isLargeForm(request)) return;
  if (!session || sizeOf(request) > BODY_LIMIT + limits.picture.maxBytes)
    throw new Refusal('too_large');
  app.takeUploadSlot(session.userId, reply);
};
