import { and, eq, gt, like, sql, sum } from '#server/db/sql.ts';
import type { InvitationsView } from '#contract/invitations.ts';
import { invitationNetwork } from '#contract/invitations.ts';
import { limits } from '#contract/limits.ts';
import type { Caller, Core, Events, Site, Tx } from '#server/core/index.ts';
import { readableCode } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { lockUser, lockUsers, memberOf } from '#server/features/accounts/index.ts';
import { addCredits } from '#server/features/billing/index.ts';
import { assertCanInvite } from './policy.ts';

const { creditEntries, invitations, invited, users } = tables;

const CODE_LENGTH = 10;
const DAY_MS = 86_400_000;

const rewardReference = (userId: string): string => `invitation:${userId}`;

/**
 * What the next one who joins brings: nothing once there were many within a month. It is read from
 * the ledger, which still knows those who have left.
 */
const nextReward = async (core: Core, db: Db, site: Site, inviterId: string): Promise<number> => {
  const since = new Date(core.clock.now().getTime() - limits.invitationRewardDays * DAY_MS);
  const isRecent = and(
    eq(creditEntries.userId, inviterId),
    gt(creditEntries.createdAt, since),
    gt(creditEntries.amount, 0),
    like(creditEntries.reference, rewardReference('%')),
  );
  const recent = await db.$count(creditEntries, isRecent);
  return recent < limits.rewardedInvitations ? site.settings.invitation_credits : 0;
};

/** Code, people and thanks of the member who asks. */
export const readInvitations = async (
  core: Core,
  db: Db,
  caller: Caller,
): Promise<InvitationsView> => {
  const userId = memberOf(caller);
  const [row] = await db
    .select({ paid: users.paidUser, code: invitations.code })
    .from(users)
    .leftJoin(invitations, eq(invitations.userId, users.id))
    .where(eq(users.id, userId));
  const [totals] = await db
    .select({ joined: sql<number>`count(*)::int`, thanks: sum(invited.thanks) })
    .from(invited)
    .where(eq(invited.inviterId, userId));
  return {
    code: row?.code ?? null,
    open: row?.paid ?? false,
    joined: totals?.joined ?? 0,
    thanks: Number(totals?.thanks ?? 0),
    next_thanks: await nextReward(core, db, caller.site, userId),
    origin: caller.origin,
  };
};

/** Makes the member's code, once and for all. */
export const createInvitationCode = async (
  core: Core,
  tx: Tx,
  caller: Caller,
): Promise<InvitationsView> => {
  const { id, paidUser } = await lockUser(tx, memberOf(caller));
  assertCanInvite({ paidUser });
  await tx.db
    .insert(invitations)
    .values({ userId: id, code: readableCode(CODE_LENGTH), createdAt: core.clock.now() })
    .onConflictDoNothing({ target: invitations.userId });
  return readInvitations(core, tx.db, caller);
};

/**
 * Somebody who came by an invitation has confirmed their address: the inviter is thanked, once. Whose
 * mailbox was here before brings nothing.
 */
export const rewardInviter = async (
  core: Core,
  tx: Tx,
  { userId, site, isNew }: Events['account.confirmed'],
): Promise<void> => {
  const [newcomer] = await tx.db
    .select({ source: users.trafficsource })
    .from(users)
    .where(eq(users.id, userId));
  const { network, ref } = newcomer?.source ?? {};
  if (network !== invitationNetwork || ref === undefined) return;
  const [found] = await tx.db
    .select({ id: invitations.userId })
    .from(invitations)
    .where(eq(invitations.code, ref));
  const [inviter] = await lockUsers(tx, found ? [found.id] : []);
  if (!inviter || inviter.siteId !== site.id || inviter.status !== 'active') return;
  const thanks = isNew ? await nextReward(core, tx.db, site, inviter.id) : 0;
  await tx.db
    .insert(invited)
    .values({ userId, inviterId: inviter.id, thanks, createdAt: core.clock.now() });
  const reference = rewardReference(userId);
  await addCredits(core, tx, { userId: inviter.id, kind: 'granted', credits: thanks, reference });
};

/** The own code, and how many came; nothing about who they are. */
export const exportInvitations = async (
  tx: Tx,
  { userId, add }: Events['account.exported'],
): Promise<void> => {
  const [own] = await tx.db.select().from(invitations).where(eq(invitations.userId, userId));
  if (!own) return;
  const joined = await tx.db
    .select({ at: invited.createdAt, credits: invited.thanks })
    .from(invited)
    .where(eq(invited.inviterId, userId));
  add('invitations.json', { code: own.code, since: own.createdAt, joined });
};
