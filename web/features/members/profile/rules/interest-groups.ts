import type { Interest } from '#contract/interests.ts';

/** The fixed list as one finds one's way in it. */
export const interestGroups = {
  together: ['relationship', 'friendship', 'good-conversation'],
  away: ['travel', 'weekends-away', 'camping', 'nature', 'the-sea', 'hiking', 'walks'],
  active: [
    'cycling',
    'running',
    'swimming',
    'sailing',
    'climbing',
    'skiing',
    'fitness',
    'yoga',
    'football',
    'horse-riding',
    'motorcycles',
    'dancing',
  ],
  culture: [
    'music',
    'live-music',
    'singing',
    'books',
    'writing',
    'film',
    'tv-series',
    'documentaries',
    'theatre',
    'museums',
    'art',
    'photography',
    'fashion',
  ],
  curious: ['science', 'languages', 'volunteering', 'board-games', 'video-games'],
  home: ['diy', 'gardening', 'dogs', 'cats'],
  table: ['cooking', 'baking', 'eating-out', 'wine', 'tea', 'coffee'],
} as const satisfies Record<string, readonly Interest[]>;

type InterestGroup = keyof typeof interestGroups;

export const interestGroupNames = Object.keys(interestGroups) as InterestGroup[];
