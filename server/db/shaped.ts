import type { Db } from './database.ts';
import { prepared } from './prepared.ts';

/** Anybody can ask in a new way; the ways that are common come again soon. */
const MOST = 200;

/** A query in many shapes, each built once per database handle; values that vary are placeholders. */
export const shaped = <S, Q>(build: (db: Db, shape: S) => Q): ((db: Db, shape: S) => Q) => {
  const builtFor = prepared(() => new Map<string, Q>());
  return (db, shape) => {
    const built = builtFor(db);
    const key = JSON.stringify(shape);
    const query = built.get(key) ?? build(db, shape);
    // The latest are at the end, so that the first is the one that nobody missed for longest.
    built.delete(key);
    built.set(key, query);
    if (built.size > MOST) built.delete(built.keys().next().value ?? '');
    return query;
  };
};
