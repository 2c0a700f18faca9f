import { DrizzleQueryError } from './sql.ts';

/** There is no connection to work with; what was asked for has not been done, or nobody knows. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** A state in which the server says so itself. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

/**
 * States that pass by themselves or by an operator's hand, and say nothing about the statement: lost
 * connections, no room or memory, a server that ends, begins or only reads, limits of time, and
 * transactions that were in each other's way too often.
 */
const TRANSIENT_STATES =
  /^(?:08|53|58)|^(?:25006|25P03|25P04|40001|40P01|55P03|57014|57P01|57P02|57P03|57P05)$/;

const ownState = (error: Error): string | null => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && SQLSTATE.test(code) && /\d/.test(code) ? code : null;
};

/** The SQLSTATE of a database error, wherever the layers put it. */
export const sqlState = (error: unknown): string | null => {
  for (let current = error; current instanceof Error; current = current.cause) {
    const state = ownState(current);
    if (state !== null) return state;
  }
  return null;
};

/** Mistakes of ours, which look the same however often they are tried. */
const isProgrammingError = (error: Error): boolean =>
  error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;

/** Whether the connection itself failed or was silent for too long, so that it is of no more use. */
export const isConnectionLost = (error: unknown): boolean => {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof DrizzleQueryError)) return false;
  const { cause } = error;
  return cause instanceof Error && ownState(cause) === null && !isProgrammingError(cause);
};

/** Whether something failed because the database is away, hangs or is full: later it may work. */
export const isUnavailable = (error: unknown): boolean => {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (isConnectionLost(current)) return true;
    const state = ownState(current);
    if (state !== null) return TRANSIENT_STATES.test(state);
  }
  return false;
};
