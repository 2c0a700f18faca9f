import { eq } from '../../db/sql.ts';
import type { Core, Job, Tx } from '../../core/index.ts';
import { tables } from '../../db/index.ts';

const { storedMethods } = tables;

const FORGET = 'billing.forget-method';

/** What was kept, and with whom. */
interface Kept {
  readonly provider: string;
  readonly token: string;
}

/** Has the provider forget what it kept, after the commit and until it is done. */
export const forgetMethod = async (core: Core, tx: Tx, kept: Kept): Promise<void> => {
  const { provider, token } = kept;
  if (provider === core.payments.name) await core.jobs.enqueue(tx, FORGET, { provider, token });
};

/** Has the provider forget what an erased member paid with; the orders stay, without a name. */
export const forgetPayer = async (core: Core, tx: Tx, userId: string): Promise<void> => {
  const [stored] = await tx.db
    .delete(storedMethods)
    .where(eq(storedMethods.userId, userId))
    .returning();
  if (stored) await forgetMethod(core, tx, stored);
};

/** Tells the provider what to forget, again after a failure. */
export const forgetMethods = ({ payments }: Core): Job<Kept> => ({
  name: FORGET,
  run: async ({ provider, token }) => {
    if (provider === payments.name) await payments.forget(token);
  },
});
