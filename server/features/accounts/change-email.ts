import { eq } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { logSecurityEventAfterCommit, queueMail, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { isDisposable } from '#server/adapters/addresses/index.ts';
import { confirmAddress } from './activate-account.ts';
import { isExcluded, queueMailUnlessExcluded } from './exclusions.ts';
import { mailboxHash } from './mailbox.ts';
import { revokeTokens, findToken, issueToken } from './mail-tokens.ts';
import { endSessionsOf } from './sessions.ts';
import type { User } from './queries.ts';
import { lockAddress } from './lock-account.ts';
import { isAddressTaken, readName } from './queries.ts';

const { users } = tables;

/** Mails a link to the new address, and a notice to the old one. */
export const requestEmailChange = async (
  core: Core,
  tx: Tx,
  { site }: Caller,
  user: User,
  typed: string,
): Promise<void> => {
  const email = typed.toLowerCase();
  const name = await readName(tx, user.id);
  if (isDisposable(email)) throw refuseFields({ email: 'email_disposable' });
  if (await isAddressTaken(tx.db, site.id, email)) {
    throw refuseFields({ email: 'new_email_taken' }, 'address_taken');
  }
  const hours = limits.mailChangeHours;
  const token = await issueToken(core, tx, {
    userId: user.id,
    kind: 'mail_change',
    hours,
    email,
  });
  const common = { member: user.id, locale: user.language, site } as const;
  await queueMailUnlessExcluded(core, tx, {
    ...common,
    to: email,
    template: 'mailChange',
    values: { name, email, hours },
    path: linkTo('mail-change-do', {}, { token }),
  });
  await queueMail(core, tx, {
    ...common,
    to: user.email,
    template: 'mailChangeAsked',
    values: { name },
    path: linkTo('reset-password'),
  });
};

/** Makes the confirmed address the account's own. */
export const changeEmail = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  token: string,
): Promise<void> => {
  const { site, session } = caller;
  const found = await findToken(core, tx, site, 'mail_change', token);
  const email = found?.link.email;
  if (!found || !email) throw new Refusal('link_expired');
  const { user } = found;
  // Others may want the same address at this moment; the first to come gets it.
  await lockAddress(tx, site.id, email);
  if (await isAddressTaken(tx.db, site.id, email)) throw new Refusal('link_expired');
  if (await isExcluded(core, tx, site.id, email)) throw new Refusal('link_expired');
  // Whoever still reads the old mailbox must not get in with a link that went there.
  await revokeTokens(tx, user.id, 'mail_change', 'reset');
  await tx.db
    .update(users)
    .set({ email, emailHash: mailboxHash(email) })
    .where(eq(users.id, user.id));
  await confirmAddress(core, tx, site, user);
  const own = session?.userId === user.id ? session.id : undefined;
  await endSessionsOf(core, tx, user.id, own);
  logSecurityEventAfterCommit(core, tx, caller, 'address_changed', { account: user.id });
  await queueMail(core, tx, {
    to: user.email,
    member: user.id,
    locale: user.language,
    site,
    template: 'mailChanged',
    values: { name: await readName(tx, user.id) },
  });
};
