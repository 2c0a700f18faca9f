import * as z from 'zod/mini';
import type { caseList, CaseRow, CaseViewName } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { nameKey } from '#contract/accounts/index.ts';
import type { SQL } from '#server/db/sql.ts';
import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  or,
  sql,
} from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { comesAfter, sealedCursor } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { SiteZone } from '#server/features/site/index.ts';
import { isInDays, readSiteZones } from '#server/features/site/index.ts';
import { listStaff, sitesWithRight, staffOf } from '#server/features/staff/index.ts';
import { decidersOf } from '../policy.ts';
import { toCaseRows } from './views.ts';
import type { Sites } from './queries.ts';
import { gravestFirst, isOfSites, isUndecided } from './queries.ts';

const { appeals, cases, decisions, profiles, reports, sites, users } = tables;
const { listed, maxCount } = consoleLimits.cases;

type Query = z.output<(typeof caseList)['query']>;

/** Where the next page begins: what is open is ordered by severity and age, what is decided by time. */
const position = sealedCursor(z.object({ severity: z.int(), at: z.iso.datetime(), id: z.uuid() }));

const isUnclaimed = (now: Date) =>
  and(isUndecided, or(isNull(cases.claimedBy), lte(cases.claimedUntil, now)));

const hasOpenAppeal = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(decisions)
      .innerJoin(appeals, eq(appeals.decisionId, decisions.id))
      .where(and(eq(decisions.caseId, cases.id), eq(appeals.state, 'open'))),
  );

const conditionOf = (db: Db, view: CaseViewName, staffId: string, now: Date): SQL | undefined =>
  ({
    open: () => isUndecided,
    mine: () => and(isUndecided, eq(cases.claimedBy, staffId), gt(cases.claimedUntil, now)),
    unclaimed: () => isUnclaimed(now),
    late: () => and(isUndecided, lt(cases.dueAt, now)),
    proposed: () => eq(cases.state, 'proposed'),
    appeals: () => and(eq(cases.state, 'decided'), hasOpenAppeal(db)),
    decided: () => eq(cases.state, 'decided'),
  })[view]();

const countOf = async (db: Db, ofSites: Sites, condition: SQL | undefined): Promise<number> => {
  const some = db
    .select({ one: sql`1` })
    .from(cases)
    .where(and(isOfSites(ofSites), condition))
    .limit(maxCount)
    .as('some');
  return db.$count(some);
};

/** How many are in each view, of one kind where a page is about that. */
const countViews = async (core: Core, ofSites: Sites, staffId: string, kind: Query['kind']) => {
  const now = core.clock.now();
  const count = (view: CaseViewName) =>
    countOf(
      core.db,
      ofSites,
      and(conditionOf(core.db, view, staffId, now), kind && eq(cases.kind, kind)),
    );
  const [open, mine, unclaimed, late, proposed, appealed] = await Promise.all([
    count('open'),
    count('mine'),
    count('unclaimed'),
    count('late'),
    count('proposed'),
    count('appeals'),
  ]);
  return { open, mine, unclaimed, late, proposed, appeals: appealed };
};

/** By its reference, or by the name of whom it is about. */
const matches = (db: Db, search: string): SQL => {
  if (/^[RC]-/i.test(search)) return eq(cases.reference, search.toUpperCase());
  const everySite = db.select({ id: sites.id }).from(sites);
  return inArray(
    cases.memberId,
    db
      .select({ id: profiles.id })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.userId))
      .where(and(inArray(users.siteId, everySite), eq(users.nameKey, nameKey(search)))),
  );
};

const isDecidedView = (view: CaseViewName) => view === 'decided' || view === 'appeals';

/** What was decided in some days, with reports that were decided or upheld if these are asked for. */
const isInTime = (
  db: Db,
  zones: readonly SiteZone[],
  { view = 'open', days = 'decided', from, to }: Query,
): SQL | undefined => {
  if (!isDecidedView(view) || (from === undefined && to === undefined)) return undefined;
  const told = db
    .select({ one: sql`1` })
    .from(reports)
    .where(
      and(
        eq(reports.caseId, cases.id),
        isNull(reports.heldClientId),
        days === 'upheld' ? eq(reports.decision, 'acted') : isNotNull(reports.decision),
      ),
    );
  return and(
    isInDays(zones, cases.siteId, cases.decidedAt, { from, to }),
    days === 'decided' ? undefined : exists(told),
  );
};

const findCases = async (core: Core, ofSites: Sites, staffId: string, query: Query) => {
  const { view = 'open', kind, topic, search, cursor } = query;
  const after = position.open(core, cursor);
  const isDecided = isDecidedView(view);
  const moment = isDecided ? cases.decidedAt : cases.openedAt;
  const rest =
    after &&
    (isDecided
      ? comesAfter([moment, after.at], [cases.id, after.id])
      : sql`(${gravestFirst}, ${moment}, ${cases.id}) > (${-after.severity}::int, ${after.at}::timestamptz, ${after.id}::uuid)`);
  return core.db
    .select()
    .from(cases)
    .where(
      and(
        isOfSites(ofSites),
        conditionOf(core.db, view, staffId, core.clock.now()),
        kind && eq(cases.kind, kind),
        topic && eq(cases.topic, topic),
        search === undefined ? undefined : matches(core.db, search),
        isInTime(core.db, await readSiteZones(core.db), query),
        rest ?? undefined,
      ),
    )
    .orderBy(
      ...(isDecided
        ? [desc(moment), desc(cases.id)]
        : [asc(gravestFirst), asc(moment), asc(cases.id)]),
    )
    .limit(listed + 1);
};

/** Cases, the gravest and oldest first; what is decided, the latest first. */
export const listCases = async (
  core: Core,
  caller: Caller,
  query: Query,
): Promise<Answer<typeof caseList>> => {
  const ofSites = sitesWithRight(caller, 'cases.decide', query.site);
  const { staffId } = staffOf(caller);
  const found = await findCases(core, ofSites, staffId, query);
  const page = found.slice(0, listed);
  const last = found.length > page.length ? page.at(-1) : undefined;
  const at = isDecidedView(query.view ?? 'open') ? last?.decidedAt : last?.openedAt;
  const deciders = decidersOf(await listStaff(core.db), ofSites === 'all' ? [null] : ofSites);
  const rows: CaseRow[] = await toCaseRows(core, page);
  return {
    counts: await countViews(core, ofSites, staffId, query.kind),
    cases: rows,
    next: position.close(
      core,
      last && at && { severity: last.severity, at: at.toISOString(), id: last.id },
    ),
    people: deciders.map(({ id, name }) => ({ id, name })),
  };
};

/** How many cases are appealed, each once whatever of it is, as their list has them. */
const readAppealBacklog = async ({ db, clock }: Core, ofSites: Sites) => {
  const isOpen = and(eq(appeals.state, 'open'), eq(cases.state, 'decided'), isOfSites(ofSites));
  const open = db
    .select({ dueAt: appeals.dueAt, filedAt: appeals.filedAt, caseId: cases.id })
    .from(appeals)
    .innerJoin(decisions, eq(decisions.id, appeals.decisionId))
    .innerJoin(cases, eq(cases.id, decisions.caseId))
    .where(isOpen)
    .orderBy(appeals.dueAt)
    .limit(maxCount)
    .as('open');
  const [found] = await db
    .select({
      waiting: countDistinct(open.caseId),
      due: min(open.dueAt),
      oldest: min(open.filedAt),
    })
    .from(open);
  const { waiting = 0, due = null, oldest = null } = found ?? {};
  return {
    waiting,
    late: due !== null && due < clock.now(),
    oldest_at: oldest?.toISOString() ?? null,
  };
};

/** How many reports, complaints and appeals wait, and whether some wait too long. */
export const readCaseBacklog = async (core: Core, ofSites: Sites) => {
  const now = core.clock.now();
  const of = async (kind: 'report' | 'complaint') => {
    const isKind = and(isUndecided, eq(cases.kind, kind));
    const waiting = await countOf(core.db, ofSites, isKind);
    const late = await countOf(core.db, ofSites, and(isKind, lt(cases.dueAt, now)));
    // All have the same time, so that the first to be due has waited longest.
    const [oldest] = await core.db
      .select({ openedAt: cases.openedAt })
      .from(cases)
      .where(and(isKind, isOfSites(ofSites)))
      .orderBy(cases.dueAt)
      .limit(1);
    return { waiting, late: late > 0, oldest_at: oldest?.openedAt.toISOString() ?? null };
  };
  return {
    report: await of('report'),
    complaint: await of('complaint'),
    appeal: await readAppealBacklog(core, ofSites),
  };
};
