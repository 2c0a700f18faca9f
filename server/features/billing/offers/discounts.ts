import type { SQL } from '#server/db/sql.ts';
import { and, eq, ne, or, sql } from '#server/db/sql.ts';
import type { ActiveDiscount, DiscountCode, PaymentMethod } from '#contract/billing/index.ts';
import { isBonusPriceExtended } from '#contract/billing/index.ts';
import { formatPrice } from '#contract/core/money.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import type { Site } from '#server/core/index.ts';
import { addTime, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { Buyer } from './buyer.ts';

const { discountCodes, discountUses, orders } = tables;

type Row = typeof discountCodes.$inferSelect;

/** Something that takes a part off: a code that was made, or what an account is offered by itself. */
export interface Discount extends Omit<Row, 'siteId' | 'purpose' | 'batch' | 'createdAt'> {
  readonly kind: ActiveDiscount['kind'] | 'code';
}

const WELCOME_CODE = `WELCOME${limits.welcomeDiscountPercent}`;
const STAY_CODE = 'STAY';

/** What accounts are offered by themselves; no code that is made may be called so. */
export const personalCodes: readonly string[] = [limits.timeBonus.code, WELCOME_CODE, STAY_CODE];

const personalDiscount = (
  buyer: Buyer,
  kind: ActiveDiscount['kind'],
  offer: { code: string; percent: number; expires: Date | null },
): Discount => ({
  kind,
  code: offer.code,
  valueBp: Math.round(offer.percent * 100),
  expires: offer.expires,
  userId: buyer.id,
  country: null,
  currency: null,
  minimumOrderValue: null,
  status: 'active',
  validity: 'once-per-user',
  paymentmethods: null,
  maxUses: null,
});

/** What an account is offered by itself, whether or not it is over; it is for those who have bought. */
const personalOffersOf = ({ settings }: Site, buyer: Buyer): Discount[] => {
  const { paidUser, createdAt, leaveOfferPercent } = buyer;
  const { timeBonus, welcomeDays, welcomeDiscountPercent } = limits;
  const until = (end: Date) => (paidUser ? createdAt : end);
  const bonus = {
    ...timeBonus,
    expires: until(addTime(createdAt, { seconds: timeBonus.seconds })),
  };
  const welcome = {
    code: WELCOME_CODE,
    percent: welcomeDiscountPercent,
    expires: until(addTime(createdAt, { days: welcomeDays })),
  };
  return [
    personalDiscount(buyer, 'time_bonus', bonus),
    ...(settings.welcome_code ? [personalDiscount(buyer, 'welcome', welcome)] : []),
    ...(leaveOfferPercent === null
      ? []
      : [
          personalDiscount(buyer, 'stay', {
            code: STAY_CODE,
            percent: leaveOfferPercent,
            expires: null,
          }),
        ]),
  ];
};

const isExpired = ({ expires }: Discount, now: Date) => expires !== null && expires <= now;

/** The slot that a use of a code takes, once each: of the site, the member, or the order. */
export const slotOf = ({ validity }: Discount, userId: string, orderId: string): string =>
  ({ once: '', 'once-per-user': userId, unlimited: orderId })[validity];

/** How many orders have a code. */
export const countUses = (
  db: Db,
  siteId: number,
  { code }: Pick<Discount, 'code'>,
  condition?: SQL,
): Promise<number> =>
  db.$count(
    db
      .select({ orderId: discountUses.orderId })
      .from(discountUses)
      .innerJoin(orders, eq(orders.id, discountUses.orderId))
      .where(and(eq(discountUses.siteId, siteId), eq(discountUses.code, code), condition))
      .as('uses'),
  );

/** Whether it is gone. An own order that is not paid yet gives it back when another one is begun. */
const isUsed = async (db: Db, buyer: Buyer, discount: Discount): Promise<boolean> => {
  const { maxUses, validity } = discount;
  const isKept = or(
    sql`${orders.userId} is distinct from ${buyer.id}`,
    ne(orders.state, 'loading'),
  );
  const count = (condition?: SQL) => countUses(db, buyer.siteId, discount, condition);
  if (maxUses !== null && (await count(isKept)) >= maxUses) return true;
  if (validity === 'unlimited') return false;
  return (await count(and(isKept, eq(discountUses.slot, slotOf(discount, buyer.id, ''))))) > 0;
};

/** When a price ends: the time bonus goes over into a welcome code that is as good and lasts longer. */
const priceEndOf = ({ settings }: Site, { kind, expires }: Discount): Date | null => {
  const { timeBonus, welcomeDays } = limits;
  if (kind !== 'time_bonus' || !expires || !isBonusPriceExtended(settings)) return expires;
  return addTime(expires, { days: welcomeDays, seconds: -timeBonus.seconds });
};

/** What is taken off without typing anything: the most that is offered, the time bonus first. */
export const findActiveDiscount = async (
  db: Db,
  site: Site,
  buyer: Buyer,
  now: Date,
): Promise<Discount | null> => {
  const open = personalOffersOf(site, buyer).filter((offer) => !isExpired(offer, now));
  for (const offer of open.toSorted((a, b) => b.valueBp - a.valueBp)) {
    if (!(await isUsed(db, buyer, offer))) return offer;
  }
  return null;
};

const findDiscount = async (
  db: Db,
  site: Site,
  buyer: Buyer,
  code: string,
): Promise<Discount | null> => {
  const personalOffer = personalOffersOf(site, buyer).find((offer) => offer.code === code);
  if (personalOffer) return personalOffer;
  const [row] = await db
    .select()
    .from(discountCodes)
    .where(and(eq(discountCodes.siteId, buyer.siteId), eq(discountCodes.code, code)));
  const isUsable = row?.status === 'active' && (row.userId === null || row.userId === buyer.id);
  return isUsable ? { ...row, kind: 'code' } : null;
};

/** A code by its name, as long as it is there and not used. */
export const requireDiscount = async (
  db: Db,
  site: Site,
  buyer: Buyer,
  typedCode: string,
): Promise<Discount> => {
  const discount = await findDiscount(db, site, buyer, typedCode.trim().toUpperCase());
  if (!discount) throw new Refusal('code_not_found');
  if (await isUsed(db, buyer, discount)) throw new Refusal('code_used');
  return discount;
};

interface Basket {
  readonly country: string;
  readonly currency: string;
  readonly listMinor: number;
  readonly method: PaymentMethod | null;
  readonly locale: Locale;
}

/** Refuses a code that is not meant for such an order. */
export const checkDiscount = (discount: Discount, basket: Basket, now: Date): void => {
  const { country, currency, minimumOrderValue, paymentmethods } = discount;
  if (isExpired(discount, now)) throw new Refusal('code_expired');
  if (country !== null && country !== basket.country) throw new Refusal('code_country');
  if (currency !== null && currency !== basket.currency) throw new Refusal('code_currency');
  if (minimumOrderValue !== null && basket.listMinor < minimumOrderValue) {
    throw new Refusal('code_minimum', {
      values: { minimum: formatPrice(minimumOrderValue, basket.currency, basket.locale) },
    });
  }
  if (paymentmethods && basket.method !== null && !paymentmethods.includes(basket.method)) {
    throw new Refusal('code_method');
  }
};

export const discountView = (discount: Discount, now: Date): DiscountCode => ({
  code: discount.code,
  country: discount.country,
  user_id: discount.userId,
  expires: discount.expires?.toISOString() ?? null,
  value_percentage: discount.valueBp / 100,
  currency: discount.currency,
  minimum_order_value: discount.minimumOrderValue,
  status: discount.status,
  validity: discount.validity,
  expired: isExpired(discount, now),
  paymentmethods: discount.paymentmethods,
});

/** The welcome discount of a new member. */
export const requireWelcomeDiscount = async (
  db: Db,
  site: Site,
  buyer: Buyer,
  now: Date,
): Promise<Discount> => {
  const welcome = personalOffersOf(site, buyer).find(({ kind }) => kind === 'welcome');
  if (!welcome || isExpired(welcome, now) || (await isUsed(db, buyer, welcome))) {
    throw new Refusal('code_not_found');
  }
  return welcome;
};

export const activeDiscountView = (
  site: Site,
  discount: Discount | null,
  now: Date,
): ActiveDiscount | null => {
  if (!discount || discount.kind === 'code') return null;
  const { code, kind, valueBp } = discount;
  const expires = priceEndOf(site, discount);
  return {
    code,
    kind,
    percent: valueBp / 100,
    ends_at: expires?.toISOString() ?? null,
    seconds_left: expires && Math.ceil((expires.getTime() - now.getTime()) / 1000),
  };
};
