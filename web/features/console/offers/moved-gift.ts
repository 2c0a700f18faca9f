import type { GiftId } from '#contract/chat/gifts.ts';

/** A list in which a gift has changed places with the one before or after it. */
export const movedGift = (
  list: readonly GiftId[],
  gift: GiftId,
  step: 1 | -1,
): readonly GiftId[] => {
  const at = list.indexOf(gift);
  const other = list[at + step];
  if (at < 0 || other === undefined) return list;
  return list.map((one) => (one === gift ? other : one === other ? gift : one));
};
