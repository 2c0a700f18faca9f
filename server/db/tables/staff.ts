import { sql } from '../sql.ts';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ProposalKind, SavedList, StaffRole, SignInMethod } from '#contract/console/index.ts';
import { users } from './accounts.ts';
import { bytes, moment } from './columns.ts';
import { sites } from './site.ts';

/** People who work in the console. They are no members, and have no password. */
export const staff = pgTable('staff', {
  id: uuid().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique('staff_email'),
  name: text().notNull(),
  /** Language of the console. */
  language: text().$type<'en' | 'de'>().notNull(),
  /** What the person set for themselves: blur of photos, keys, light or dark. */
  preferences: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** The sealed key of the authenticator app; null without one. */
  codeKey: text(),
  /** The last time step whose code was used: each code works once. */
  codeStep: bigint({ mode: 'number' }),
  createdAt: moment().notNull(),
  /** When the person was let go; the name stays in the log, and an invitation brings them back. */
  disabledAt: moment(),
});

/** What a person may do, on one site or on all of them. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    role: text().$type<StaffRole>().notNull(),
    /** Null for all sites. */
    siteId: integer().references(() => sites.id),
  },
  (table) => [
    // Serves reading a person's roles, and keeps each to one row.
    uniqueIndex('staff_roles_once').on(
      table.staffId,
      table.role,
      sql`coalesce(${table.siteId}, 0)`,
    ),
  ],
);

/** Links by which a person enters the console for the first time, or again after losing all keys. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    tokenHash: text().notNull().unique('staff_invitations_token'),
    roles: jsonb()
      .$type<readonly { readonly role: StaffRole; readonly site: number | null }[]>()
      .notNull(),
    /** The person whose keys are replaced; null for somebody new. */
    staffId: uuid().references(() => staff.id, { onDelete: 'cascade' }),
    /** Null for the first administrator, who is invited on the machine itself. */
    invitedBy: uuid().references(() => staff.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
  },
  // Serves the job that forgets expired ones.
  (table) => [index('staff_invitations_expires').on(table.expiresAt)],
);

/** Filters of a list that somebody saved under a name. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: uuid().primaryKey(),
    list: text().$type<SavedList>().notNull(),
    name: text().notNull(),
    /** As it stands in the address. */
    search: text().notNull(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** For all who may open the list. */
    shared: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    // Serves reading a person's own, and keeps their names apart.
    uniqueIndex('staff_views_name').on(table.staffId, table.list, table.name),
    // Serves reading those that are shared.
    index('staff_views_shared')
      .on(table.list)
      .where(sql`${table.shared}`),
  ],
);

/** Signed in to the console. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique('staff_sessions_token'),
    method: text().$type<SignInMethod>().notNull(),
    network: text().notNull(),
    device: text().notNull(),
    country: text(),
    createdAt: moment().notNull(),
    /** When the person last did something; after a rest the session is locked. */
    activeAt: moment().notNull(),
    lockedAt: moment(),
    /** When a passkey was last shown; what cannot be undone asks for it again after a while. */
    provenAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    // Serves ending all sessions of a person, and who is here.
    index('staff_sessions_staff').on(table.staffId),
    // Serves the hourly job that forgets expired sessions.
    index('staff_sessions_expires').on(table.expiresAt),
  ],
);

/** Each lets a person in once, when neither passkey nor app is at hand. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    id: uuid().primaryKey(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (table) => [uniqueIndex('staff_recovery_codes_code').on(table.staffId, table.codeHash)],
);

/** Passkeys of members and of staff. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    /** As the browser names it; found by it at sign-in. */
    credentialId: text().notNull().unique('passkeys_credential'),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    staffId: uuid().references(() => staff.id, { onDelete: 'cascade' }),
    publicKey: bytes().notNull(),
    /** How often the device says it was used; one that goes back was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** The host that it works on. */
    host: text().notNull(),
    name: text().notNull(),
    /** Whether the device keeps a copy of it elsewhere, as phones do. */
    synced: boolean().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    check('passkeys_owner', sql`num_nonnulls(${table.userId}, ${table.staffId}) = 1`),
    // Serves the member's own list.
    index('passkeys_user').on(table.userId),
    // Serves the list of somebody of the staff.
    index('passkeys_staff').on(table.staffId),
  ],
);

/** What a passkey has to sign; each is good for one try. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    purpose: text().$type<'register' | 'sign_in' | 'prove'>().notNull(),
    /** Who is to sign it: a member, somebody of the staff, an invitation, or null for whoever can. */
    owner: text(),
    host: text().notNull(),
    expiresAt: moment().notNull(),
  },
  // Serves the hourly job that forgets expired ones.
  (table) => [index('passkey_challenges_expires').on(table.expiresAt)],
);

/** What one person of the staff proposes and another has to agree to. */
export const proposals = pgTable(
  'proposals',
  {
    id: uuid().primaryKey(),
    kind: text().$type<ProposalKind>().notNull(),
    /** Null where it is about no single site. */
    siteId: integer().references(() => sites.id),
    /** What it is about, for instance a case or an order: one open proposal of a kind at a time. */
    target: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    reason: text().notNull(),
    proposedBy: uuid()
      .notNull()
      .references(() => staff.id),
    proposedAt: moment().notNull(),
    outcome: text().$type<'agreed' | 'refused' | 'withdrawn'>(),
    decidedBy: uuid().references(() => staff.id),
    decidedAt: moment(),
  },
  (table) => [
    // Serves the list of what waits, and keeps two people from proposing the same.
    uniqueIndex('proposals_open')
      .on(table.kind, table.target)
      .where(sql`${table.outcome} is null`),
  ],
);

/**
 * What was done in the console, by whom and why. Rows are only added: each holds the hash of the one
 * before, and the database refuses to change or delete one before its time.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    no: bigint({ mode: 'number' }).primaryKey(),
    at: moment().notNull(),
    /** Null for the system itself, and for sign-ins of nobody. */
    staffId: uuid(),
    /** The name at that time. */
    actor: text().notNull(),
    siteId: integer(),
    action: text().notNull(),
    /** What it is about, by kind and id: a name would outlive the account of its bearer. */
    targetKind: text(),
    targetId: text(),
    /** What else the entry tells, for instance an amount or a field; nothing that names a member. */
    values: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    reason: text().notNull().default(''),
    network: text().notNull().default(''),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    // Serves the page, newest first, and the filter by time.
    index('audit_log_at').on(table.at, table.no),
    // Serve the filters by person, by site and by what it is about.
    index('audit_log_staff').on(table.staffId, table.no),
    index('audit_log_site').on(table.siteId, table.no),
    index('audit_log_target').on(table.targetKind, table.targetId, table.no),
  ],
);

/** How far the audit log was compared the last time; one row. */
export const auditChecks = pgTable('audit_checks', {
  id: integer().primaryKey(),
  at: moment().notNull(),
  /** The last entry that follows from all before it; 0 while there is none. */
  no: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  entryAt: moment(),
  /** The first entry that does not. */
  brokenNo: bigint({ mode: 'number' }),
});
