import { countryOfMethod } from '#contract/billing/index.ts';
import type { discountAdd, discountBatchAdd, discountSwitch } from '#contract/console/index.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import { currencyOf } from '#contract/countries.ts';
import { and, eq } from '#server/db/sql.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { fieldError, newId, readableCode, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { requireRight, writeAudit } from '#server/features/staff/index.ts';
import { personalCodes } from '../offers/discounts.ts';
import { toDiscountRows } from './list-discounts.ts';

const { discountCodes, profiles, users } = tables;

type AddBody = CheckedInput<typeof discountAdd>['body'];
type BatchBody = CheckedInput<typeof discountBatchAdd>['body'];
type Terms = Pick<AddBody, keyof AddBody & keyof BatchBody>;

const refuseField = (field: string, code: Parameters<typeof fieldError>[0]): never => {
  throw new Refusal('invalid_input', { fields: { [field]: fieldError(code) } });
};

/** Refuses terms under which no order of the site would ever get the discount. */
const checkTerms = ({ settings }: Site, terms: Terms, now: Date): void => {
  const { country, currency, minimum_order_value: minimum, paymentmethods, expires } = terms;
  if (country !== null && !settings.countries.includes(country)) {
    refuseField('country', 'unknown_choice');
  }
  const sold = (country === null ? settings.countries : [country]).map((each) => currencyOf[each]);
  if (currency !== null && !sold.includes(currency)) refuseField('currency', 'unknown_choice');
  // The same number is worth ten times as much in another currency.
  if (minimum !== null && currency === null && new Set(sold).size > 1) {
    refuseField('currency', 'required');
  }
  const isPayable = paymentmethods?.some((method) => {
    const only = countryOfMethod[method];
    return only === null || (country === null ? settings.countries : [country]).includes(only);
  });
  if (isPayable === false) refuseField('paymentmethods', 'unknown_choice');
  if (expires !== null && new Date(expires) <= now) refuseField('expires', 'too_small');
};

/** The site that codes are made for, if somebody may, and if it could give them. */
const requireSite = async (core: Core, tx: Tx, caller: Caller, terms: Terms): Promise<Site> => {
  requireRight(caller, 'prices.edit', terms.site);
  const site = await siteById(core, terms.site, tx.db);
  if (!site) throw new Refusal('not_found');
  checkTerms(site, terms, core.clock.now());
  return site;
};

const toRow = (core: Core, terms: Terms) => ({
  siteId: terms.site,
  country: terms.country,
  expires: terms.expires === null ? null : new Date(terms.expires),
  valueBp: terms.value_bp,
  currency: terms.currency,
  minimumOrderValue: terms.minimum_order_value,
  status: 'active' as const,
  validity: terms.validity,
  paymentmethods: terms.paymentmethods && [...new Set(terms.paymentmethods)],
  maxUses: terms.max_uses,
  purpose: terms.purpose,
  createdAt: core.clock.now(),
});

/** The account behind a profile of the site. */
const findOwner = async (tx: Tx, siteId: number, profileId: string): Promise<string> => {
  const [owner] = await tx.db
    .select({ id: users.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.id, profileId), eq(users.siteId, siteId)));
  return owner?.id ?? refuseField('member', 'unknown_choice');
};

/** Makes a code. Of two of the same name at once the second is refused. */
export const addDiscount = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  body: AddBody,
): Promise<Answer<typeof discountAdd>> => {
  const { id: siteId } = await requireSite(core, tx, caller, body);
  const userId = body.member === null ? null : await findOwner(tx, siteId, body.member);
  if (personalCodes.includes(body.code)) throw new Refusal('discount_exists');
  const [added] = await tx.db
    .insert(discountCodes)
    .values({ ...toRow(core, body), code: body.code, userId })
    .onConflictDoNothing()
    .returning();
  if (!added) throw new Refusal('discount_exists');
  await writeAudit(core, tx, caller, {
    action: 'discount_added',
    site: siteId,
    target: ['discount', added.code],
    values: { code: added.code, percent: added.valueBp / 100 },
    reason: added.purpose,
  });
  const [row] = await toDiscountRows(core, tx.db, [added]);
  if (!row) throw new Error('A code was not made.');
  return row;
};

/** Nobody guesses one of a thousand codes among 32 to the power of this. */
const RANDOM_LENGTH = 10;

/** Makes many codes at once; one that is there already is made anew. */
export const addDiscountBatch = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  body: BatchBody,
): Promise<Answer<typeof discountBatchAdd>> => {
  const { id: site } = await requireSite(core, tx, caller, body);
  const row = toRow(core, body);
  const batch = newId(row.createdAt.getTime());
  const codes: string[] = [];
  while (codes.length < body.count) {
    const values = Array.from({ length: body.count - codes.length }, () => ({
      ...row,
      batch,
      code: `${body.prefix}${readableCode(RANDOM_LENGTH)}`,
    }));
    const added = await tx.db
      .insert(discountCodes)
      .values(values)
      .onConflictDoNothing()
      .returning({ code: discountCodes.code });
    codes.push(...added.map(({ code }) => code));
  }
  await writeAudit(core, tx, caller, {
    action: 'discount_batch_added',
    site,
    target: ['discount_batch', batch],
    values: { codes: codes.length, prefix: body.prefix, percent: body.value_bp / 100 },
    reason: body.purpose,
  });
  return { batch, codes };
};

/** Switches a code off or on, or all that were made with it. Orders that have it keep it. */
export const switchDiscount = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { site, code, whole_batch: isWhole, active, reason }: CheckedInput<typeof discountSwitch>['body'],
): Promise<void> => {
  requireRight(caller, 'prices.edit', site);
  const isOfSite = eq(discountCodes.siteId, site);
  const [named] = await tx.db
    .select()
    .from(discountCodes)
    .where(and(isOfSite, eq(discountCodes.code, code)))
    .for('update');
  if (!named) throw new Refusal('discount_not_found');
  const { batch } = named;
  const isMeant =
    isWhole && batch !== null ? eq(discountCodes.batch, batch) : eq(discountCodes.code, code);
  const before = active ? ('inactive' as const) : ('active' as const);
  const switched = await tx.db
    .update(discountCodes)
    .set({ status: active ? 'active' : 'inactive' })
    .where(and(isOfSite, isMeant, eq(discountCodes.status, before)))
    .returning({ code: discountCodes.code });
  if (switched.length === 0) return;
  await writeAudit(core, tx, caller, {
    action: active ? 'discount_switched_on' : 'discount_switched_off',
    site,
    target: isWhole && batch !== null ? ['discount_batch', batch] : ['discount', code],
    values: { code, codes: switched.length },
    reason,
  });
};
