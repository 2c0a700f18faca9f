import { and, eq } from '#server/db/sql.ts';
import type { Core, Events, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { addCredits, emptyLot } from './ledger.ts';

const { creditEntries } = tables;

const SIGNUP_REFERENCE = 'signup';

/** Gives a new account its welcome credits: a mailbox has them once, however many addresses it has. */
export const grantWelcomeCredits = async (
  core: Core,
  tx: Tx,
  { userId, site, isNew, reportCredits }: Events['account.created'],
): Promise<void> => {
  if (!isNew) return;
  const credits = site.settings.signup_credits;
  await addCredits(core, tx, { userId, kind: 'granted', credits, reference: SIGNUP_REFERENCE });
  reportCredits(credits);
};

/**
 * Takes the welcome credits back from an account whose mailbox has had them: of several that were made
 * before any of them was confirmed, only the first keeps them.
 */
export const revokeWelcomeCredits = async (
  core: Core,
  tx: Tx,
  { userId, isNew }: Events['account.confirmed'],
): Promise<void> => {
  if (isNew) return;
  const isGrant = and(
    eq(creditEntries.userId, userId),
    eq(creditEntries.reference, SIGNUP_REFERENCE),
  );
  const [grant] = await tx.db.select().from(creditEntries).where(isGrant);
  if (!grant) return;
  const reference = `${SIGNUP_REFERENCE}:again`;
  await emptyLot(core, tx, { userId, lotId: grant.lotId, kind: 'corrected', reference });
};
