/** The seven looks a site can have; a lander's address carries the name. */
export const niches = {
  1: 'duet',
  2: 'evergreen',
  3: 'harbour',
  4: 'marigold',
  5: 'midnight',
  6: 'rosewood',
  7: 'meadow',
} as const;

export type Niche = keyof typeof niches;

/** What pages stand on, light and dark, for what is around a page: the bars of a phone, an app’s first moment. */
export const surfaces: Readonly<Record<Niche, readonly [light: string, dark: string]>> = {
  1: ['#fbf7f2', '#190c16'],
  2: ['#f8f8f1', '#071410'],
  3: ['#f4f8fa', '#07121b'],
  4: ['#fbf7ed', '#190e07'],
  5: ['#f7f7fb', '#0f0e22'],
  6: ['#fcf6f2', '#1a0d0c'],
  7: ['#f8f8ef', '#0f1309'],
};
