import { eq } from '../../../db/sql.ts';
import { formatPrice } from '../../../../contract/core/money.ts';
import { linkTo } from '../../../../contract/routes.ts';
import type { Core, Tx } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { nameOf } from '../../accounts/index.ts';
import { siteById } from '../../site/index.ts';

const { orders, users } = tables;

/** An order with its buyer, and what every letter about it begins with; nothing if nobody is there. */
export const letterAbout = async (core: Core, tx: Tx, orderId: string) => {
  const [found] = await tx.db
    .select({ order: orders, user: { id: users.id, email: users.email, language: users.language } })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  const site = found && (await siteById(core, found.order.siteId, tx.db));
  if (!site) return null;
  const { order, user } = found;
  const { language: locale } = user;
  return {
    order,
    user,
    site,
    locale,
    name: await nameOf(tx, user.id),
    money: (minor: number) => formatPrice(minor, order.currency, locale),
    common: {
      to: user.email,
      member: user.id,
      locale,
      site,
      path: linkTo('transactions-id', { id: order.id }),
    },
  };
};

export type LetterAbout = NonNullable<Awaited<ReturnType<typeof letterAbout>>>;
