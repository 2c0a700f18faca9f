import type { Core, Tx } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';

const usual = { siteId: 1, status: 'active', validity: 'once-per-user' } as const;

type DemoCode = typeof tables.discountCodes.$inferInsert & {
  /** How long ago it was made. */
  readonly days: number;
  /** For how many days it worked; without it, it still does. */
  readonly lasted?: number;
};

/** Discount codes as an operator would have made them. */
const demoCodes: readonly DemoCode[] = [
  { ...usual, code: 'HELLO20', valueBp: 2000, purpose: 'Newsletter for new members', days: 3 },
  {
    ...usual,
    code: 'COUPLES10',
    valueBp: 1000,
    validity: 'unlimited',
    maxUses: 500,
    purpose: 'Podcast about couples',
    days: 20,
  },
  {
    ...usual,
    siteId: 2,
    code: 'HERBST15',
    valueBp: 1500,
    currency: 'EUR',
    minimumOrderValue: 3000,
    purpose: 'Herbstaktion',
    days: 9,
  },
  { ...usual, code: 'MAYDAY25', valueBp: 2500, purpose: 'First of May', days: 190, lasted: 7 },
  {
    ...usual,
    code: 'FRIENDS50',
    valueBp: 5000,
    status: 'inactive',
    purpose: 'Was shared on a forum',
    days: 60,
  },
];

/** Fills the list of discount codes: some work, one is over, and one was switched off. */
export const addDemoCodes = async (core: Core, tx: Tx): Promise<void> => {
  const now = core.clock.now();
  await tx.db.insert(tables.discountCodes).values(
    demoCodes.map(({ days, lasted, ...code }) => {
      const createdAt = addTime(now, { days: -days });
      const expires = lasted === undefined ? null : addTime(createdAt, { days: lasted });
      return { ...code, createdAt, expires };
    }),
  );
};
