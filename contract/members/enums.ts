/** What members may tell about themselves; apart from the schemas, so that pages can offer them. */
export const attributes = {
  sexuality: ['hetero', 'gay', 'lesbian', 'bi'],
  hair_colour: ['black', 'brown', 'blond', 'red', 'grey', 'white', 'coloured', 'bald'],
  eye_colour: ['brown', 'hazel', 'green', 'blue', 'grey'],
  body_type: ['slim', 'average', 'athletic', 'curvy', 'full'],
  relationship_status: ['single', 'separated', 'divorced', 'widowed', 'open'],
  tattoos: ['none', 'some', 'many'],
} as const;

export type Attributes = typeof attributes;
export type AttributeName = keyof Attributes;
export type AttributeValue<N extends AttributeName = AttributeName> = Attributes[N][number];

export const attributeNames = Object.keys(attributes) as readonly AttributeName[];

/** How recently somebody was here, as coarsely as others may know. */
export const presences = ['now', 'today', 'week', 'longer'] as const;

export type Presence = (typeof presences)[number];

/** Who of two likes the other: nobody, the reader, the other one, or both. */
export const likeStates = ['none', 'given', 'received', 'match'] as const;

export type LikeState = (typeof likeStates)[number];

export const likeLists = ['liked-me', 'liked', 'matches', 'visitors'] as const;

export type LikeList = (typeof likeLists)[number];

export const swipeChoices = ['like', 'pass'] as const;

export type SwipeChoice = (typeof swipeChoices)[number];

export const photoStatuses = ['pending', 'approved', 'rejected'] as const;

/** How long photos that others send in a chat are blurred until one opens them. */
export const photoBlurs = ['always', 'until_known', 'never'] as const;

export type PhotoBlur = (typeof photoBlurs)[number];

/** Why a photo was refused. */
export const photoRejectionReasons = [
  'nobody_in_it',
  'somebody_else',
  'unclear',
  'nudity',
  'contact_details',
  'child',
  'unlawful',
] as const;

export const selfieRejectionReasons = ['other_person', 'unclear', 'no_photos'] as const;

/** What a profile can still gain from, the most useful first. Nobody is asked for their orientation. */
export const profileSteps = [
  'photo',
  'location',
  'about',
  'interests',
  'relationship_status',
  'body_type',
  'hair_colour',
  'eye_colour',
  'tattoos',
  'photos',
] as const;

export type ProfileStep = (typeof profileSteps)[number];

export const searchSorts = ['relevance', 'distance', 'newest', 'active'] as const;

export type SearchSort = (typeof searchSorts)[number];
