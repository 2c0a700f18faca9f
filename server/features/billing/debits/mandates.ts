import { and, desc, eq, isNull } from '#server/db/sql.ts';
import * as z from 'zod/mini';
import type { MandateView, StoredMethod } from '#contract/billing/index.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { newId, readableCode } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { hashIban, maskIban, toPaidWith } from './bank-accounts.ts';
import { isBlocked } from './blocks.ts';

const { mandates } = tables;

export type Mandate = typeof mandates.$inferSelect;

const detailsSchema = z.object({
  holder: z.string(),
  iban: z.string(),
  /** Where the holder lives and is called; gone once the account is erased. */
  contact: z.nullable(
    z.object({
      street: z.string(),
      house_number: z.string(),
      postal_code: z.string(),
      city: z.string(),
      phone: z.string(),
    }),
  ),
});

/** What a mandate says of the account and its holder. */
export type MandateDetails = z.infer<typeof detailsSchema>;

/** Null once they are erased. */
export const openDetails = (
  { seal }: Core,
  { details }: Pick<Mandate, 'details'>,
): MandateDetails | null => {
  const opened = z.safeParse(detailsSchema, seal.open(details));
  return opened.success ? opened.data : null;
};

/** The mandate that a member can order with. */
export const findMandate = async (db: Db, userId: string): Promise<Mandate | null> => {
  const [mandate] = await db
    .select()
    .from(mandates)
    .where(and(eq(mandates.userId, userId), isNull(mandates.revokedAt)))
    .orderBy(desc(mandates.signedAt))
    .limit(1);
  return mandate ?? null;
};

/** The account that a member has debited, and the mobile number that was proven for it. */
export const findBankDetails = async (
  core: Core,
  db: Db,
  userId: string,
): Promise<{ readonly iban: string; readonly mobile: string | null } | null> => {
  const mandate = await findMandate(db, userId);
  const details = mandate && openDetails(core, mandate);
  return details && { iban: details.iban, mobile: details.contact?.phone ?? null };
};

/** Takes the member's mandate back; what was ordered with it is still collected. */
export const revokeMandates = async (core: Core, tx: Tx, userId: string): Promise<void> => {
  await tx.db
    .update(mandates)
    .set({ revokedAt: core.clock.now() })
    .where(and(eq(mandates.userId, userId), isNull(mandates.revokedAt)));
};

/** Stores a new mandate and revokes the one before it. */
export const createMandate = async (
  core: Core,
  tx: Tx,
  userId: string,
  details: MandateDetails,
): Promise<Mandate> => {
  await revokeMandates(core, tx, userId);
  const now = core.clock.now();
  const [mandate] = await tx.db
    .insert(mandates)
    .values({
      id: newId(now.getTime()),
      userId,
      reference: `M${readableCode(14)}`,
      details: core.seal.close(details),
      ibanHash: hashIban(core, details.iban),
      signedAt: now,
    })
    .returning();
  if (!mandate) throw new Error('A mandate was not written.');
  return mandate;
};

export const mandateView = (core: Core, mandate: Mandate | null): MandateView | null => {
  const details = mandate && openDetails(core, mandate);
  if (!details) return null;
  return {
    reference: mandate.reference,
    holder: details.holder,
    iban: maskIban(details.iban),
    signed_at: mandate.signedAt.toISOString(),
  };
};

/** The account that a member can have debited again without typing anything. */
export const findStoredDebit = async (
  core: Core,
  db: Db,
  userId: string,
): Promise<StoredMethod | null> => {
  const mandate = await findMandate(db, userId);
  const details = mandate && openDetails(core, mandate);
  if (!details || (await isBlocked(db, mandate))) return null;
  return toPaidWith(details.iban);
};
