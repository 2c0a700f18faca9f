import { eq } from '../../../db/sql.ts';
import type { ServedCountry } from '../../../../contract/countries.ts';
import { isServedCountry } from '../../../../contract/countries.ts';
import type { Caller, Site } from '../../../core/index.ts';
import { countryOf, Refusal } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';

const { profiles, users } = tables;

const columns = {
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
    .select(columns)
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!buyer) throw new Refusal('authentication_required');
  return buyer;
};

const served = (site: Site, country: string | null | undefined): ServedCountry | null => {
  const countries: readonly string[] = site.settings.countries;
  return country && isServedCountry(country) && countries.includes(country) ? country : null;
};

/** Where somebody pays: as they chose, else where their profile is, else where they are. */
export const payingIn = (
  site: Site,
  buyer: Pick<Buyer, 'paymentCountry' | 'country'> | null,
  caller?: Caller,
): ServedCountry => {
  const [first] = site.settings.countries;
  if (!first) throw new Error('A site serves no country.');
  return (
    served(site, buyer?.paymentCountry) ??
    served(site, buyer?.country) ??
    served(site, caller && countryOf(caller)) ??
    first
  );
};

/** Keeps where a member pays. */
export const savePaymentCountry = async (
  db: Db,
  site: Site,
  userId: string,
  country: ServedCountry,
): Promise<ServedCountry> => {
  if (!served(site, country)) throw new Refusal('invalid_input');
  await db.update(users).set({ paymentCountry: country }).where(eq(users.id, userId));
  return country;
};
