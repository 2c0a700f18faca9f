import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { ErrorAnswer, ErrorValues, FieldCode, FieldErrors } from '#contract/core/errors.ts';
import { commonErrors, consoleErrors, fieldCodes } from '#contract/core/errors.ts';
import { formatWait } from '#contract/core/format-wait.ts';
import { pictureValues } from '#contract/limits.ts';
import type { ErrorCode } from '#contract/index.ts';
import consoleTexts from '#messages/console/en.ts';
import en from '#messages/en/public.ts';
import { Refusal, fieldError, fillText } from '#server/core/index.ts';
import { retryAfterOf } from './unavailable.ts';

/** Of members and of the console. */
const texts: Readonly<Record<ErrorCode, string>> = { ...en.errors, ...consoleTexts.errors };

/** Texts say when it is worth trying again, where the answer knows it. */
const withWaitText = (values: ErrorValues = {}): ErrorValues => {
  const seconds = values['retry_after'];
  return seconds === undefined ? values : { ...values, wait: formatWait('en', Number(seconds)) };
};

/** The answer for a code, in English; the web shows the code in the visitor's language. */
export const errorAnswer = (
  code: ErrorCode,
  more: { values?: ErrorValues | undefined; fields?: FieldErrors | undefined } = {},
): ErrorAnswer => ({
  error: fillText(texts[code], withWaitText({ ...pictureValues, ...more.values })),
  code,
  ...(code === 'authentication_required' ? { authentication_required: true as const } : {}),
  ...(more.fields ? { fields: more.fields } : {}),
  ...(more.values ? { values: more.values } : {}),
});

/** Refuses what was entered, field by field: it is wrong by itself, or in the way of something. */
export const refuseFields = (
  codes: Readonly<Record<string, FieldCode>>,
  why: 'invalid_input' | 'address_taken' = 'invalid_input',
): Refusal =>
  new Refusal(why, {
    fields: Object.fromEntries(
      Object.entries(codes).map(([name, code]) => [name, fieldError(code)]),
    ),
  });

interface Issue {
  readonly code?: string;
  readonly message?: string;
  readonly input?: unknown;
  readonly path?: readonly PropertyKey[];
}

const isFieldCode = (value: unknown): value is FieldCode =>
  (fieldCodes as readonly unknown[]).includes(value);

/** Schemas name the reason themselves where it has a text of its own. */
const fieldCodeOf = (issue: Issue, missing: boolean): FieldCode => {
  if (isFieldCode(issue.message)) return issue.message;
  return missing ? 'required' : 'invalid';
};

const valueAt = (input: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[key]
        : undefined,
    input,
  );

const fieldsOf = (error: FastifyError, request: FastifyRequest): FieldErrors => {
  const input = { querystring: request.query, body: request.body, params: request.params }[
    error.validationContext as 'body'
  ];
  const fields: FieldErrors = {};
  for (const { instancePath, message } of error.validation ?? []) {
    const path = instancePath.split('/').slice(1);
    const name = path.join('.') || (error.validationContext ?? 'body');
    fields[name] ??= fieldError(
      fieldCodeOf(message === undefined ? {} : { message }, valueAt(input, path) === undefined),
    );
  }
  return fields;
};

/** Checks input against a stricter schema than its endpoint's, with the same kind of refusal. */
export const checkFields = <S extends z.core.$ZodType>(schema: S, input: unknown): z.output<S> => {
  const checked = z.safeParse(schema, input);
  if (checked.success) return checked.data;
  const codes: Record<string, FieldCode> = {};
  for (const issue of checked.error.issues) {
    const path = issue.path.map(String);
    codes[path.join('.')] ??= fieldCodeOf(issue, valueAt(input, path) === undefined);
  }
  throw refuseFields(codes);
};

/** Errors that Fastify itself raises before a handler runs. */
const codeByStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media',
};

const statusOf = (code: ErrorCode, endpoint: Endpoint | undefined): number | undefined =>
  ({ ...commonErrors, ...consoleErrors } as Partial<Record<ErrorCode, number>>)[code] ??
  endpoint?.errors[code];

/** What went wrong, in the shape of the contract. */
export interface Failure {
  readonly status: number;
  readonly refused: ErrorAnswer;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: string;
}

/** Turns whatever went wrong with a call into the error shape of the contract. */
export const failureOf = (
  error: FastifyError,
  request: FastifyRequest,
  endpoint: Endpoint | undefined,
): Failure => {
  const retryAfter = retryAfterOf(error);
  if (retryAfter !== null) {
    if (!(error instanceof Refusal)) request.log.error({ err: error }, 'database away');
    const refused = errorAnswer('unavailable', { values: { retry_after: retryAfter } });
    return { status: commonErrors.unavailable, refused, retryAfter: String(retryAfter) };
  }
  if (error instanceof Refusal) {
    const status = statusOf(error.code, endpoint);
    if (status !== undefined) {
      const wait = error.values?.['retry_after'];
      const refused = errorAnswer(error.code, error);
      return { status, refused, ...(wait !== undefined && { retryAfter: String(wait) }) };
    }
    // A code that the endpoint does not declare is a mistake of ours, not of the caller.
    request.log.error({ code: error.code, endpoint: endpoint?.name }, 'undeclared refusal');
    return { status: 500, refused: errorAnswer('internal') };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fieldsOf(error, request);
    return { status: 400, refused: errorAnswer('invalid_input', { fields }) };
  }
  const { statusCode: given = 500 } = error;
  // Whatever else they blame on the request.
  const status = given in codeByStatus || given < 400 || given >= 500 ? given : 400;
  const isPicture = status === 413 && endpoint?.accepts === 'picture';
  const code = isPicture ? 'picture_too_large' : codeByStatus[status];
  if (code) return { status, refused: errorAnswer(code) };
  request.log.error({ err: error }, 'request failed');
  return { status: 500, refused: errorAnswer('internal') };
};

/** Answers what went wrong. */
export const sendError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const { status, refused, retryAfter } = failureOf(
    error,
    request,
    request.routeOptions.config.endpoint,
  );
  reply.header('cache-control', 'no-store');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send(refused);
};
