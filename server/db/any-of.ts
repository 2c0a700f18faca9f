import type { SQL } from './sql.ts';
import { sql } from './sql.ts';

/**
 * Any of a list, for a statement with a name. Read by a query of its own, the list tells the planner
 * nothing about it: else it makes a plan for these very values each time, which looks cheaper than one
 * for any list, and takes several times as long as the statement itself.
 */
export const anyOf = (list: unknown, type: 'text' | 'uuid'): SQL =>
  sql`any ((select ${list}::${sql.raw(type)}[])::${sql.raw(type)}[])`;
