import { ageOn } from '#contract/accounts/age.ts';
import type { CaseRow } from '#contract/console/index.ts';
import { asc, count, desc, eq, inArray, isNull, and, ne, sql } from '#server/db/sql.ts';
import type { Core } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { photoColumns, photoView } from '#server/features/members/photos/index.ts';
import type { Case } from './queries.ts';

const { appeals, complaints, decisions, photos, profiles, reports, staff } = tables;

const EXCERPT_LENGTH = 120;

/** Names, ages and main photos of some members. */
export const findPeople = async (core: Core, db: Db, ids: readonly string[]) => {
  const people = await db
    .select({
      id: profiles.id,
      userId: profiles.userId,
      name: profiles.name,
      birthDate: profiles.birthDate,
      photo: photoColumns,
    })
    .from(profiles)
    .leftJoin(
      photos,
      and(eq(photos.profileId, profiles.id), eq(photos.position, 0), ne(photos.status, 'secured')),
    )
    .where(inArray(profiles.id, [...ids]));
  const now = core.clock.now();
  return new Map(
    people.map(({ birthDate, photo, ...row }) => [
      row.id,
      { ...row, age: ageOn(birthDate, now), photo: photo && photoView(photo) },
    ]),
  );
};

/** The person without what only the server needs. */
export const toPerson = ({
  id,
  name,
  age,
  photo,
}: Awaited<ReturnType<typeof findPeople>> extends Map<string, infer P> ? P : never) => ({
  id,
  name,
  age,
  photo,
});

const findWords = async (db: Db, ids: readonly string[]) => {
  const reported = await db
    .selectDistinctOn([reports.caseId], {
      caseId: reports.caseId,
      // Of what was held the message itself, since nobody wrote about it.
      text: sql<string>`case when ${reports.heldClientId} is null then ${reports.message}
        else coalesce(${reports.messages}->-1->>'text', '') end`,
    })
    .from(reports)
    .where(inArray(reports.caseId, [...ids]))
    .orderBy(reports.caseId, asc(reports.createdAt));
  const complained = await db
    .select({ caseId: complaints.caseId, text: complaints.message })
    .from(complaints)
    .where(inArray(complaints.caseId, [...ids]));
  return new Map([...reported, ...complained].map(({ caseId, text }) => [caseId, text]));
};

const countReports = async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .select({ caseId: reports.caseId, count: count() })
    .from(reports)
    .where(inArray(reports.caseId, [...ids]))
    .groupBy(reports.caseId);
  return new Map(rows.map((row) => [row.caseId, row.count]));
};

/** The last decision about each of some members that still holds. */
const findBefore = async (db: Db, userIds: readonly string[]) => {
  const rows = await db
    .selectDistinctOn([decisions.userId], {
      userId: decisions.userId,
      caseId: decisions.caseId,
      kind: decisions.kind,
      at: decisions.decidedAt,
    })
    .from(decisions)
    .where(and(inArray(decisions.userId, [...userIds]), isNull(decisions.undoneAt)))
    .orderBy(decisions.userId, desc(decisions.decidedAt));
  return new Map(rows.map((row) => [row.userId, row]));
};

/** What became of cases, and when an appeal against it is to be answered. */
const findOutcomes = async (db: Db, ids: readonly string[]) => {
  const rows = await db
    .select({
      caseId: decisions.caseId,
      kind: decisions.kind,
      state: appeals.state,
      dueAt: appeals.dueAt,
    })
    .from(decisions)
    .leftJoin(appeals, eq(appeals.decisionId, decisions.id))
    .where(inArray(decisions.caseId, [...ids]))
    .orderBy(asc(decisions.decidedAt));
  return new Map(rows.map((row) => [row.caseId, row]));
};

/** Colleagues by their ids. */
export const findColleagues = async (db: Db, ids: readonly (string | null)[]) => {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map<string | null, { id: string; name: string }>();
  const rows = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, known));
  return new Map<string | null, { id: string; name: string }>(rows.map((row) => [row.id, row]));
};

/** Whoever has a case now. */
export const holderOf = ({ claimedBy, claimedUntil }: Case, now: Date): string | null =>
  claimedUntil && claimedUntil > now ? claimedBy : null;

/** What a list and a page tell of a case alike. */
export const toCaseFacts = (
  row: Case,
  now: Date,
  colleagues: Awaited<ReturnType<typeof findColleagues>>,
) => ({
  id: row.id,
  reference: row.reference,
  kind: row.kind,
  site: row.siteId,
  topic: row.topic,
  severity: row.severity,
  state: row.state,
  opened_at: row.openedAt.toISOString(),
  due_at: row.dueAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  claimed_by: colleagues.get(holderOf(row, now)) ?? null,
});

export const toCaseRows = async (core: Core, rows: readonly Case[]): Promise<CaseRow[]> => {
  if (rows.length === 0) return [];
  const { db } = core;
  const now = core.clock.now();
  const ids = rows.map(({ id }) => id);
  const people = await findPeople(
    core,
    db,
    rows.flatMap(({ memberId }) => memberId ?? []),
  );
  const words = await findWords(db, ids);
  const reported = await countReports(db, ids);
  const before = await findBefore(
    db,
    [...people.values()].map(({ userId }) => userId),
  );
  const outcomes = await findOutcomes(db, ids);
  const colleagues = await findColleagues(
    db,
    rows.map(({ claimedBy }) => claimedBy),
  );
  return rows.map((row) => {
    const person = row.memberId === null ? undefined : people.get(row.memberId);
    const last = person && before.get(person.userId);
    const outcome = outcomes.get(row.id);
    return {
      ...toCaseFacts(row, now, colleagues),
      member: person ? toPerson(person) : null,
      excerpt: (words.get(row.id) ?? '').slice(0, EXCERPT_LENGTH),
      reports: reported.get(row.id) ?? 0,
      before:
        last && last.caseId !== row.id ? { kind: last.kind, at: last.at.toISOString() } : null,
      decision: outcome?.kind ?? (row.state === 'decided' ? 'answered' : null),
      appeal:
        outcome?.state && outcome.dueAt
          ? { state: outcome.state, due_at: outcome.dueAt.toISOString() }
          : null,
    };
  });
};
