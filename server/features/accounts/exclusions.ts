import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from '#server/db/sql.ts';
import { createTranslator } from 'use-intl/core';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import { mailMessages } from '#messages/mail.ts';
import type { Caller, Core, Job, MailRequest, Tx } from '#server/core/index.ts';
import { hashOf, addTime, newId, newToken, queueMail, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { countUp } from '#server/http/index.ts';
import { isOfMailbox, mailboxHash } from './mailbox.ts';
import { endSessionsOf } from './sessions.ts';
import { emitAccountChanged } from './account-changed.ts';
import { lockMailbox } from './lock-account.ts';

const { exclusions, users } = tables;

const formatPeriod = (caller: Caller, months: number): string => {
  const t = createTranslator({ locale: caller.locale, messages: mailMessages[caller.locale] });
  return t('common.months', { months });
};

const addMonths = (from: Date, months: number): Date => {
  const date = new Date(from);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date;
};

/** Takes the wish to be shut out and mails the link that makes it come true. */
export const requestExclusion = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  request: { email: string; months: number },
): Promise<void> => {
  const token = newToken();
  const now = core.clock.now();
  await tx.db.insert(exclusions).values({
    id: newId(now.getTime()),
    siteId: caller.site.id,
    emailHash: mailboxHash(request.email),
    months: request.months,
    tokenHash: hashOf(token),
    linkExpiresAt: addTime(now, { hours: limits.exclusionLinkHours }),
  });
  await queueMail(core, tx, {
    to: request.email,
    locale: caller.locale,
    site: caller.site,
    template: 'exclusion',
    values: { period: formatPeriod(caller, request.months), hours: limits.exclusionLinkHours },
    path: linkTo('pages-ban', {}, { token }),
  });
};

/** Shuts the address out; its owner's account closes at once, everywhere it is signed in. */
export const confirmExclusion = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  token: string,
): Promise<Date> => {
  const now = core.clock.now();
  const [exclusion] = await tx.db
    .select()
    .from(exclusions)
    .where(and(eq(exclusions.tokenHash, hashOf(token)), eq(exclusions.siteId, caller.site.id)))
    .for('update');
  if (!exclusion) throw new Refusal('link_expired');
  // Opening the link again shows the same end and never prolongs it.
  if (exclusion.excludedUntil) return exclusion.excludedUntil;
  if (exclusion.linkExpiresAt < now) throw new Refusal('link_expired');
  await lockMailbox(tx, exclusion.siteId, exclusion.emailHash);
  const excludedUntil = addMonths(now, exclusion.months);
  await tx.db.update(exclusions).set({ excludedUntil }).where(eq(exclusions.id, exclusion.id));
  // Locked before it is asked which are confirmed: one may be opened at this moment.
  const accounts = await tx.db
    .select({ id: users.id, confirmedAt: users.confirmedAt })
    .from(users)
    .where(and(eq(users.siteId, exclusion.siteId), isOfMailbox(exclusion.emailHash)))
    .for('update');
  for (const { id, confirmedAt } of accounts) {
    // Anybody can begin one with an address, and would learn of the wish; nobody can open it.
    if (confirmedAt === null) continue;
    await tx.db
      .update(users)
      .set({ excludedUntil: sql`greatest(${users.excludedUntil}, ${excludedUntil.toISOString()})` })
      .where(eq(users.id, id));
    await endSessionsOf(core, tx, id);
    await emitAccountChanged(core, tx, id);
  }
  return excludedUntil;
};

/** Until when the mailbox of an address is shut out of a site, if it is. */
const findExclusionEnd = async (
  core: Core,
  tx: Tx,
  siteId: number,
  email: string,
): Promise<Date | null> => {
  // Earlier wishes were kept by the address itself.
  const hashes = [mailboxHash(email), hashOf(email.trim().toLowerCase())];
  const [row] = await tx.db
    .select({ until: exclusions.excludedUntil })
    .from(exclusions)
    .where(
      and(
        eq(exclusions.siteId, siteId),
        inArray(exclusions.emailHash, hashes),
        gt(exclusions.excludedUntil, core.clock.now()),
      ),
    )
    .orderBy(desc(exclusions.excludedUntil))
    .limit(1);
  return row?.until ?? null;
};

export const isExcluded = async (
  core: Core,
  tx: Tx,
  siteId: number,
  email: string,
): Promise<boolean> => (await findExclusionEnd(core, tx, siteId, email)) !== null;

/**
 * Writes to an address that somebody wants to use: that it is shut out is told to its owner alone,
 * in place of the mail that it would get otherwise, and not as often as strangers like.
 */
export const queueMailUnlessExcluded = async (
  core: Core,
  tx: Tx,
  mail: MailRequest,
): Promise<void> => {
  const { to, member, locale, site } = mail;
  const date = await findExclusionEnd(core, tx, site.id, to);
  if (date === null) {
    await queueMail(core, tx, mail);
    return;
  }
  const limit = { max: limits.excludedMailsPerDay, seconds: 86_400 };
  const { over } = await countUp(core, `excluded:${site.id}:${mailboxHash(to)}`, limit, tx.db);
  if (!over)
    await queueMail(core, tx, { to, member, locale, site, template: 'excluded', values: { date } });
};

/** Forgets wishes that were never confirmed and bans that are over. */
export const forgetExclusions = (core: Core): Job<'forget-exclusions'> => ({
  name: 'forget-exclusions',
  schedule: '27 * * * *',
  run: async () => {
    const now = core.clock.now();
    const isUnconfirmed = and(isNull(exclusions.excludedUntil), lt(exclusions.linkExpiresAt, now));
    await core.db.delete(exclusions).where(or(isUnconfirmed, lt(exclusions.excludedUntil, now)));
  },
});
