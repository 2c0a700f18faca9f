import type { Tx } from '#server/core/index.ts';
import { lockByName } from '#server/core/index.ts';

/**
 * Serializes what two members do to each other, so that nothing slips past a block. It is taken
 * before any account, because a visit or a like holds it when it comes to notify the other one.
 */
export const lockPair = (tx: Tx, one: string, other: string): Promise<void> =>
  lockByName(tx, `pair:${[one, other].toSorted().join(':')}`);
