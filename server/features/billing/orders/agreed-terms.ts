import { hash } from 'node:crypto';
import { eq } from '../../../db/sql.ts';
import type { Locale } from '../../../../contract/locales.ts';
import type { Core, Site, Tx } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';
import { pageBlocks, termsDay } from '../../site/index.ts';
import type { Order } from './views.ts';

const { agreedTerms } = tables;

export type Terms = typeof agreedTerms.$inferSelect;

/** Whom terms are for: their language, and the country whose prices they name. */
interface Reader {
  readonly locale: Locale;
  readonly country: string;
}

/** The terms as they are worded now, with what is said of withdrawing and the form for it. */
const termsNow = async (core: Core, site: Site, reader: Reader, db?: Db): Promise<Terms> => {
  const within = { ...reader, ...(db && { db }) };
  const words = {
    siteName: site.settings.name,
    locale: reader.locale,
    version: await termsDay(core, site, db),
    blocks: [
      ...(await pageBlocks(core, site, 'terms', within)),
      ...(await pageBlocks(core, site, 'return-policy', within)),
    ],
  };
  return { hash: hash('sha256', JSON.stringify(words), 'base64url'), ...words };
};

/** Keeps the terms of this moment for an order that is made under them; the answer finds them. */
export const keepTerms = async (
  core: Core,
  tx: Tx,
  site: Site,
  reader: Reader,
): Promise<string> => {
  const terms = await termsNow(core, site, reader, tx.db);
  await tx.db.insert(agreedTerms).values(terms).onConflictDoNothing();
  return terms.hash;
};

/** The terms that an order was made under, if they were kept. */
export const keptTerms = async (db: Db, { termsHash }: Order): Promise<Terms | undefined> => {
  if (termsHash === null) return undefined;
  const [kept] = await db.select().from(agreedTerms).where(eq(agreedTerms.hash, termsHash));
  return kept;
};

/** The same; of orders from before terms were kept, those of now. */
export const termsOf = async (
  core: Core,
  site: Site,
  order: Order,
  locale: Locale,
  db?: Db,
): Promise<Terms> =>
  (await keptTerms(db ?? core.db, order)) ??
  termsNow(core, site, { locale, country: order.country }, db);
