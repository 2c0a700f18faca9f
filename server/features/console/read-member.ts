import type { MemberPage } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { and, asc, desc, eq, gt, isNull } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { readSnapshot } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { erasureDateOf, FOREVER } from '#server/features/accounts/index.ts';
import { findBankDetails, readMemberMoney } from '#server/features/billing/index.ts';
import { ownPhotoView } from '#server/features/members/photos/index.ts';
import { findProposal } from '#server/features/staff/index.ts';
import type { Member } from './find-member.ts';
import { findMember, siteOfMember } from './find-member.ts';
import { maskEmail, maskIban, maskMobile } from './masks.ts';
import { openMember, readTrail } from './member-lists.ts';
import { selectMembers, toMemberRow } from './member-rows.ts';
import { mayReadCases, mayReadMoney, mayReadPhotos } from './policy.ts';

const { cases, decisions, memberNotes, photos, pushSubscriptions, sessions, staff, users } = tables;
const { entries: listed } = consoleLimits.members;

const readIdentity = async (
  core: Core,
  db: Db,
  caller: Caller,
  { user, profile }: Member,
): Promise<MemberPage['identity']> => {
  const bank = await findBankDetails(core, db, user.id);
  return {
    email: maskEmail(user.email),
    mobile: bank?.mobile ? maskMobile(bank.mobile) : null,
    iban: bank && mayReadMoney(caller, user.siteId) ? maskIban(bank.iban) : null,
    payment_country: user.paymentCountry ?? profile.country,
    language: user.language,
    seeking: [...profile.seeking],
    seeking_min_age: profile.seekingMinAge,
    seeking_max_age: profile.seekingMaxAge,
    seeking_km: profile.seekingKm,
    source: user.trafficsource?.network ?? null,
  };
};

const consentsOf = ({ user, profile }: Member): MemberPage['consents'] => ({
  terms_at: user.consentAt?.toISOString() ?? null,
  place: profile.lat !== null,
  promotions: !user.notificationsDisabled.includes('promotions:email'),
  other_sites: profile.showElsewhere,
  search_engines: profile.searchEngines,
});

const readSessions = async (
  { clock }: Core,
  db: Db,
  { user }: Member,
): Promise<MemberPage['sessions']> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(listed);
  return rows.map(({ id, device, country, lastSeenAt }) => ({
    id,
    device,
    country,
    seen_at: lastSeenAt.toISOString(),
  }));
};

const readPhotos = async (db: Db, { profile }: Member): Promise<MemberPage['photos']> => {
  const rows = await db
    .select()
    .from(photos)
    .where(eq(photos.profileId, profile.id))
    .orderBy(asc(photos.position));
  return rows.map((row) => ({
    ...ownPhotoView(row),
    reviewed_at: row.reviewedAt?.toISOString() ?? null,
  }));
};

const readMoney = async (
  core: Core,
  db: Db,
  caller: Caller,
  member: Member,
): Promise<MemberPage['money']> => {
  const site = await siteOfMember(core, member, db);
  return {
    ...(await readMemberMoney(core, db, site, member.user)),
    proposal: await findProposal(core, db, caller, 'member_credits', member.profile.id),
  };
};

const readNotes = async (db: Db, { profile }: Member): Promise<MemberPage['notes']> => {
  const rows = await db
    .select({ note: memberNotes, name: staff.name })
    .from(memberNotes)
    .innerJoin(staff, eq(staff.id, memberNotes.staffId))
    .where(eq(memberNotes.memberId, profile.id))
    .orderBy(desc(memberNotes.at));
  return rows.map(({ note, name }) => ({
    id: note.id,
    by: { id: note.staffId, name },
    at: note.at.toISOString(),
    text: note.text,
  }));
};

const readCases = async (db: Db, { profile }: Member): Promise<MemberPage['cases']> => {
  const rows = await db
    .select({ case: cases, kind: decisions.kind, ground: decisions.ground })
    .from(cases)
    .leftJoin(decisions, and(eq(decisions.caseId, cases.id), isNull(decisions.undoneAt)))
    .where(eq(cases.memberId, profile.id))
    .orderBy(desc(cases.openedAt), desc(decisions.decidedAt))
    .limit(listed);
  return rows.map(({ case: row, kind, ground }) => ({
    id: row.id,
    reference: row.reference,
    topic: row.topic,
    opened_at: row.openedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    decision: kind,
    ground,
  }));
};

/** Until when somebody is suspended; a ban has no end. */
const suspendedUntil = ({ user }: Member, now: Date): string | null => {
  const { suspendedUntil: until } = user;
  return until && until > now && until < FOREVER ? until.toISOString() : null;
};

const toMemberPage = async (
  core: Core,
  db: Db,
  caller: Caller,
  id: string,
): Promise<MemberPage> => {
  const member = await findMember(db, caller, 'members.read', id);
  const { user, profile } = member;
  const [selected] = await selectMembers(db).where(eq(users.id, user.id));
  const row = toMemberRow(core, caller, selected ?? { ...member, photo: null, seenAt: null });
  const { siteId, deletedAt } = user;
  return {
    ...row,
    confirmed_at: user.confirmedAt?.toISOString() ?? null,
    verified_at: profile.verifiedAt?.toISOString() ?? null,
    suspended_until: suspendedUntil(member, core.clock.now()),
    deleted_at: deletedAt?.toISOString() ?? null,
    erased_at: deletedAt && erasureDateOf(deletedAt).toISOString(),
    identity: await readIdentity(core, db, caller, member),
    sessions: await readSessions(core, db, member),
    push_devices: await db.$count(pushSubscriptions, eq(pushSubscriptions.userId, user.id)),
    consents: consentsOf(member),
    photos: mayReadPhotos(caller, siteId) ? await readPhotos(db, member) : null,
    money: mayReadMoney(caller, siteId) ? await readMoney(core, db, caller, member) : null,
    notes: await readNotes(db, member),
    cases: mayReadCases(caller, siteId) ? await readCases(db, member) : null,
    trail: await readTrail(core, db, caller, member),
  };
};

/** All that a role may know of a member; that it was opened is logged. */
export const readMember = async (core: Core, caller: Caller, id: string): Promise<MemberPage> => {
  await openMember(core, caller, 'members.read', id);
  return readSnapshot(core, (db) => toMemberPage(core, db, caller, id));
};
