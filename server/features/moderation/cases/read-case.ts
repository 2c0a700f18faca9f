import type { CaseView } from '#contract/console/index.ts';
import type { SQL } from '#server/db/sql.ts';
import { and, asc, desc, eq, sql } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { placeById } from '#server/adapters/places/index.ts';
import {
  findProposal,
  logOpened,
  sitesWithRight,
  toAuditEntry,
} from '#server/features/staff/index.ts';
import { findColleagues, findPeople, holderOf, toCaseFacts, toPerson } from './views.ts';
import { findRemovable } from './apply-decision.ts';
import type { Case } from './queries.ts';
import { findCase, gravestFirst, isOfSites, isUndecided } from './queries.ts';
import { readDecisions, readEarlier } from './read-decisions.ts';
import { readReports } from './read-reports.ts';
import { readPictures } from './secure-picture.ts';
import { findSameNetwork, readSignals, statusOf } from './read-signals.ts';
import { writeFacts } from './write-statement.ts';

const { auditLog, caseNotes, cases, complaints, photos, profiles, staff, users } = tables;

const TRAIL_LENGTH = 50;

const findMember = async (db: Db, { memberId }: Case) => {
  if (memberId === null) return undefined;
  const [found] = await db
    .select({ profile: profiles, user: users })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.id, memberId));
  return found;
};

type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

const toMemberView = async (core: Core, { profile, user }: Member): Promise<CaseView['member']> => {
  const person = (await findPeople(core, core.db, [profile.id])).get(profile.id);
  if (!person) return null;
  const { placeId, about } = profile;
  return {
    ...toPerson(person),
    place: placeId === null ? null : (placeById(placeId)?.name ?? null),
    language: user.language,
    premium: user.paidUser,
    status: statusOf(user, core.clock.now()),
    about,
  };
};

/** All but the first letter and the host is hidden. */
const maskEmail = (email: string): string => {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
};

const readComplaint = async (db: Db, { id }: Case): Promise<CaseView['complaint']> => {
  const [row] = await db.select().from(complaints).where(eq(complaints.caseId, id));
  return row
    ? {
        reference: row.reference,
        topic: row.topic,
        name: row.name,
        email: maskEmail(row.email),
        message: row.message,
        answer: row.decision,
      }
    : null;
};

const readNotes = async (db: Db, { id }: Case): Promise<CaseView['notes']> => {
  const rows = await db
    .select({ note: caseNotes, name: staff.name })
    .from(caseNotes)
    .innerJoin(staff, eq(staff.id, caseNotes.staffId))
    .where(eq(caseNotes.caseId, id))
    .orderBy(asc(caseNotes.at));
  return rows.map(({ note, name }) => ({
    by: { id: note.staffId, name },
    at: note.at.toISOString(),
    text: note.text,
  }));
};

const readTrail = async (db: Db, { id }: Case): Promise<CaseView['trail']> => {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.targetKind, 'case'), eq(auditLog.targetId, id)))
    .orderBy(desc(auditLog.no))
    .limit(TRAIL_LENGTH);
  return rows.map(toAuditEntry);
};

/** What was reported, in the words of a statement, to be checked by a person. */
const prefillFacts = async (
  db: Db,
  row: Case,
  { user }: Member,
  [report]: CaseView['reports'],
  [picture]: CaseView['pictures'],
): Promise<string> => {
  if (picture) return writeFacts(user.language, { photoAddedAt: new Date(picture.sent_at) });
  const reported = report?.messages.at(-1);
  if (reported) {
    const { text, sent_at } = reported;
    return writeFacts(user.language, { message: { text, sentAt: new Date(sent_at) } });
  }
  const [photo] = report?.photo
    ? await db.select().from(photos).where(eq(photos.id, report.photo.id))
    : [];
  return writeFacts(
    user.language,
    photo ? { photoAddedAt: photo.createdAt } : { profileOf: row.openedAt },
  );
};

/** The cases of the same kind beside one in the queue. */
const findNeighbours = async (core: Core, caller: Caller, row: Case) => {
  const sites = sitesWithRight(caller, 'cases.decide', undefined);
  const own = sql`(${-row.severity}::int, ${row.openedAt.toISOString()}::timestamptz, ${row.id}::uuid)`;
  const key = sql`(${gravestFirst}, ${cases.openedAt}, ${cases.id})`;
  const find = async (condition: SQL, direction: typeof asc) => {
    const [found] = await core.db
      .select({ id: cases.id })
      .from(cases)
      .where(and(isOfSites(sites), isUndecided, eq(cases.kind, row.kind), condition))
      .orderBy(direction(gravestFirst), direction(cases.openedAt), direction(cases.id))
      .limit(1);
    return found?.id ?? null;
  };
  return {
    previous: await find(sql`${key} < ${own}`, desc),
    next: await find(sql`${key} > ${own}`, asc),
  };
};

/** A case with what a decision needs; that it was opened is logged. */
export const readCase = async (core: Core, caller: Caller, id: string): Promise<CaseView> => {
  const { db } = core;
  const row = await findCase(db, caller, id);
  const now = core.clock.now();
  await logOpened(core, caller, { action: 'case_opened', site: row.siteId, target: ['case', id] });
  const member = await findMember(db, row);
  const reports = await readReports(core, db, row);
  const pictures = await readPictures(db, caller, id);
  const sameNetwork = member ? await findSameNetwork(core, db, member.user) : [];
  const colleagues = await findColleagues(db, [row.claimedBy]);
  return {
    ...toCaseFacts(row, now, colleagues),
    claimed_until: holderOf(row, now) === null ? null : (row.claimedUntil?.toISOString() ?? null),
    member: member ? await toMemberView(core, member) : null,
    reports,
    pictures,
    complaint: await readComplaint(db, row),
    signals: member ? await readSignals(core, db, row, member.user, sameNetwork) : null,
    same_network: sameNetwork,
    before: member ? await readEarlier(db, member.user.id, id) : [],
    decisions: await readDecisions(core, db, caller, id),
    proposal:
      row.state === 'proposed' ? await findProposal(core, db, caller, 'case_ban', id) : null,
    notes: await readNotes(db, row),
    trail: await readTrail(db, row),
    removable: await findRemovable(db, row),
    facts: member ? await prefillFacts(db, row, member, reports, pictures) : '',
    ...(await findNeighbours(core, caller, row)),
  };
};
