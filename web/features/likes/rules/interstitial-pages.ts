import type { RouteName } from '#contract/routes.ts';

/**
 * Whether a page is for looking around. Only there a match or a new like is shown over the whole
 * screen: never over an order, a form, a chat or anything else that somebody is about to finish.
 * Every page has to be decided.
 */
const allowsInterstitials: Readonly<Record<RouteName, boolean>> = {
  index: true,
  members: true,
  'members-id': true,
  likes: true,
  'likes-type': true,
  'likes-m-id': true,
  'swipe-game': true,
  'match-finder': true,
  'signup-matches': true,
  chats: true,
  updates: true,
  // Something is written.
  'chats-id': false,
  'members-id-chat': false,
  complaints: false,
  decision: false,
  transparency: false,
  // Something is bought.
  credits: false,
  'credits-repeat-order': false,
  'credits-id-paymentmethod': false,
  'transactions-id': false,
  withdrawal: false,
  directdebit: false,
  premium: false,
  pricing: false,
  // Something is set up: photos, the own profile, letters, invitations, the language.
  profile: false,
  notifications: false,
  unsubscribe: false,
  invitations: false,
  'lang-config': false,
  // An account begins, is opened, changed or ends.
  login: false,
  signup: false,
  'members-id-signup': false,
  'complete-signup': false,
  'reset-password': false,
  'reset-password-do': false,
  'activate-done': false,
  'activate-error': false,
  'mail-change-do': false,
  'account-deleted': false,
  // Something is read, or somebody shuts themselves out.
  'pages-token': false,
  'pages-ban': false,
  'pages-cookies': false,
  'pages-faq': false,
  'pages-privacy': false,
  'pages-return-policy': false,
  'pages-service': false,
  'pages-terms': false,
  // For people who are not members yet.
  'members-id-landing': false,
  'members-id-landing2-slug': false,
  'members-id-landing3-slug': false,
  'landers-alonetonight-slug': false,
  'landers-collagelanding-slug': false,
  'landers-gallery-slug': false,
  'landers-iconslanding-slug': false,
  'landers-maplanding-slug': false,
  'landers-socialnetwork-slug': false,
  'landers-transitionsvideolanding-slug': false,
  'landers-video-slug': false,
  'landers-tinderswipe': false,
};

/** Whether something may be shown over a page; an address that is no page is none to look around. */
export const canShowInterstitials = (route: RouteName | null): boolean =>
  route !== null && allowsInterstitials[route];

/** What somebody is at: a field, or a window that is open. */
const OCCUPIED = 'input, textarea, select, [contenteditable], dialog';

/** Whether somebody is in the middle of something, by where the focus is; a moment is nothing such. */
export const isOccupied = (focused: Pick<Element, 'closest'> | null): boolean =>
  focused?.closest('[data-moment]') === null && focused.closest(OCCUPIED) !== null;
