import type { Tx } from '#server/core/index.ts';
import { lockByName } from '#server/core/index.ts';

/**
 * Serializes what two members do to each other, so that nothing slips past a block. It is taken
 * before any account, because a visit or a like holds it when it comes to notify the other one.
 *
 * Their conversation has a lock of its own, which comes after an account: a first message holds its
 * sender when it finds no conversation, and would wait in a circle for a block that holds the pair.
 */
export const lockPair = (
  tx: Tx,
  one: string,
  other: string,
  what: 'pair' | 'chat' = 'pair',
): Promise<void> => lockByName(tx, `${what}:${[one, other].toSorted().join(':')}`);
