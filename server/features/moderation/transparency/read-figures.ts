import type { TransparencyReport } from '#contract/transparency.ts';
import type { AnyColumn, SQL } from '#server/db/sql.ts';
import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  sql,
} from '#server/db/sql.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';

const { appeals, cases, complaints, decisions, reports, reviews } = tables;

type Reason = TransparencyReport['pictures']['refused'][number]['reason'];

type Sites = 'all' | readonly number[];

/** What a report is about: a year of some sites. */
interface Scope {
  readonly year: number;
  readonly sites: Sites;
}

const within = ({ year, sites }: Scope, moment: AnyColumn, siteId: AnyColumn): SQL | undefined =>
  and(
    gte(moment, new Date(Date.UTC(year, 0, 1))),
    lt(moment, new Date(Date.UTC(year + 1, 0, 1))),
    sites === 'all' ? undefined : inArray(siteId, [...sites]),
  );

const tally = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** Half of what has both moments took at most so many hours. */
const medianHours = (from: AnyColumn, to: AnyColumn) =>
  sql<number | null>`round((percentile_cont(0.5) within group (order by
    extract(epoch from ${to} - ${from}) / 3600))::numeric, 1)::float`;

const countReports = async (db: Db, scope: Scope): Promise<TransparencyReport['reports']> => {
  const isOfYear = within(scope, reports.createdAt, reports.siteId);
  const reasons = await db
    .select({ reason: reports.reason, count: count() })
    .from(reports)
    .where(isOfYear)
    .groupBy(reports.reason)
    .orderBy(desc(count()), reports.reason);
  const [all] = await db
    .select({
      received: count(),
      acted: tally(eq(reports.decision, 'acted')),
      no_breach: tally(eq(reports.decision, 'no_breach')),
      median_hours: medianHours(reports.createdAt, cases.decidedAt),
    })
    .from(reports)
    .leftJoin(cases, eq(cases.id, reports.caseId))
    .where(isOfYear);
  return { received: 0, acted: 0, no_breach: 0, median_hours: null, ...all, reasons };
};

const countComplaints = async (db: Db, scope: Scope): Promise<TransparencyReport['complaints']> => {
  const isOfYear = within(scope, complaints.createdAt, complaints.siteId);
  const topics = await db
    .select({ topic: complaints.topic, count: count() })
    .from(complaints)
    .where(isOfYear)
    .groupBy(complaints.topic)
    .orderBy(desc(count()), complaints.topic);
  const [all] = await db
    .select({
      received: count(),
      answered: tally(eq(complaints.status, 'decided')),
      median_hours: medianHours(complaints.createdAt, cases.decidedAt),
    })
    .from(complaints)
    .leftJoin(cases, eq(cases.id, complaints.caseId))
    .where(isOfYear);
  return { received: 0, answered: 0, median_hours: null, ...all, topics };
};

const countDecisions = (db: Db, scope: Scope): Promise<TransparencyReport['decisions']> =>
  db
    .select({
      kind: decisions.kind,
      ground: decisions.ground,
      source: decisions.source,
      count: count(),
      reversed: tally(isNotNull(decisions.undoneAt)),
    })
    .from(decisions)
    .where(
      and(
        within(scope, decisions.decidedAt, decisions.siteId),
        ne(decisions.kind, 'no_action'),
        // What nobody was told of was never made.
        isNotNull(decisions.toldAt),
      ),
    )
    .groupBy(decisions.kind, decisions.ground, decisions.source)
    .orderBy(desc(count()), decisions.kind);

const countPictures = async (db: Db, scope: Scope): Promise<TransparencyReport['pictures']> => {
  const isOfYear = and(
    within(scope, reviews.decidedAt, reviews.siteId),
    isNull(reviews.undoneAt),
    // What one person took for unlawful a case decides, which counts among the measures.
    sql`${reviews.reason} is distinct from 'unlawful'`,
  );
  const rows = await db
    .select({ reason: sql<Reason | null>`${reviews.reason}`, count: count() })
    .from(reviews)
    .where(isOfYear)
    .groupBy(reviews.reason)
    .orderBy(desc(count()), reviews.reason);
  const [all] = await db
    .select({ median_hours: medianHours(reviews.sentAt, reviews.decidedAt) })
    .from(reviews)
    .where(isOfYear);
  return {
    approved: rows.find(({ reason }) => reason === null)?.count ?? 0,
    refused: rows.flatMap(({ reason, count: refused }) =>
      reason === null ? [] : [{ reason, count: refused }],
    ),
    median_hours: all?.median_hours ?? null,
  };
};

const countAppeals = async (db: Db, scope: Scope): Promise<TransparencyReport['appeals']> => {
  const [all] = await db
    .select({
      filed: count(),
      upheld: tally(eq(appeals.state, 'upheld')),
      reversed: tally(eq(appeals.state, 'reversed')),
      median_hours: medianHours(appeals.filedAt, appeals.answeredAt),
    })
    .from(appeals)
    .innerJoin(decisions, eq(decisions.id, appeals.decisionId))
    .where(within(scope, appeals.filedAt, decisions.siteId));
  return all ?? { filed: 0, upheld: 0, reversed: 0, median_hours: null };
};

/** What the law wants told once a year about how content is moderated. */
export const readFigures = async (
  db: Db,
  year: number,
  sites: Sites,
): Promise<TransparencyReport> => {
  const scope: Scope = { year, sites };
  return {
    year,
    reports: await countReports(db, scope),
    complaints: await countComplaints(db, scope),
    decisions: await countDecisions(db, scope),
    // Nothing decides over members but people.
    automated: 0,
    pictures: await countPictures(db, scope),
    appeals: await countAppeals(db, scope),
  };
};
