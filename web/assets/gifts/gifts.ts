import { gifts } from '#contract/chat/gifts.ts';
import type { GiftId } from '#contract/chat/gifts.ts';

const files = import.meta.glob<string>('./*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Where the drawing of each gift lies. */
export const giftPictures = Object.fromEntries(
  gifts.map((gift) => [gift, files[`./${gift}.svg`]]),
) as Readonly<Record<GiftId, string>>;
