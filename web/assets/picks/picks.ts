import type { Interest } from '#contract/interests.ts';

/** An interest that can be picked by its drawing → the file of that in the icon package. */
export const pickSources = {
  coffee: 'coffee',
  books: 'book-open',
  music: 'vinyl-record',
  film: 'film-slate',
  walks: 'footprints',
  cycling: 'bicycle',
  'the-sea': 'waves',
  dogs: 'dog',
  cooking: 'cooking-pot',
  wine: 'wine',
  'board-games': 'dice-five',
  dancing: 'disco-ball',
  tea: 'tea-bag',
  baking: 'cookie',
  'tv-series': 'television-simple',
  cats: 'cat',
  gardening: 'potted-plant',
  diy: 'hammer',
  art: 'palette',
  sailing: 'sailboat',
  camping: 'tent',
  hiking: 'mountains',
  museums: 'bank',
  photography: 'camera',
  nature: 'tree',
  'eating-out': 'fork-knife',
  'live-music': 'guitar',
  languages: 'translate',
} as const satisfies Partial<Record<Interest, string>>;

export type Pick = keyof typeof pickSources;
