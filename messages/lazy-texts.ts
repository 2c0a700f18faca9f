/**
 * Catalogues, and parts of one, that only their own screens fetch: the catalogue, and the places in it
 * if it is not all of them, so that nobody loads texts of other screens.
 */
export const lazyTexts = {
  account: { catalogue: 'account' },
  likes: { catalogue: 'likes' },
  /** What is said beside hearts alone. */
  hearts: { catalogue: 'likes', places: ['button', 'hello', 'state', 'end', 'lists'] },
  swipe: { catalogue: 'swipe' },
  finder: { catalogue: 'finder' },
  gifts: { catalogue: 'gifts' },
  /** The list of chats. */
  chats: { catalogue: 'chats' },
  /** An open one. */
  chat: { catalogue: 'chat' },
  /** What could be asked first, beside a profile. */
  icebreakers: { catalogue: 'chat', places: ['icebreakers'] },
  /** What is sold. */
  credits: { catalogue: 'credits' },
  /** Orders, payments and what became of credits. */
  orders: { catalogue: 'orders' },
  /** Links with which members invite others. */
  invitations: { catalogue: 'invitations' },
  /** Pushes and the installed app. */
  app: { catalogue: 'app' },
  /** Logging in without a password. */
  passkeys: { catalogue: 'passkeys' },
  /** What has happened to a member, and how they want to be told of it. */
  notifications: { catalogue: 'notifications' },
  /** Where the link of a mail leads that switches mails off. */
  unsubscribe: { catalogue: 'unsubscribe' },
  /** Where a member reads what was decided about them. */
  decision: { catalogue: 'decision' },
  /** What a site tells of a year of moderation. */
  transparency: { catalogue: 'transparency' },
  /** Cards of people alone. */
  cards: { catalogue: 'people', places: ['card', 'presence', 'search.index', 'indexIn'] },
  /** Search, and the pages of others. */
  people: {
    catalogue: 'people',
    places: ['attributes', 'presence', 'card', 'search', 'member', 'report'],
  },
  /** The own profile. */
  own: {
    catalogue: 'people',
    places: [
      'attributes',
      'card.verified',
      'profile',
      'photos',
      'geolocation',
      'verification',
      'blocked',
    ],
  },
} as const satisfies Readonly<Record<string, LazyText>>;

interface LazyText {
  readonly catalogue: string;
  readonly places?: readonly string[];
}

export type LazyTextsName = keyof typeof lazyTexts;
