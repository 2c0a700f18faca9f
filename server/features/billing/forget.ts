import { eq } from '../../db/sql.ts';
import type { Core, Job, Tx } from '../../core/index.ts';
import { tables } from '../../db/index.ts';

const { payers, storedMethods } = tables;

const FORGET = 'billing.forget-method';

/** What was kept, and with whom. */
interface Kept {
  readonly provider: string;
  readonly token: string;
}

/** Who paid, and to whom. */
interface Known {
  readonly provider: string;
  readonly payer: string;
}

/** Has the provider forget what it kept, after the commit and until it is done. */
export const forgetMethod = async (core: Core, tx: Tx, kept: Kept): Promise<void> => {
  const { provider, token } = kept;
  if (provider === core.payments.name) await core.jobs.enqueue(tx, FORGET, { provider, token });
};

/** Forgets the card that a member had kept, here and with the provider. */
export const forgetStored = async (core: Core, tx: Tx, userId: string): Promise<void> => {
  const [stored] = await tx.db
    .delete(storedMethods)
    .where(eq(storedMethods.userId, userId))
    .returning();
  if (stored) await forgetMethod(core, tx, stored);
};

/** Has the provider forget an erased member; the orders stay, without a name. */
export const forgetPayer = async (core: Core, tx: Tx, userId: string): Promise<void> => {
  await forgetStored(core, tx, userId);
  const [payer] = await tx.db.delete(payers).where(eq(payers.userId, userId)).returning();
  if (payer?.provider !== core.payments.name) return;
  await core.jobs.enqueue(tx, FORGET, { provider: payer.provider, payer: payer.reference });
};

/** Tells the provider what to forget, again after a failure. */
export const forgetMethods = ({ payments }: Core): Job<Kept | Known> => ({
  name: FORGET,
  run: async (kept) => {
    if (kept.provider !== payments.name) return;
    await ('payer' in kept ? payments.forgetPayer(kept.payer) : payments.forgetMethod(kept.token));
  },
});
