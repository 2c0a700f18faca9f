import { eq } from '#server/db/sql.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { isDisposable } from '#server/adapters/addresses/index.ts';
import { mailActivation } from './activate-account.ts';
import { lockUser, lockAddress } from './lock-account.ts';
import { mailboxHash } from './mailbox.ts';
import { revokeTokens } from './mail-tokens.ts';
import { isAddressTaken, readName } from './queries.ts';

const { users } = tables;

/**
 * Corrects an address that was mistyped at signup. No password is asked for: the account is as old
 * as its session and holds nothing yet, and who reads the mistyped mailbox has no session.
 */
export const correctAddress = async (
  core: Core,
  tx: Tx,
  site: Site,
  userId: string,
  typed: string,
): Promise<void> => {
  const email = typed.toLowerCase();
  const user = await lockUser(tx, userId);
  if (user.confirmedAt) throw new Refusal('already_active');
  if (isDisposable(email)) throw refuseFields({ email: 'email_disposable' });
  if (email !== user.email) {
    // Others may want the same address at this moment; the first to come gets it.
    await lockAddress(tx, site.id, email);
    if (await isAddressTaken(tx.db, site.id, email)) {
      throw refuseFields({ email: 'email_taken' }, 'address_taken');
    }
    // Whoever reads the other mailbox must not get in with a link that went there.
    await revokeTokens(tx, userId, 'activation', 'reset', 'mail_change');
    await tx.db
      .update(users)
      .set({ email, emailHash: mailboxHash(email) })
      .where(eq(users.id, userId));
  }
  await mailActivation(core, tx, site, { ...user, email, name: await readName(tx, userId) });
};
