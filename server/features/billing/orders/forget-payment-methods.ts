import { eq } from '#server/db/sql.ts';
import type { Core, Job, Tx } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

const { payers, storedMethods } = tables;

/** What was kept, and with whom. */
interface StoredToken {
  readonly provider: string;
  readonly token: string;
}

/** Who paid, and to whom. */
interface KnownPayer {
  readonly provider: string;
  readonly payer: string;
}

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'billing.forget-method': StoredToken | KnownPayer;
  }
}

/** Has the provider forget what it kept, after the commit and until it is done. */
export const forgetAtProvider = async (core: Core, tx: Tx, stored: StoredToken): Promise<void> => {
  const { provider, token } = stored;
  if (provider === core.payments.name)
    await core.jobs.enqueue(tx, 'billing.forget-method', { provider, token });
};

/** Forgets the card that a member had kept, here and with the provider. */
export const forgetStoredMethod = async (core: Core, tx: Tx, userId: string): Promise<void> => {
  const [stored] = await tx.db
    .delete(storedMethods)
    .where(eq(storedMethods.userId, userId))
    .returning();
  if (stored) await forgetAtProvider(core, tx, stored);
};

/** Has the provider forget an erased member; the orders stay, without a name. */
export const forgetPayer = async (core: Core, tx: Tx, userId: string): Promise<void> => {
  await forgetStoredMethod(core, tx, userId);
  const [payer] = await tx.db.delete(payers).where(eq(payers.userId, userId)).returning();
  if (payer?.provider !== core.payments.name) return;
  await core.jobs.enqueue(tx, 'billing.forget-method', {
    provider: payer.provider,
    payer: payer.reference,
  });
};

/** Tells the provider what to forget, again after a failure. */
export const forgetPaymentMethods = ({ payments }: Core): Job<'billing.forget-method'> => ({
  name: 'billing.forget-method',
  run: async (target) => {
    if (target.provider !== payments.name) return;
    await ('payer' in target
      ? payments.forgetPayer(target.payer)
      : payments.forgetMethod(target.token));
  },
});
