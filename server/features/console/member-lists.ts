import * as z from 'zod/mini';
import type {
  LedgerPart,
  memberLedger,
  OrdersPart,
  StaffRight,
  TrailPart,
} from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { and, desc, eq, lt, notInArray } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { sealedCursor } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { readMemberLedger, readMemberOrders } from '#server/features/billing/index.ts';
import { hideOpenReasons, logOpened, toAuditEntry } from '#server/features/staff/index.ts';
import type { Member } from './find-member.ts';
import { findMember, siteOfMember } from './find-member.ts';
import { mayReadMoney } from './policy.ts';

const { auditLog } = tables;
const { entries: listed } = consoleLimits.members;

/** A member whom somebody may look at; that they did is logged. */
export const openMember = async (
  core: Core,
  caller: Caller,
  right: StaffRight,
  id: string,
): Promise<Member> => {
  const member = await findMember(core.db, caller, right, id);
  const target = ['member', member.profile.id] as const;
  await logOpened(core, caller, { action: 'member_opened', site: member.user.siteId, target });
  return member;
};

/** What tells of money, for those who have nothing to do with it. */
const moneyActions = [
  'credits_corrected',
  'proposed',
  'agreed',
  'agreed_alone',
  'refused',
  'withdrawn',
];

/** Who only looked is in the log; here it would hide what was done. */
const looks = ['member_opened', 'address_searched'];

const position = sealedCursor(z.int());

/** Part of what staff did about a member. */
export const readTrail = async (
  core: Core,
  db: Db,
  caller: Caller,
  { user, profile }: Member,
  cursor?: string,
): Promise<TrailPart> => {
  const before = position.open(core, cursor);
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.targetKind, 'member'),
        eq(auditLog.targetId, profile.id),
        notInArray(
          auditLog.action,
          mayReadMoney(caller, user.siteId) ? looks : [...looks, ...moneyActions],
        ),
        before === null ? undefined : lt(auditLog.no, before),
      ),
    )
    .orderBy(desc(auditLog.no))
    .limit(listed + 1);
  const page = rows.slice(0, listed);
  const hide = await hideOpenReasons(db, caller);
  return {
    entries: page.map((row) => toAuditEntry(hide(row))),
    next: position.close(core, rows.length > listed ? page.at(-1)?.no : undefined),
  };
};

type Following = CheckedInput<typeof memberLedger>['query'];

export const readMoreLedger = async (
  core: Core,
  caller: Caller,
  { id, cursor }: Following,
): Promise<LedgerPart> => {
  const { user } = await openMember(core, caller, 'orders.refund', id);
  return readMemberLedger(core, core.db, user, cursor);
};

export const readMoreOrders = async (
  core: Core,
  caller: Caller,
  { id, cursor }: Following,
): Promise<OrdersPart> => {
  const member = await openMember(core, caller, 'orders.refund', id);
  const site = await siteOfMember(core, member);
  return readMemberOrders(core, core.db, site, member.user.id, cursor);
};

export const readMoreTrail = async (
  core: Core,
  caller: Caller,
  { id, cursor }: Following,
): Promise<TrailPart> =>
  readTrail(core, core.db, caller, await openMember(core, caller, 'members.read', id), cursor);
