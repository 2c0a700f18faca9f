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
