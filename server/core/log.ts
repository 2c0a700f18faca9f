import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;
export type LogStream = DestinationStream;

const MAX_DEPTH = 4;
/** Of errors that were gathered, so that a night without a provider does not fill the log. */
const MAX_NESTED_ERRORS = 5;

/** Only where it happened: the lines before the first frame repeat the message. */
const stackFrames = (stack: string): string => {
  const first = stack.indexOf('\n    at ');
  return first === -1 ? '' : stack.slice(first + 1);
};

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A word that a program chose, such as `57P01` or `not_found`: nothing of a person. */
const CODE = /^[\w.-]{1,64}$/;

/** By which code and status something failed, wherever those who throw put it. */
const codeAndStatusOf = (error: Fields): { code?: string; status?: number } => {
  const { answer, data, init } = error;
  const codes = [error, answer, data].map((one) => (isObject(one) ? one['code'] : undefined));
  const code = codes.find((one): one is string => typeof one === 'string' && CODE.test(one));
  const statuses = [error['status'], error['statusCode'], isObject(init) ? init['status'] : null];
  const status = statuses.find((one): one is number => typeof one === 'number');
  return { ...(code === undefined ? {} : { code }), ...(status === undefined ? {} : { status }) };
};

const nameOf = (error: Fields): string => {
  if (error instanceof Error) return error.name;
  const { constructor } = error as { constructor?: unknown };
  return typeof constructor === 'function' ? constructor.name : 'object';
};

/**
 * An error as the log may hold it. Failed queries carry their parameters in the message, and those
 * are people's data; of such an error only the statement's cause is told. Of what is no error, and not
 * the copy of one, only the kind.
 */
const safeError = (error: unknown, depth = 0): object => {
  if (!isObject(error)) return { type: typeof error };
  const { message, stack, params, cause } = error;
  const kind = { type: nameOf(error), ...codeAndStatusOf(error) };
  if (typeof message !== 'string' || typeof stack !== 'string') return kind;
  const isDeep = depth >= MAX_DEPTH;
  return {
    ...kind,
    message: params === undefined ? message : 'A query failed.',
    stack: stackFrames(stack),
    ...(cause === undefined || isDeep ? {} : { cause: safeError(cause, depth + 1) }),
    ...(error instanceof AggregateError && !isDeep
      ? { errors: error.errors.slice(0, MAX_NESTED_ERRORS).map((one) => safeError(one, depth + 1)) }
      : {}),
  };
};

/** Of what kind a failure was, for those who look after it: a code says more than none further out. */
export const failureOf = (error: unknown): { readonly type: string; readonly code?: string } => {
  let found: ReturnType<typeof codeAndStatusOf> = {};
  for (let current = error; isObject(current) && !found.code; current = current['cause']) {
    found = codeAndStatusOf(current);
  }
  const type = isObject(error) ? nameOf(error) : typeof error;
  const code = found.code ?? found.status;
  return { type, ...(code === undefined ? {} : { code: String(code) }) };
};

/**
 * Writes what is logged in one turn of the event loop at once: under load a write for each line took a
 * tenth of the time of a small answer. What is left when the process ends is written then.
 */
export const gatherLines = (to: LogStream, onEnd: (last: () => void) => void): LogStream => {
  let lines = '';
  const flush = () => {
    if (lines !== '') to.write(lines);
    lines = '';
  };
  onEnd(flush);
  return {
    write: (line) => {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
};

const standardOutput = (): LogStream => {
  const output = pino.destination(1);
  return gatherLines(output, (last) =>
    process.once('exit', () => {
      last();
      output.flushSync();
    }),
  );
};

/** Structured logs. Nothing that identifies a person is ever passed to them. */
export const createLog = (level: string, stream: LogStream = standardOutput()): Log =>
  pino({ level, base: null, serializers: { err: (error: unknown) => safeError(error) } }, stream);
