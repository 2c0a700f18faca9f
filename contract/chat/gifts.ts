/**
 * What members can give each other, in the order it is offered where a site does not choose. All cost
 * the site’s `gift_credits`.
 */
export const gifts = [
  'rose',
  'bouquet',
  'sunflower',
  'cactus',
  'coffee',
  'tea',
  'croissant',
  'chocolate',
  'strawberry',
  'cake',
  'wine',
  'picnic',
  'letter',
  'balloon',
  'teddy',
  'star',
  'moon',
  'candle',
  'book',
  'record',
  'guitar',
  'tickets',
  'bicycle',
  'boat',
  'lighthouse',
  'shell',
  'umbrella',
  'key',
] as const;

export type GiftId = (typeof gifts)[number];
