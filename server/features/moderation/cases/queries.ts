import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { eq, inArray, ne, sql } from '#server/db/sql.ts';
import type { Caller, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { sitesWithRight } from '#server/features/staff/index.ts';

const { cases } = tables;

export type Case = typeof cases.$inferSelect;

/** The sites that somebody may decide for. */
export type Sites = 'all' | readonly number[];

export const isOfSites = (sites: Sites) =>
  sites === 'all' ? undefined : inArray(cases.siteId, [...sites]);

/** Orders the queue as its indexes do. */
export const gravestFirst = sql`(-${cases.severity})`;

export const isUndecided = ne(cases.state, 'decided');

const requireOwnSite = (caller: Caller, found: Case | undefined): Case => {
  const sites = sitesWithRight(caller, 'cases.decide', undefined);
  if (!found || (sites !== 'all' && !sites.includes(found.siteId)))
    throw new Refusal('case_not_found');
  return found;
};

/** A case on a site of this person. */
export const findCase = async (db: Db, caller: Caller, id: string): Promise<Case> => {
  const [found] = await db.select().from(cases).where(eq(cases.id, id));
  return requireOwnSite(caller, found);
};

/** The same, which nobody else changes meanwhile. */
export const lockCase = async (tx: Tx, caller: Caller, id: string): Promise<Case> => {
  const [found] = await tx.db.select().from(cases).where(eq(cases.id, id)).for('update');
  return requireOwnSite(caller, found);
};
