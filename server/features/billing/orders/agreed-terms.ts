import { hash } from 'node:crypto';
import { eq } from '#server/db/sql.ts';
import type { Locale } from '#contract/locales.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { readPageBlocks, findTermsDate } from '#server/features/site/index.ts';
import type { Order } from './queries.ts';

const { agreedTerms } = tables;

export type Terms = typeof agreedTerms.$inferSelect;

/** Whom terms are for: their language, and the country whose prices they name. */
interface Reader {
  readonly locale: Locale;
  readonly country: string;
}

/** The terms as they are worded now, with what is said of withdrawing and the form for it. */
const currentTerms = async (core: Core, site: Site, reader: Reader, db?: Db): Promise<Terms> => {
  const options = { ...reader, ...(db && { db }) };
  const content = {
    siteName: site.settings.name,
    locale: reader.locale,
    version: await findTermsDate(core, site, db),
    blocks: [
      ...(await readPageBlocks(core, site, 'terms', options)),
      ...(await readPageBlocks(core, site, 'return-policy', options)),
    ],
  };
  return { hash: hash('sha256', JSON.stringify(content), 'base64url'), ...content };
};

/** Keeps the terms of this moment for an order that is made under them; the answer finds them. */
export const storeTerms = async (
  core: Core,
  tx: Tx,
  site: Site,
  reader: Reader,
): Promise<string> => {
  const terms = await currentTerms(core, site, reader, tx.db);
  await tx.db.insert(agreedTerms).values(terms).onConflictDoNothing();
  return terms.hash;
};

/** The terms that an order was made under, if they were kept. */
export const findStoredTerms = async (db: Db, { termsHash }: Order): Promise<Terms | undefined> => {
  if (termsHash === null) return undefined;
  const [stored] = await db.select().from(agreedTerms).where(eq(agreedTerms.hash, termsHash));
  return stored;
};

/** The same; of orders from before terms were kept, those of now. */
export const termsOf = async (
  core: Core,
  site: Site,
  order: Order,
  locale: Locale,
  db?: Db,
): Promise<Terms> =>
  (await findStoredTerms(db ?? core.db, order)) ??
  currentTerms(core, site, { locale, country: order.country }, db);
