import type { ReviewKind } from '#contract/console/index.ts';
import type { SQL } from '#server/db/sql.ts';
import { and, sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { reviewables } from './kinds.ts';

const { reviews } = tables;

/** The sites that somebody may decide for. */
export type Sites = 'all' | readonly number[];

const columns = {
  subject: sql<string>`p.subject`,
  siteId: sql<number>`p.site_id`,
  profileId: sql<string>`p.profile_id`,
  sentAt: sql`p.sent_at`.mapWith(reviews.sentAt),
  file: sql<string>`p.file`,
  colour: sql<string | null>`p.colour`,
  place: sql<number | null>`p.place`,
};

/** What waits of a kind, as `p`. */
export const pendingOf = (kind: ReviewKind): SQL => sql`(${reviewables[kind].pending}) p`;

/** On one of these sites, and not just decided. */
export const isPending = (kind: ReviewKind, sites: Sites): SQL | undefined =>
  and(
    sites === 'all' ? undefined : sql`p.site_id = any(${sql.param([...sites])}::int[])`,
    sql`not exists (select from ${reviews} r where r.kind = ${kind} and r.subject = p.subject
      and r.undone_at is null and r.done_at is null)`,
  );

/** The pictures of a kind that have waited longest, of those that a condition on `p` lets through. */
export const findPending = (
  db: Db,
  kind: ReviewKind,
  sites: Sites,
  limit: number,
  condition?: SQL,
) =>
  db
    .select(columns)
    .from(pendingOf(kind))
    .where(and(isPending(kind, sites), condition))
    .orderBy(sql`p.sent_at`, sql`p.subject`)
    .limit(limit);

/** A picture that waits. */
export type Pending = Awaited<ReturnType<typeof findPending>>[number];
