/**
 * Every interest, and the group in which one looks for it. New ones are added at the end, since what
 * is stored goes by their order.
 */
const groupByInterest = {
  relationship: 'together',
  friendship: 'together',
  'good-conversation': 'together',
  travel: 'away',
  'weekends-away': 'away',
  camping: 'away',
  nature: 'away',
  'the-sea': 'away',
  hiking: 'away',
  walks: 'away',
  cycling: 'active',
  running: 'active',
  swimming: 'active',
  sailing: 'active',
  climbing: 'active',
  skiing: 'active',
  fitness: 'active',
  yoga: 'active',
  football: 'active',
  'horse-riding': 'active',
  motorcycles: 'active',
  dancing: 'active',
  music: 'culture',
  'live-music': 'culture',
  singing: 'culture',
  books: 'culture',
  writing: 'culture',
  film: 'culture',
  'tv-series': 'culture',
  documentaries: 'culture',
  theatre: 'culture',
  museums: 'culture',
  art: 'culture',
  photography: 'culture',
  fashion: 'culture',
  science: 'curious',
  languages: 'curious',
  volunteering: 'curious',
  'board-games': 'curious',
  'video-games': 'curious',
  diy: 'home',
  gardening: 'home',
  dogs: 'home',
  cats: 'home',
  cooking: 'table',
  baking: 'table',
  'eating-out': 'table',
  wine: 'table',
  tea: 'table',
  coffee: 'table',
} as const;

export type Interest = keyof typeof groupByInterest;

type InterestGroup = (typeof groupByInterest)[Interest];

export const interests = Object.keys(groupByInterest) as Interest[];

export const interestGroups = [
  'together',
  'away',
  'active',
  'culture',
  'curious',
  'home',
  'table',
] as const satisfies readonly InterestGroup[];

export const interestsIn = (group: InterestGroup): Interest[] =>
  interests.filter((interest) => groupByInterest[interest] === group);
