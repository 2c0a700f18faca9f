import * as z from 'zod/mini';
import { uuid } from '../core/schemas.ts';

const fact = z.object({ label: z.string(), value: z.string() });

/** A line of what comes to what. */
const amountLine = z.object({
  label: z.string(),
  /** The credit note about it, if there is one. */
  note: z.nullable(z.object({ id: uuid, title: z.string() })),
  value: z.string(),
  strong: z.boolean(),
});

/**
 * A receipt or a credit note in words of its reader's language, line by line. Page, document and mail
 * only draw it, so that they cannot differ.
 */
export const billingDocument = z.object({
  site: z.string(),
  title: z.string(),
  /** What stands under the title, if anything does. */
  text: z.nullable(z.string()),
  /** Number, date and way to pay, and what else is known of the payment. */
  facts: z.array(fact),
  /** Who sold and who bought; the first line is the name. */
  parties: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
  /** What stands above the amounts. */
  columns: z.object({ what: z.string(), amount: z.string() }),
  amounts: z.array(amountLine),
  closing: z.nullable(z.string()),
});

export type BillingDocument = z.infer<typeof billingDocument>;
