import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;

const MAX_DEPTH = 4;
/** Of errors that were gathered, so that a night without a provider does not fill the log. */
const MAX_GATHERED = 5;

/** Only where it happened: the lines before the first frame repeat the message. */
const framesOf = (error: Error): string => {
  const stack = error.stack ?? '';
  const first = stack.indexOf('\n    at ');
  return first === -1 ? '' : stack.slice(first + 1);
};

/**
 * An error as the log may hold it. Failed queries carry their parameters in the message, and those
 * are people's data; of such an error only the statement's cause is told.
 */
export const safeError = (error: unknown, depth = 0): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, params } = error as { code?: unknown; params?: unknown };
  const isDeep = depth >= MAX_DEPTH;
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: params === undefined ? error.message : 'A query failed.',
    stack: framesOf(error),
    ...(error.cause === undefined || isDeep ? {} : { cause: safeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && !isDeep
      ? { errors: error.errors.slice(0, MAX_GATHERED).map((one) => safeError(one, depth + 1)) }
      : {}),
  };
};

/** Structured logs. Nothing that identifies a person is ever passed to them. */
export const createLog = (level: string, stream?: DestinationStream): Log =>
  pino({ level, base: null, serializers: { err: (error: unknown) => safeError(error) } }, stream);
