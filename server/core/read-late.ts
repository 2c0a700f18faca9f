import type { Replica } from '#server/db/index.ts';
import { isUnavailable } from '#server/db/index.ts';
import type { Caller } from './caller.ts';
import type { Core } from './core.ts';

const coresOf = new WeakMap<Core, WeakMap<Replica, Core>>();

/** The core with a replica in place of the database that is read; the same whenever it is asked for. */
const coreOn = (core: Core, replica: Replica): Core => {
  const cores = coresOf.get(core) ?? new WeakMap<Replica, Core>();
  coresOf.set(core, cores);
  const known = cores.get(replica) ?? { ...core, db: replica.db };
  cores.set(replica, known);
  return known;
};

/**
 * Reads what may be a few seconds old: on a replica if one is up to date, and for a member who has just
 * changed something never. What a replica fails to answer the primary is asked.
 */
export const readLate = async <T>(
  core: Core,
  caller: Caller,
  read: (core: Core) => Promise<T>,
): Promise<T> => {
  const replica = caller.session?.hasWritten ? null : core.replicas?.choose();
  if (!core.replicas || !replica) return read(core);
  try {
    return await read(coreOn(core, replica));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    core.replicas.leaveOut(replica);
    return read(core);
  }
};
