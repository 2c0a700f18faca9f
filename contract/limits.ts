/** Every business constant of the product, once. */
export const limits = {
  minAge: 18,
  maxAge: 99,
  name: { min: 2, max: 30 },
  password: { min: 8, max: 128 },
  aboutLength: 1000,
  leaveReasonLength: 1000,
  signupMatches: 12,
  /** Enough that every one of the Springfields can be chosen. */
  placeSuggestions: 20,
  activationDays: 7,
  /** An account whose address nobody confirmed goes after that. */
  unconfirmedDays: 30,
  signupDraftDays: 7,
  /** How long a half-filled signup stays on a visitor's device. */
  signupStorageDays: 30,
  signupInterests: 10,
  resetHours: 2,
  resetMailsPerDay: 3,
  mailChangeHours: 24,
  exportDays: 7,
  signInMemoryDays: 180,
  /**
   * An office, a school or a mobile carrier is one network for hundreds of people, and an affiliate's
   * server for all it sends: two a minute are theirs. Robots get no further than that either, and
   * their accounts stay closed without a mailbox each. One browser of it may be many people, too.
   */
  signupsPerNetwork: { max: 120, seconds: 3600, sparesMistakes: true },
  signupsPerDevice: { max: 40, seconds: 3600 },
  signupsPerDay: { max: 500, seconds: 86_400 },
  /** How often a network may learn that an address has an account. */
  addressChecksPerNetwork: { max: 20, seconds: 3600 },
  /** How often that may be learnt of one address, from wherever. */
  checksPerAddress: { max: 5, seconds: 86_400 },
  /** How much more than each of its networks a wide one may do: a provider's, or one hoster's. */
  wideNetworkFactor: 8,
  /** Whose mailbox had welcome credits gets none for another account until then. */
  welcomeCreditsCooldownDays: 365,
  login: {
    /** Wrong passwords for one account from one network. */
    tries: 5,
    /** Wrong passwords for one account from networks it was never used from. */
    strangerTries: 25,
    /** Wrong passwords from one network, for whatever account. */
    networkTries: 50,
    blockMinutes: 15,
  },
  /** How long a decision can be appealed against, and how soon somebody else answers. */
  appeals: { months: 6, answerDays: 14, minLength: 20, maxLength: 4000 },
  passkeys: {
    perMember: 10,
    challengeMinutes: 5,
    nameLength: 60,
    /** So long after logging in a member changes them without the password. */
    loginMinutes: 10,
    /** Who does not want one is not offered one again for so long. */
    offerDays: 90,
  },
  photos: { free: 3, premium: 25, sharpForFree: 2, sharpForVisitors: 1 },
  /**
   * How much of the people of a site one network sees without signing in: enough for an office,
   * too little to carry a site away.
   */
  profilesForVisitors: { max: 600, seconds: 3600, visitorsOnly: true },
  searchesForVisitors: { max: 300, seconds: 3600, visitorsOnly: true },
  noteLength: 1000,
  reportLength: 2000,
  /** Of a complaint, at least. */
  complaintLength: 20,
  blocks: 5000,
  searchPage: 24,
  finderPage: 6,
  /** Counted no further. */
  maxSearchCount: 1000,
  /** While filters are changed: counted no further, among so many, and not more often. */
  filterCount: { maxCount: 200, sampleSize: 50_000 },
  filterCountCalls: { max: 300, seconds: 600 },
  /** With fewer results, people who nearly fit are shown too. */
  fewSearchResults: 12,
  /** Who invites many gets no thanks for more than so many in so many days. */
  rewardedInvitations: 10,
  invitationRewardDays: 30,
  /** Of the own profile; premium members see all of them. */
  visitorsForFree: 3,
  similarMembers: 10,
  /** On the front page, for visitors. */
  indexMembers: 10,
  /** Kilometres to choose from. */
  searchDistances: [5, 10, 25, 50, 100, 250, 500],
  /** Kilometres in which distances are told. */
  distanceSteps: [5, 10, 15, 25, 50, 75, 100, 150, 200, 300, 500],
  /** The mail of the week: how far to look where nobody said, and how many people it shows. */
  weekly: { km: 100, people: 4 },
  /** Days after which somebody is reminded, and until when it is of use. */
  reminders: { profileDays: 2, profileUntilDays: 14, awayDays: 21, awayUntilDays: 35 },
  /** So many people stand in a mail; the others are counted. */
  peoplePerMail: 4,
  /** How long the picture in a mail can be loaded. */
  mailPhotoDays: 30,
  mailEventMinutes: 5,
  mailEventDays: 90,
  /** Before its end, the welcome discount is mentioned once more. */
  welcomeReminderDays: 2,
  presence: { nowMinutes: 10, todayHours: 24, weekDays: 7 },
  newMemberDays: 7,
  geolocationHours: 1,
  picture: {
    maxBytes: 12 * 2 ** 20,
    /** Of the shorter side, in pixels. */
    minSide: 400,
    maxPixels: 50_000_000,
    /** Around which a photo is cut to its form by itself: faces are rather in the upper part. */
    middle: { x: 0.5, y: 0.4 },
    /** Of what is made of it, all three by four. */
    widths: { large: 960, medium: 480, thumb: 240 },
  },
  freeConversations: 2,
  swipeLikesPerDay: 4,
  swipeDeck: 10,
  /** Who was passed comes again after that. */
  swipePassDays: 30,
  /** Where somebody’s day begins may change that often. */
  swipeZoneDays: 7,
  /** Browsers of one member that get pushes; with one more the oldest goes. */
  pushDevices: 10,
  badgeCap: 99,
  /** New likes beyond are not counted for the title of the page. */
  maxNewLikesCounted: 1000,
  /** Matches that are yet to be celebrated are told so many at a time. */
  newMatches: 5,
  lowCredits: 10,
  deletionDays: 14,
  welcomeDiscountPercent: 25,
  /** How long the welcome discount of a new member holds. */
  welcomeDays: 7,
  premiumChancePercent: 46,
  timeBonus: { code: 'TIMEBONUS25', seconds: 14_400, percent: 25, modalAfterMs: 40_000 },
  refresh: { firstMs: 5_000, everyMs: 60_000, everyWithPushMs: 300_000 },
  progressBar: { throttleMs: 200, durationMs: 5_000 },
  reloadGuardMs: 60_000,
  cookieDays: { locale: 365, session: 30 },
  idempotencyHours: 24,
  chatHistoryDays: 90,
  /** No site allows longer messages. */
  messageLength: 5000,
  draftLength: 5000,
  messagePage: 50,
  statementPage: 50,
  ordersPage: 20,
  /** So long the page of an open order waits for the provider's answer before it is shown without. */
  paymentStatusTimeoutMs: 2500,
  /** An order that nobody pays is given up after that. */
  orderExpiryMinutes: 60,
  paymentEventDays: 90,
  directDebit: {
    /** Per member and day, in cents. */
    dayMinor: 15_000,
    ordersPerDay: 3,
    codeMinutes: 10,
    codeTries: 5,
    codesPerDay: 5,
    codesPerNetwork: 30,
  },
  chatPage: 30,
  chatSearchHits: 30,
  notifications: {
    page: 20,
    retentionDays: 90,
    /** Hours after a message, then after each reminder, in which nothing was read. */
    unreadAfterHours: [24, 72, 168],
    /** When somebody reads who was never here long enough to know. */
    defaultReadingHour: 18,
  },
  marksPerCall: 50,
  editMinutes: 5,
  likesReloadMs: 500,
  termsNotBefore: '2023-12-01T12:00:00Z',
  exclusionMonths: [6, 12, 60],
  exclusionLinkHours: 24,
  /** To a mailbox that is shut out, about somebody who wants to use it. */
  excludedMailsPerDay: 1,
} as const;

/** What texts about pictures name: millions of bytes, as they are counted on disks, and of pixels. */
export const pictureValues = {
  max_megabytes: String(limits.picture.maxBytes / 2 ** 20),
  max_megapixels: String(limits.picture.maxPixels / 1_000_000),
};
