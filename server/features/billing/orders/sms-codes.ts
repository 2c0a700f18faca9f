import { randomInt } from 'node:crypto';
import { and, eq, gt, sql } from '#server/db/sql.ts';
import { createTranslator } from 'use-intl/core';
import { limits } from '#contract/limits.ts';
import type mailEn from '#messages/en/mail.ts';
import { mailMessages } from '#messages/mail.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { addTime, Refusal, queueSms } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { countUp, refuseFields } from '#server/http/index.ts';
import { lockUser, memberOf } from '#server/features/accounts/index.ts';
import { findBuyer, paymentCountryOf } from '../offers/buyer.ts';
import { refuseBlocked } from '../debits/policy.ts';
import { parseMobileNumber } from '../debits/mobile-numbers.ts';
import { requireConfirmed, requireDirectDebit } from './policy.ts';

const { smsCodes } = tables;

const { codeMinutes, codesPerDay, codesPerNetwork, codeTries } = limits.directDebit;

const DAY_SECONDS = 86_400;

/** A code, and the member and number that it was sent to. */
interface SentCode {
  readonly userId: string;
  readonly phone: string;
  readonly code: string;
}

const hashCode = ({ seal }: Core, { userId, phone, code }: SentCode): string =>
  seal.mark(`sms:${userId}:${phone}:${code}`);

/** Refuses who may not get a code; answers the number that it goes to. */
export const prepareSmsCode = async (
  core: Core,
  caller: Caller,
  typed: string,
): Promise<string> => {
  const userId = memberOf(caller);
  const buyer = await findBuyer(core.db, userId);
  requireConfirmed(buyer);
  const country = paymentCountryOf(caller.site, buyer);
  requireDirectDebit(core, caller.site, country);
  await refuseBlocked(core.db, { userId });
  const phone = parseMobileNumber(typed, country);
  if (phone === null) throw refuseFields({ phone: 'mobile_invalid' });
  // Nor can several members together keep somebody's telephone busy.
  const dailyLimit = { max: codesPerDay, seconds: DAY_SECONDS };
  const networkLimit = { max: codesPerNetwork, seconds: DAY_SECONDS };
  for (const [key, limit] of [
    [userId, dailyLimit],
    [phone, dailyLimit],
    [caller.network, networkLimit],
  ] as const) {
    const { over, wait } = await countUp(core, `debit-code:${key}`, limit);
    if (over) throw new Refusal('sms_too_many', { values: { retry_after: wait } });
  }
  return phone;
};

/** Sends a code; the one before it is good for nothing any more. */
export const sendSmsCode = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  phone: string,
): Promise<{ phone: string; expires_at: string }> => {
  const userId = memberOf(caller);
  const { locale, site } = caller;
  await lockUser(tx, userId);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = addTime(core.clock.now(), { seconds: codeMinutes * 60 });
  const row = { phone, codeHash: hashCode(core, { userId, phone, code }), tries: 0, expiresAt };
  await tx.db
    .insert(smsCodes)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: smsCodes.userId, set: row });
  const t = createTranslator({ locale, messages: mailMessages[locale] as typeof mailEn });
  const text = t('common.debitCode', {
    code,
    site: site.settings.name,
    minutes: String(codeMinutes),
  });
  const until = expiresAt.toISOString();
  await queueSms(core, tx, { to: phone, member: userId, text, until });
  return { phone, expires_at: until };
};

/**
 * Whether a code is right. A wrong one counts in a transaction of its own, which no refusal undoes;
 * after the last try the code is gone.
 */
export const checkSmsCode = (core: Core, sentCode: SentCode): Promise<boolean> =>
  core.transact(async (tx) => {
    const isOwn = eq(smsCodes.userId, sentCode.userId);
    const [row] = await tx.db.select().from(smsCodes).where(isOwn).for('update');
    if (!row || row.expiresAt <= core.clock.now()) return false;
    if (row.codeHash === hashCode(core, sentCode)) return true;
    if (row.tries + 1 >= codeTries) await tx.db.delete(smsCodes).where(isOwn);
    else {
      const tries = sql`${smsCodes.tries} + 1`;
      await tx.db.update(smsCodes).set({ tries }).where(isOwn);
    }
    return false;
  });

/** Uses a code up; false if it is not there any more. */
export const consumeSmsCode = async (core: Core, tx: Tx, sentCode: SentCode): Promise<boolean> => {
  const consumed = await tx.db
    .delete(smsCodes)
    .where(
      and(
        eq(smsCodes.userId, sentCode.userId),
        eq(smsCodes.codeHash, hashCode(core, sentCode)),
        gt(smsCodes.expiresAt, core.clock.now()),
      ),
    )
    .returning();
  return consumed.length > 0;
};
