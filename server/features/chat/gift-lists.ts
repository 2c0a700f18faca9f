import { gifts } from '#contract/chat/gifts.ts';
import type { GiftId } from '#contract/chat/gifts.ts';
import type { GiftList, giftListSave } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { and, eq } from '#server/db/sql.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { fieldError, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { clearSiteCache, siteById } from '#server/features/site/index.ts';
import { requireRight, staffOf, writeAudit } from '#server/features/staff/index.ts';

const { giftLists, staff } = tables;

/** What members of a site can send, in the order in which it is offered. */
export const offeredGifts = ({ offeredGifts: chosen }: Site): readonly GiftId[] => chosen ?? gifts;

/** Refuses a gift that the site does not offer, as one that does not exist. */
export const checkGift = (site: Site, gift: GiftId | undefined): void => {
  if (gift === undefined || offeredGifts(site).includes(gift)) return;
  throw new Refusal('invalid_input', { fields: { gift: fieldError('unknown_choice') } });
};

const findGiftList = async (db: Db, { id, settings }: Site): Promise<GiftList> => {
  const [found] = await db
    .select({ list: giftLists, changedBy: { id: staff.id, name: staff.name } })
    .from(giftLists)
    .innerJoin(staff, eq(staff.id, giftLists.changedBy))
    .where(eq(giftLists.siteId, id));
  return {
    credits: settings.gift_credits,
    version: found?.list.version ?? 0,
    changed_at: found?.list.changedAt.toISOString() ?? null,
    changed_by: found?.changedBy ?? null,
    offered: [...(found?.list.offered ?? gifts)],
  };
};

const requireSite = async (core: Core, caller: Caller, id: number, db?: Db): Promise<Site> => {
  requireRight(caller, 'prices.edit', id);
  const site = await siteById(core, id, db);
  if (!site) throw new Refusal('not_found');
  return site;
};

/** Which gifts a site offers. */
export const readGiftList = async (core: Core, caller: Caller, siteId: number): Promise<GiftList> =>
  findGiftList(core.db, await requireSite(core, caller, siteId));

/** Keeps a list if nobody has changed the one that it was made from; whether it did. */
const storeList = async (
  tx: Tx,
  row: typeof giftLists.$inferInsert,
  version: number,
): Promise<boolean> => {
  const stored =
    version === 0
      ? await tx.db.insert(giftLists).values(row).onConflictDoNothing().returning()
      : await tx.db
          .update(giftLists)
          .set(row)
          .where(and(eq(giftLists.siteId, row.siteId), eq(giftLists.version, version)))
          .returning();
  return stored.length > 0;
};

/** Changes which gifts are offered, and in which order. Those that were sent stay as they are. */
export const saveGiftList = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { site: siteId, version, offered: asked, reason }: CheckedInput<typeof giftListSave>['body'],
): Promise<GiftList> => {
  const site = await requireSite(core, caller, siteId, tx.db);
  const before = await findGiftList(tx.db, site);
  const offered = [...new Set(asked)];
  const changed = { changedBy: staffOf(caller).staffId, changedAt: core.clock.now() };
  const row = { siteId, version: version + 1, offered, ...changed };
  if (!(await storeList(tx, row, version))) {
    const { changed_by: other, version: theirs } = await findGiftList(tx.db, site);
    throw new Refusal('gifts_changed', { values: { name: other?.name ?? '', version: theirs } });
  }
  // What is offered is part of what is kept of a site.
  tx.afterCommit(() => clearSiteCache(core));
  await writeAudit(core, tx, caller, {
    action: 'gifts_changed',
    site: siteId,
    target: ['gifts', String(siteId)],
    values: {
      version: row.version,
      gifts: offered.length,
      before: before.offered.join(', '),
      after: offered.join(', '),
    },
    reason,
  });
  return findGiftList(tx.db, site);
};
