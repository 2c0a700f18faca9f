import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CaseKind, caseStates, ReviewKind } from '#contract/console/enums.ts';
import type {
  appealStates,
  DecisionGround,
  DecisionKind,
  DecisionSource,
  RemovableContent,
} from '#contract/decisions.ts';
import type { Locale } from '#contract/locales.ts';
import type { complaintTopics, reportReasons } from '#contract/moderation.ts';
import { sql } from '../sql.ts';
import { profiles, users } from './accounts.ts';
import { moment } from './columns.ts';
import { sites } from './site.ts';
import { staff } from './staff.ts';

type CaseTopic = (typeof reportReasons)[number] | (typeof complaintTopics)[number] | 'unlawful';

/** What moderators decide: all reports about one member that are open together, or a complaint. */
export const cases = pgTable(
  'cases',
  {
    id: uuid().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    kind: text().$type<CaseKind>().notNull(),
    /** The reference of the first report, or of the complaint. */
    reference: text().notNull().unique('cases_reference'),
    /** Whom it is about; null for complaints, and once the account is gone. */
    memberId: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    topic: text().$type<CaseTopic>().notNull(),
    /** From 1, low, to 3. */
    severity: integer().notNull(),
    state: text().$type<(typeof caseStates)[number]>().notNull(),
    /** Who has it, and until when unless they go on. */
    claimedBy: uuid().references(() => staff.id, { onDelete: 'set null' }),
    claimedUntil: moment(),
    openedAt: moment().notNull(),
    dueAt: moment().notNull(),
    decidedAt: moment(),
  },
  (table) => {
    const isOpen = sql`${table.state} <> 'decided'`;
    const order = [sql`(-${table.severity})`, table.openedAt, table.id] as const;
    return [
      // Serve the queue: of all sites, of one, and of one kind.
      index('cases_queue')
        .on(...order)
        .where(isOpen),
      index('cases_site_queue')
        .on(table.siteId, ...order)
        .where(isOpen),
      index('cases_kind_queue')
        .on(table.kind, ...order)
        .where(isOpen),
      // Serves what waits for a second person.
      index('cases_proposed')
        .on(table.openedAt)
        .where(sql`${table.state} = 'proposed'`),
      // Serves counting what is past its goal.
      index('cases_due').on(table.dueAt).where(isOpen),
      // Serves what somebody has.
      index('cases_claimed').on(table.claimedBy).where(isOpen),
      // Serves the list of what is decided, and the job that forgets it.
      index('cases_decided')
        .on(table.decidedAt, table.id)
        .where(sql`${table.state} = 'decided'`),
      // Keeps the reports about a member together.
      uniqueIndex('cases_open_member').on(table.memberId).where(isOpen),
      // Serves what was decided about a member before, and letting go of one who is erased.
      index('cases_member').on(table.memberId),
    ];
  },
);

const ofCase = () =>
  uuid()
    .notNull()
    .references(() => cases.id, { onDelete: 'cascade' });

/** What moderators write for each other. */
export const caseNotes = pgTable(
  'case_notes',
  {
    id: uuid().primaryKey(),
    caseId: ofCase(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    text: text().notNull(),
    at: moment().notNull(),
  },
  // Serves the notes of a case.
  (table) => [index('case_notes_case').on(table.caseId)],
);

/** What was decided about a member, with the statement of reasons as it was sent. */
export const decisions = pgTable(
  'decisions',
  {
    id: uuid().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    caseId: ofCase(),
    reference: text().notNull().unique('decisions_reference'),
    /** Null once the account is gone. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<DecisionKind>().notNull(),
    /** The rule that was broken; null where none was. */
    ground: text().$type<DecisionGround>(),
    source: text().$type<DecisionSource>().notNull(),
    facts: text().notNull(),
    language: text().$type<Locale>().notNull(),
    title: text().notNull(),
    paragraphs: jsonb().$type<readonly string[]>().notNull(),
    /** Of a suspension. */
    until: moment(),
    content: text().$type<RemovableContent>(),
    /** What was removed, sealed, so that it can be put back. */
    removed: text(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    /** The second person, where one was needed. */
    agreedBy: uuid().references(() => staff.id),
    decidedAt: moment().notNull(),
    /** When those whom it concerns were told; until then it can be undone without a word. */
    toldAt: moment(),
    undoneAt: moment(),
    appealUntil: moment().notNull(),
  },
  (table) => [
    // Serves the decisions of a case.
    index('decisions_case').on(table.caseId),
    // Serves what was decided about a member before, and letting go of one who is erased.
    index('decisions_user').on(table.userId, table.decidedAt),
    // Serves yearly figures.
    index('decisions_decided').on(table.decidedAt),
  ],
);

/** A member disagrees; somebody else than whoever decided answers. */
export const appeals = pgTable(
  'appeals',
  {
    id: uuid().primaryKey(),
    decisionId: uuid()
      .notNull()
      .unique('appeals_decision')
      .references(() => decisions.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    state: text().$type<(typeof appealStates)[number]>().notNull(),
    answer: text(),
    staffId: uuid().references(() => staff.id),
    filedAt: moment().notNull(),
    dueAt: moment().notNull(),
    answeredAt: moment(),
  },
  (table) => [
    // Serves the list of what is to be answered.
    index('appeals_open')
      .on(table.dueAt)
      .where(sql`${table.state} = 'open'`),
  ],
);

/** What a decision stands on, sealed, for as long as somebody may ask when the account is gone. */
export const evidence = pgTable(
  'evidence',
  {
    id: uuid().primaryKey(),
    caseId: ofCase(),
    sealed: text().notNull(),
    createdAt: moment().notNull(),
    keptUntil: moment().notNull(),
  },
  (table) => [
    // Serves reading what a case stood on.
    index('evidence_case').on(table.caseId),
    // Serves the daily job that erases it.
    index('evidence_kept').on(table.keptUntil),
  ],
);

/** Pictures that a moderator called unlawful: their files are kept, whatever becomes of the account. */
export const securedPictures = pgTable(
  'secured_pictures',
  {
    id: uuid().primaryKey(),
    caseId: ofCase(),
    kind: text().$type<ReviewKind>().notNull(),
    /** The picture: its table is that of its kind, and its owner may have deleted it. */
    subject: uuid().notNull(),
    /** What its files are called; null once they are let go. */
    file: text().unique('secured_pictures_file'),
    colour: text(),
    /** Who called it unlawful, and therefore does not decide. */
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    sentAt: moment().notNull(),
    securedAt: moment().notNull(),
    /** When somebody else found that it is lawful. */
    releasedAt: moment(),
    /** Until when the files are kept; null while that is open. */
    keptUntil: moment(),
  },
  (table) => [
    // Serves the pictures of a case.
    index('secured_pictures_case').on(table.caseId),
    // Serves the daily job that erases them.
    index('secured_pictures_kept').on(table.keptUntil),
  ],
);
