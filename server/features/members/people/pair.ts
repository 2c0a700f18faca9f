import type { Tx } from '../../../core/index.ts';
import { lockByName } from '../../../core/index.ts';

/**
 * One after the other for each two people: what a block ends does not come in beside it. It is taken
 * before any account, because a visit or a like holds it when it comes to notify the other one.
 */
export const takeTurnsAsPair = (tx: Tx, one: string, other: string): Promise<void> =>
  lockByName(tx, `pair:${[one, other].toSorted().join(':')}`);
