import { limits } from '#contract/limits.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { countOrRefuse, networksOf } from '#server/http/index.ts';
import { isAddressTaken } from './queries.ts';

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
