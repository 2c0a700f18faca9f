import { and, eq, lt } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Core, Job, Site, Tx } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { addCredits, emptyLot } from './ledger.ts';
import type { User } from './lock-account.ts';

const { creditEntries, welcomed } = tables;

const SIGNUP_REFERENCE = 'signup';

/**
 * Gives a new account its welcome credits, and tells how many: a mailbox has them once, however
 * many addresses it has.
 */
export const grantWelcomeCredits = async (
  core: Core,
  tx: Tx,
  { id: siteId, settings }: Site,
  { id: userId, emailHash }: Pick<User, 'id' | 'emailHash'>,
): Promise<number> => {
  const isOfMailbox = and(eq(welcomed.siteId, siteId), eq(welcomed.emailHash, emailHash));
  if ((await tx.db.$count(welcomed, isOfMailbox)) > 0) return 0;
  const credits = settings.signup_credits;
  await addCredits(core, tx, { userId, kind: 'granted', credits, reference: SIGNUP_REFERENCE });
  return credits;
};

/**
 * Notes that a mailbox is proven and has had its welcome, and tells whether that is new. Of several
 * accounts that were made before any of them was confirmed, only the first keeps the credits.
 */
export const confirmWelcomeCredits = async (
  core: Core,
  tx: Tx,
  { id: userId, siteId, emailHash }: User,
): Promise<boolean> => {
  const [first] = await tx.db
    .insert(welcomed)
    .values({ siteId, emailHash, at: core.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (first) return true;
  const isGrant = and(
    eq(creditEntries.userId, userId),
    eq(creditEntries.reference, SIGNUP_REFERENCE),
  );
  const [grant] = await tx.db.select().from(creditEntries).where(isGrant);
  if (grant) {
    const { lotId } = grant;
    await emptyLot(core, tx, {
      userId,
      lotId,
      kind: 'corrected',
      reference: `${SIGNUP_REFERENCE}:again`,
    });
  }
  return false;
};

export const forgetWelcomed = (core: Core): Job<'forget-welcomed'> => ({
  name: 'forget-welcomed',
  schedule: '23 5 * * *',
  run: async () => {
    const since = addTime(core.clock.now(), { days: -limits.welcomeCreditsCooldownDays });
    await core.db.delete(welcomed).where(lt(welcomed.at, since));
  },
});
