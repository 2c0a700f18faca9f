import * as z from 'zod/mini';
import type {
  discountList,
  DiscountRow,
  discountUses as usesEndpoint,
  DiscountView,
} from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import type { SQL } from '#server/db/sql.ts';
import { and, count, desc, eq, gt, inArray, isNull, lte, not, or, sql } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { comesAfter, latestFirst, Refusal, sealedCursor } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { requireRight, sitesWithRight } from '#server/features/staff/index.ts';
import { backMinor } from '../orders/queries.ts';

const { discountCodes, discountUses, orders, profiles } = tables;
const { listed, maxCount } = consoleLimits.discounts;

type DiscountCodeRow = typeof discountCodes.$inferSelect;

type Query = CheckedInput<typeof discountList>['query'];

/** Where the next page begins; codes that were made together are ordered by their letters. */
const position = sealedCursor(
  z.object({ at: z.iso.datetime(), site: z.int(), code: z.string().check(z.maxLength(40)) }),
);

/** How many orders may have a code at most; null for any number. */
const usesAllowed = sql`case when ${discountCodes.validity} = 'once' then 1
  else ${discountCodes.maxUses} end`;

const usesTaken = sql`(select count(*) from discount_uses as taken
  where taken.site_id = ${discountCodes.siteId} and taken.code = ${discountCodes.code})`;

/** Whether there is a use left. */
const hasUseLeft = sql<boolean>`(${usesAllowed} is null or ${usesTaken} < ${usesAllowed})`;

const isOn = eq(discountCodes.status, 'active');

const conditionOf = (view: DiscountView, now: Date): SQL | undefined => {
  const isOpen = and(or(isNull(discountCodes.expires), gt(discountCodes.expires, now)), hasUseLeft);
  return {
    active: () => and(isOn, isOpen),
    over: () => and(isOn, or(lte(discountCodes.expires, now), not(hasUseLeft))),
    off: () => eq(discountCodes.status, 'inactive'),
  }[view]();
};

const countOf = (db: Db, condition: SQL | undefined): Promise<number> =>
  db.$count(
    db
      .select({ one: sql`1` })
      .from(discountCodes)
      .where(condition)
      .limit(maxCount)
      .as('some'),
  );

/** What became of some codes of a site: orders that have them, and what was paid, by currency. */
const findUses = async (db: Db, siteId: number, codes: readonly string[]) =>
  db
    .select({
      code: discountUses.code,
      currency: orders.currency,
      uses: count(),
      paid: sql<number>`(count(*) filter (where ${orders.state} = 'completed'))::int`,
      minor: sql<number>`coalesce(sum(${orders.minor} - ${backMinor})
        filter (where ${orders.state} = 'completed'), 0)::bigint::float8`,
    })
    .from(discountUses)
    .innerJoin(orders, eq(orders.id, discountUses.orderId))
    .where(and(eq(discountUses.siteId, siteId), inArray(discountUses.code, [...codes])))
    .groupBy(discountUses.code, orders.currency)
    .orderBy(orders.currency);

const findOwners = async (db: Db, rows: readonly DiscountCodeRow[]) => {
  const ids = rows.flatMap(({ userId }) => userId ?? []);
  if (ids.length === 0) return new Map<string, { id: string; name: string }>();
  const owners = await db
    .select({ userId: profiles.userId, id: profiles.id, name: profiles.name })
    .from(profiles)
    .where(inArray(profiles.userId, ids));
  return new Map(owners.map(({ userId, id, name }) => [userId, { id, name }] as const));
};

const viewOf = (row: DiscountCodeRow, uses: number, now: Date): DiscountView => {
  if (row.status === 'inactive') return 'off';
  const allowed = row.validity === 'once' ? 1 : row.maxUses;
  const isOver = (row.expires !== null && row.expires <= now) || (allowed ?? uses + 1) <= uses;
  return isOver ? 'over' : 'active';
};

/** Codes as the console shows them. */
export const toDiscountRows = async (
  core: Core,
  db: Db,
  rows: readonly DiscountCodeRow[],
): Promise<DiscountRow[]> => {
  const now = core.clock.now();
  const owners = await findOwners(db, rows);
  const siteIds = [...new Set(rows.map(({ siteId }) => siteId))];
  const found = await Promise.all(
    siteIds.map(async (siteId) => {
      const codes = rows.filter((row) => row.siteId === siteId).map(({ code }) => code);
      return (await findUses(db, siteId, codes)).map((use) => ({ ...use, siteId }));
    }),
  );
  return rows.map((row) => {
    const own = found
      .flat()
      .filter(({ siteId, code }) => siteId === row.siteId && code === row.code);
    const uses = own.reduce((sum, one) => sum + one.uses, 0);
    return {
      site: row.siteId,
      code: row.code,
      value_bp: row.valueBp,
      country: row.country as DiscountRow['country'],
      currency: row.currency,
      minimum_order_value: row.minimumOrderValue,
      paymentmethods: row.paymentmethods,
      validity: row.validity,
      max_uses: row.maxUses,
      expires: row.expires?.toISOString() ?? null,
      purpose: row.purpose,
      member: (row.userId !== null && owners.get(row.userId)) || null,
      batch: row.batch,
      view: viewOf(row, uses, now),
      created_at: row.createdAt.toISOString(),
      uses,
      paid: own.reduce((sum, { paid }) => sum + paid, 0),
      revenue: own
        .filter(({ paid }) => paid > 0)
        .map(({ currency, minor }) => ({ currency, minor })),
    };
  });
};

/** What nobody has typed as a pattern. */
const startsWith = (search: string): SQL =>
  sql`starts_with(${discountCodes.code}, ${search.toUpperCase()})`;

/** Codes with what became of them, the latest first. */
export const listDiscounts = async (
  core: Core,
  caller: Caller,
  { view = 'active', site, search, batch, cursor }: Query,
): Promise<Answer<typeof discountList>> => {
  const ofSites = sitesWithRight(caller, 'prices.edit', site);
  const now = core.clock.now();
  const after = position.open(core, cursor);
  const isListed = and(
    ofSites === 'all' ? undefined : inArray(discountCodes.siteId, [...ofSites]),
    search === undefined ? undefined : startsWith(search),
    batch === undefined ? undefined : eq(discountCodes.batch, batch),
  );
  const { createdAt, siteId, code } = discountCodes;
  const found = await core.db
    .select()
    .from(discountCodes)
    .where(
      and(
        isListed,
        conditionOf(view, now),
        after
          ? comesAfter([createdAt, after.at], [siteId, after.site], [code, after.code])
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(siteId), desc(code))
    .limit(listed + 1);
  const page = found.slice(0, listed);
  const last = found.length > page.length ? page.at(-1) : undefined;
  const countView = (name: DiscountView) => countOf(core.db, and(isListed, conditionOf(name, now)));
  return {
    counts: {
      active: await countView('active'),
      over: await countView('over'),
      off: await countView('off'),
    },
    discounts: await toDiscountRows(core, core.db, page),
    next: position.close(
      core,
      last && { at: last.createdAt.toISOString(), site: last.siteId, code: last.code },
    ),
  };
};

/** The orders that have a code, the latest first. */
export const listDiscountUses = async (
  core: Core,
  caller: Caller,
  { site, code, cursor }: CheckedInput<typeof usesEndpoint>['query'],
): Promise<Answer<typeof usesEndpoint>> => {
  requireRight(caller, 'prices.edit', site);
  const [known] = await core.db
    .select({ code: discountCodes.code })
    .from(discountCodes)
    .where(and(eq(discountCodes.siteId, site), eq(discountCodes.code, code)));
  if (!known) throw new Refusal('discount_not_found');
  const after = latestFirst.open(core, cursor);
  const found = await core.db
    .select({
      order: orders,
      refunded: backMinor.mapWith(Number),
      member: { id: profiles.id, name: profiles.name },
    })
    .from(discountUses)
    .innerJoin(orders, eq(orders.id, discountUses.orderId))
    .leftJoin(profiles, eq(profiles.userId, orders.userId))
    .where(
      and(
        eq(discountUses.siteId, site),
        eq(discountUses.code, code),
        after ? comesAfter([orders.createdAt, after.at], [orders.id, after.id]) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(listed + 1);
  const page = found.slice(0, listed);
  const last = found.length > page.length ? page.at(-1)?.order : undefined;
  return {
    uses: page.map(({ order, member, refunded }) => ({
      id: order.id,
      no: order.no,
      created_at: order.createdAt.toISOString(),
      state: order.state,
      member,
      currency: order.currency,
      list_minor: order.listMinor,
      minor: order.minor,
      refunded_minor: refunded,
    })),
    next: latestFirst.close(core, last && { at: last.createdAt.toISOString(), id: last.id }),
  };
};
