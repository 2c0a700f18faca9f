import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';

/** Anybody can ask in a new way; the ways that are common come again soon. */
const MAX_SHAPES = 200;

/** What was asked so often is common: planning it each time costs as much as finding the rows. */
const COMMON = 20;
/** Each connection keeps the plans of so many. */
const MAX_NAMED = 16;

interface Built<Q> {
  readonly query: Q;
  readonly uses: number;
}

/**
 * A query in many shapes, each built once per database handle; values that vary are placeholders. It is
 * given the name under which the server shall know it, which is empty for what is rare.
 */
export const preparedByShape = <S, Q extends {}>(
  title: string,
  build: (db: Db, shape: S, name: string) => Q,
): ((db: Db, shape: S) => Q) => {
  const builtFor = prepared(() => ({
    shapes: new LRUCache<string, Built<Q>>({ max: MAX_SHAPES }),
    names: new Set<string>(),
  }));
  return (db, shape) => {
    const { shapes, names } = builtFor(db);
    const key = JSON.stringify(shape);
    const { query, uses } = shapes.get(key) ?? { query: build(db, shape, ''), uses: 0 };
    // The same shape has the same name in all handles, which may share a connection.
    const name = uses === COMMON ? `${title}_${hash('sha256', key).slice(0, 12)}` : '';
    const isNamed = name !== '' && (names.has(name) || names.size < MAX_NAMED);
    if (isNamed) names.add(name);
    const built = isNamed ? build(db, shape, name) : query;
    shapes.set(key, { query: built, uses: uses + 1 });
    return built;
  };
};
