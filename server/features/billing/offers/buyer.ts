import { eq } from '#server/db/sql.ts';
import type { ServedCountry } from '#contract/countries.ts';
import { choosePaymentCountry } from '#contract/countries.ts';
import type { Caller, Site } from '#server/core/index.ts';
import { countryOf, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';

const { profiles, users } = tables;

const buyerColumns = {
  id: users.id,
  siteId: users.siteId,
  status: users.status,
  paidUser: users.paidUser,
  createdAt: users.createdAt,
  leaveOfferPercent: users.leaveOfferPercent,
  paymentCountry: users.paymentCountry,
  country: profiles.country,
};

/** A member as somebody who buys. */
export type Buyer = Awaited<ReturnType<typeof findBuyer>>;

export const findBuyer = async (db: Db, userId: string) => {
  const [buyer] = await db
    .select(buyerColumns)
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!buyer) throw new Refusal('authentication_required');
  return buyer;
};

/** Where somebody pays; visitors where they are. */
export const paymentCountryOf = (
  { settings }: Site,
  buyer: Pick<Buyer, 'paymentCountry' | 'country'> | null,
  caller?: Caller,
): ServedCountry => {
  const user = buyer && {
    payment_country: buyer.paymentCountry,
    profile: { country: buyer.country },
  };
  const country = choosePaymentCountry(settings.countries, user, caller ? countryOf(caller) : null);
  if (!country) throw new Error('A site serves no country.');
  return country;
};

/** Keeps where a member pays. */
export const savePaymentCountry = async (
  db: Db,
  site: Site,
  userId: string,
  country: ServedCountry,
): Promise<ServedCountry> => {
  if (!site.settings.countries.includes(country)) throw new Refusal('invalid_input');
  await db.update(users).set({ paymentCountry: country }).where(eq(users.id, userId));
  return country;
};
