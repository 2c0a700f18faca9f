import { and, eq } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Caller, Core } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { countOrRefuse, networksOf } from '#server/http/index.ts';

const { users } = tables;

export const isAddressTaken = async (db: Db, siteId: number, email: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.email, email.toLowerCase())));
  return row !== undefined;
};

/**
 * Counts each time a network learns whether an address has an account, by whatever call: whoever tries
 * a list of addresses is slowed down by all of them together.
 */
export const countAddressLookup = (core: Core, caller: Caller): Promise<void> =>
  countOrRefuse(core, 'address-told', limits.addressChecksPerNetwork, networksOf(caller));

/** Before somebody is told that an address has an account; of one address that is told rarely. */
export const countTakenAddress = async (
  core: Core,
  caller: Caller,
  email: string,
): Promise<void> => {
  if (!(await isAddressTaken(core.db, caller.site.id, email))) return;
  await countAddressLookup(core, caller);
  const address = { key: `${caller.site.id}:${email.toLowerCase()}`, factor: 1 };
  await countOrRefuse(core, 'address-told', limits.checksPerAddress, [address]);
};
