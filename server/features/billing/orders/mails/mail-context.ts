import { eq } from '#server/db/sql.ts';
import { formatPrice } from '#contract/core/money.ts';
import { linkTo } from '#contract/routes.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { zoneOf } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { readRegion } from '#server/features/accounts/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { formatLongDate } from '../format-long-date.ts';

const { orders, profiles, users } = tables;

/** What every mail about an order needs: the order, its buyer and site; null if the buyer is gone. */
export const loadMailContext = async (core: Core, tx: Tx, orderId: string) => {
  const [found] = await tx.db
    .select({
      order: orders,
      user: { id: users.id, email: users.email, language: users.language },
      name: profiles.name,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(orders.id, orderId));
  const site = found && (await siteById(core, found.order.siteId, tx.db));
  if (!site) return null;
  const { order, user, name } = found;
  const { language: locale } = user;
  const { country } = order;
  const { timeZone = zoneOf(null, country) } = await readRegion(tx, user.id);
  return {
    order,
    user,
    site,
    locale,
    name,
    timeZone,
    /** The day of a moment, by the buyer's clock. */
    dayOf: (at: Date) => formatLongDate(at, locale, country, timeZone),
    money: (minor: number) => formatPrice(minor, order.currency, locale),
    common: {
      to: user.email,
      member: user.id,
      locale,
      country,
      timeZone,
      site,
      path: linkTo('transactions-id', { id: order.id }),
    },
  };
};

export type MailContext = NonNullable<Awaited<ReturnType<typeof loadMailContext>>>;
