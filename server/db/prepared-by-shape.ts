import { LRUCache } from 'lru-cache';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';

/** Anybody can ask in a new way; the ways that are common come again soon. */
const MAX_SHAPES = 200;

/** A query in many shapes, each built once per database handle; values that vary are placeholders. */
export const preparedByShape = <S, Q extends {}>(
  build: (db: Db, shape: S) => Q,
): ((db: Db, shape: S) => Q) => {
  const builtFor = prepared(() => new LRUCache<string, Q>({ max: MAX_SHAPES }));
  return (db, shape) => {
    const built = builtFor(db);
    const key = JSON.stringify(shape);
    const query = built.get(key) ?? build(db, shape);
    built.set(key, query);
    return query;
  };
};
