import { and, eq, lt } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Core, Job, Tx } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { User } from './queries.ts';

const { welcomed } = tables;

type Mailbox = Pick<User, 'siteId' | 'emailHash'>;

/** Whether an account of this mailbox was confirmed before, whichever of its addresses it had. */
export const isMailboxKnown = async (
  { db }: Tx,
  { siteId, emailHash }: Mailbox,
): Promise<boolean> =>
  (await db.$count(welcomed, and(eq(welcomed.siteId, siteId), eq(welcomed.emailHash, emailHash)))) >
  0;

/** Notes that a mailbox is proven, and tells whether that is new. */
export const rememberMailbox = async (
  { clock }: Core,
  { db }: Tx,
  { siteId, emailHash }: Mailbox,
): Promise<boolean> => {
  const inserted = await db
    .insert(welcomed)
    .values({ siteId, emailHash, at: clock.now() })
    .onConflictDoNothing()
    .returning();
  return inserted.length > 0;
};

export const forgetMailboxes = (core: Core): Job<'forget-welcomed'> => ({
  name: 'forget-welcomed',
  schedule: '23 5 * * *',
  run: async () => {
    const since = addTime(core.clock.now(), { days: -limits.welcomeCreditsCooldownDays });
    await core.db.delete(welcomed).where(lt(welcomed.at, since));
  },
});
