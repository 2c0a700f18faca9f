import type { Core } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import type { DebitPayer } from './blocks.ts';
import { isBlocked } from './blocks.ts';
import { isOverDailyLimit } from './daily-limit.ts';
import type { Mandate } from './mandates.ts';
import { findMandate } from './mandates.ts';

/** Refuses a member, or a bank account, that is not debited any more. */
export const refuseBlocked = async (db: Db, payer: DebitPayer): Promise<void> => {
  if (await isBlocked(db, payer)) throw new Refusal('direct_debit_blocked');
};

/** The mandate that a member gave earlier. */
export const requireMandate = async (db: Db, userId: string): Promise<Mandate> => {
  const mandate = await findMandate(db, userId);
  if (!mandate) throw new Refusal('mandate_needed');
  return mandate;
};

const secondsUntilMidnight = (now: Date): number => {
  const end = new Date(now).setUTCHours(24, 0, 0, 0);
  return Math.ceil((end - now.getTime()) / 1000);
};

/** Refuses if today's orders, all of them written down, are more than a day allows. */
export const refuseOverDailyLimit = async (core: Core, db: Db, userId: string): Promise<void> => {
  if (!(await isOverDailyLimit(core, db, userId))) return;
  throw new Refusal('direct_debit_limit', {
    values: { retry_after: secondsUntilMidnight(core.clock.now()) },
  });
};
