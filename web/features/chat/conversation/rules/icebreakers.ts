import type { Interest } from '#contract/interests.ts';

/** Interests about which the same question can be asked. */
const topics = {
  outdoors: ['camping', 'nature', 'hiking', 'walks', 'climbing', 'cycling', 'running', 'skiing'],
  water: ['the-sea', 'swimming', 'sailing'],
  travel: ['travel', 'weekends-away', 'motorcycles', 'languages'],
  music: ['music', 'live-music', 'singing', 'dancing'],
  stories: ['books', 'writing', 'film', 'tv-series', 'documentaries', 'theatre'],
  art: ['museums', 'art', 'photography', 'fashion'],
  food: ['cooking', 'baking', 'eating-out'],
  drinks: ['wine', 'tea', 'coffee'],
  animals: ['dogs', 'cats', 'horse-riding'],
  games: ['board-games', 'video-games'],
  hands: ['diy', 'gardening'],
  sport: ['fitness', 'yoga', 'football'],
  world: ['science', 'volunteering', 'good-conversation'],
} as const satisfies Record<string, readonly Interest[]>;

type Topic = keyof typeof topics;

/** Asked where little is known. */
const genericIcebreakers = ['weekend', 'smile', 'evening', 'photo'] as const;

type Icebreaker = Topic | (typeof genericIcebreakers)[number];

const icebreakerNames: ReadonlySet<string> = new Set([
  ...Object.keys(topics),
  ...genericIcebreakers,
]);

/** Whether a word of an address names one. */
export const isIcebreaker = (name: string | null): name is Icebreaker =>
  name !== null && icebreakerNames.has(name);

const MAX_ICEBREAKERS = 4;

/** What one could ask somebody first: about what both like, then about anything. */
export const icebreakersFor = (
  shared: readonly Interest[],
  hasPhoto: boolean,
): readonly Icebreaker[] => {
  const names = Object.keys(topics) as readonly Topic[];
  const sharedTopics = names.filter((topic) =>
    (topics[topic] as readonly Interest[]).some((interest) => shared.includes(interest)),
  );
  const others = genericIcebreakers.filter((opener) => opener !== 'photo' || hasPhoto);
  return [...sharedTopics.slice(0, MAX_ICEBREAKERS - 1), ...others].slice(0, MAX_ICEBREAKERS);
};
