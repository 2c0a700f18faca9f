import { eq } from '#server/db/sql.ts';
import type { activate as activateEndpoint } from '#contract/accounts/recovery.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { isExcluded, queueMailUnlessExcluded } from './exclusions.ts';
import { rememberMailbox } from './known-mailboxes.ts';
import { findToken, issueToken, markTokenUsed } from './mail-tokens.ts';
import type { User } from './queries.ts';
import { emitAccountChanged } from './account-changed.ts';
import { lockUser } from './lock-account.ts';
import { readName } from './queries.ts';

declare module '#server/core/events.ts' {
  interface Events {
    /** The owner of an account has proven their address, and the profile is open. */
    'account.confirmed': {
      readonly userId: string;
      readonly site: Site;
      /** Whether it is the first account of its mailbox that is confirmed. */
      readonly isNew: boolean;
      /** Tells where the first words from signup went; nowhere if they could not be sent. */
      readonly reportFirstMessage: (conversation: string | null) => void;
    };
  }
}

type ActivateAnswer = Answer<typeof activateEndpoint>;

const { profiles, users } = tables;

/** Mails the link that confirms an account's address. */
export const mailActivation = async (
  core: Core,
  tx: Tx,
  site: Site,
  user: Pick<User, 'id' | 'email' | 'language' | 'credits'> & { readonly name: string },
): Promise<void> => {
  const days = limits.activationDays;
  const token = await issueToken(core, tx, {
    userId: user.id,
    kind: 'activation',
    hours: days * 24,
  });
  await queueMailUnlessExcluded(core, tx, {
    to: user.email,
    member: user.id,
    locale: user.language,
    site,
    template: 'activation',
    values: { name: user.name, credits: user.credits, days },
    path: linkTo('activate-done', {}, { token }),
  });
};

/**
 * The address is proven: the profile opens, unless its owner has closed the account. Nothing is
 * proven of an address that is shut out: null.
 */
export const confirmAddress = async (
  core: Core,
  tx: Tx,
  site: Site,
  user: User,
): Promise<ActivateAnswer | null> => {
  let firstMessage: ActivateAnswer['first_message'] = null;
  const reportFirstMessage = (conversation: string | null) => {
    firstMessage = { conversation };
  };
  if (user.confirmedAt) return { first_message: firstMessage };
  if (await isExcluded(core, tx, site.id, user.email)) return null;
  const isOpen = user.status === 'not_confirmed';
  await tx.db
    .update(users)
    .set({ confirmedAt: core.clock.now(), ...(isOpen && { status: 'active' as const }) })
    .where(eq(users.id, user.id));
  if (isOpen) {
    const isNew = await rememberMailbox(core, tx, user);
    await tx.db.update(profiles).set({ status: 'active' }).where(eq(profiles.userId, user.id));
    await emitAccountChanged(core, tx, user.id);
    const confirmed = { userId: user.id, site, isNew, reportFirstMessage };
    await core.events.emit(tx, 'account.confirmed', confirmed);
  }
  return { first_message: firstMessage };
};

/** Opens an account with the mailed secret. Opening the link again says the same again. */
export const activateAccount = async (
  core: Core,
  tx: Tx,
  site: Site,
  token: string,
): Promise<ActivateAnswer> => {
  const found = await findToken(core, tx, site, 'activation', token);
  if (!found) throw new Refusal('activation_failed');
  const confirmed = await confirmAddress(core, tx, site, found.user);
  if (!confirmed) throw new Refusal('activation_failed');
  if (!found.link.usedAt) await markTokenUsed(core, tx, found.link);
  return confirmed;
};

/** Mails the link again, for who is still waiting for it. */
export const resendActivation = async (
  core: Core,
  tx: Tx,
  site: Site,
  userId: string,
): Promise<void> => {
  const user = await lockUser(tx, userId);
  if (user.confirmedAt) throw new Refusal('already_active');
  await mailActivation(core, tx, site, { ...user, name: await readName(tx, userId) });
};
