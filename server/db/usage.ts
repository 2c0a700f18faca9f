import { isConnectionLost, sqlState } from './unavailable.ts';

/** Connections of one process to the database, by what they are for. */
export interface PoolUsage {
  readonly name: 'requests' | 'long_work' | 'readiness' | 'embedded';
  readonly max: number;
  readonly busy: number;
  readonly idle: number;
  /** Statements or transactions that wait for one. */
  readonly waiting: number;
}

/** Why the database did not do what it was asked. */
const failureKinds = [
  'timeout',
  'connection',
  'serialization',
  'constraint',
  'no_room',
  'other',
] as const;

type FailureKind = (typeof failureKinds)[number];

/** How a process uses its database. */
export interface DatabaseUsage {
  pools(): readonly PoolUsage[];
  /** Since the process began; a transaction that failed counts once. */
  readonly failures: ReadonlyMap<FailureKind, number>;
}

const kindOfState = (state: string): FailureKind => {
  if (/^(?:57014|55P03|25P03|25P04)$/.test(state)) return 'timeout';
  if (/^(?:40001|40P01)$/.test(state)) return 'serialization';
  if (/^(?:08|57P)/.test(state)) return 'connection';
  if (state.startsWith('23')) return 'constraint';
  return state.startsWith('53') ? 'no_room' : 'other';
};

const isSilence = (error: unknown): boolean => {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (/timeout/i.test(current.message)) return true;
  }
  return false;
};

/** Of what a connection answers: without a state it is the connection that failed. */
const rawKindOf = (error: unknown): FailureKind => {
  const state = sqlState(error);
  if (state !== null) return kindOfState(state);
  return isSilence(error) ? 'timeout' : 'connection';
};

/** Null for what did not fail because of the database, such as a use case that said no. */
export const failureKindOf = (error: unknown): FailureKind | null =>
  sqlState(error) !== null || isConnectionLost(error) ? rawKindOf(error) : null;

/** Counts what fails, and throws it on. */
export const createFailureCount = () => {
  const failures = new Map<FailureKind, number>(failureKinds.map((kind) => [kind, 0]));
  const add = (kind: FailureKind | null) => {
    if (kind) failures.set(kind, (failures.get(kind) ?? 0) + 1);
  };
  return {
    failures,
    /** Of work in which other things may fail as well. */
    count: (error: unknown): never => {
      add(failureKindOf(error));
      throw error;
    },
    /** Of what a connection answers. */
    countRaw: (error: unknown): never => {
      add(rawKindOf(error));
      throw error;
    },
  };
};
