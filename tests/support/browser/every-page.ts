import type { RouteName } from '#contract/routes.ts';
import { linkTo } from '#contract/routes.ts';
import { addMan } from '../members.ts';
import type { Person } from '../people.ts';
import { writeTo } from './chats.ts';
import { giveLike } from './likes.ts';
import { packageOf } from './payments.ts';
import { addPhotos } from './photos.ts';
import type { Server } from './server.ts';
import { near } from './search-people.ts';

/** Who sees a page; those of members lead visitors to the login. */
type Audience = 'all' | 'visitors' | 'members';

/** A route that is added has to be added here, and is then looked at like all others. */
const audiences: Readonly<Record<RouteName, Audience>> = {
  index: 'visitors',
  members: 'all',
  'members-id': 'all',
  'members-id-chat': 'members',
  'members-id-landing': 'visitors',
  'members-id-signup': 'visitors',
  'members-id-landing2-slug': 'visitors',
  'members-id-landing3-slug': 'visitors',
  chats: 'members',
  'chats-id': 'members',
  likes: 'members',
  'likes-type': 'members',
  'likes-m-id': 'members',
  credits: 'all',
  'credits-repeat-order': 'members',
  'credits-id-paymentmethod': 'members',
  'transactions-id': 'members',
  withdrawal: 'members',
  directdebit: 'members',
  premium: 'all',
  pricing: 'all',
  profile: 'members',
  notifications: 'members',
  unsubscribe: 'visitors',
  updates: 'members',
  invitations: 'members',
  complaints: 'all',
  decision: 'visitors',
  transparency: 'visitors',
  login: 'visitors',
  signup: 'visitors',
  'complete-signup': 'visitors',
  'signup-matches': 'members',
  'reset-password': 'visitors',
  'reset-password-do': 'visitors',
  'activate-done': 'visitors',
  'activate-error': 'visitors',
  'mail-change-do': 'visitors',
  'account-deleted': 'visitors',
  'lang-config': 'all',
  'match-finder': 'members',
  'swipe-game': 'members',
  'landers-alonetonight-slug': 'visitors',
  'landers-collagelanding-slug': 'visitors',
  'landers-gallery-slug': 'visitors',
  'landers-iconslanding-slug': 'visitors',
  'landers-maplanding-slug': 'visitors',
  'landers-socialnetwork-slug': 'visitors',
  'landers-transitionsvideolanding-slug': 'visitors',
  'landers-video-slug': 'visitors',
  'landers-tinderswipe': 'visitors',
  'pages-token': 'all',
  'pages-ban': 'all',
  'pages-cookies': 'all',
  'pages-faq': 'all',
  'pages-privacy': 'all',
  'pages-return-policy': 'all',
  'pages-service': 'all',
  'pages-terms': 'all',
};

/** The pages that somebody sees. */
export const pagesFor = (who: 'visitors' | 'members'): readonly RouteName[] =>
  (Object.keys(audiences) as RouteName[]).filter((name) => ['all', who].includes(audiences[name]));

/** Whether visitors and members both see it. */
export const isForAll = (name: RouteName): boolean => audiences[name] === 'all';

/** Whether a page has no React in the browser: the landers, and the pages that offer a first message. */
export const isStill = (name: RouteName): boolean => /^landers-|-landing/.test(name);

type Addresses = (name: RouteName) => string;

const home = near('Tiel');

/** What the member of these pages is like: somebody who looks for men around a town. */
export const viewerOptions = home;

/** Makes what the pages show, and knows their addresses; `me` is who looks, if anybody is signed in. */
export const seedPages = async (server: Server, me: Person | null): Promise<Addresses> => {
  const { core } = server.app;
  const address = `world.${Date.now()}@people.example`;
  const { country, region, placeId, lat, lon } = home.profile;
  const living = { country, region, placeId, lat, lon };
  const paying = { email: address, paidUser: true, credits: 100 };
  const other = await addMan(core, 'Ruben', { ...living, birthDate: '1990-02-03' }, paying);
  await addPhotos(server, other, ['green', 'blue']);
  const params: Record<string, string> = {
    id: other.profileId,
    type: 'liked-me',
    token: 'house-rules',
  };
  const special: Partial<Record<RouteName, string>> = {
    'transactions-id': linkTo('transactions-id'),
  };
  if (me) {
    await giveLike(server, other, me);
    const chat = await writeTo(server, other, me, 'Hello there');
    const { id } = await packageOf(server, me);
    special['chats-id'] = linkTo('chats-id', { id: chat });
    special['credits-id-paymentmethod'] = linkTo('credits-id-paymentmethod', {
      id,
      paymentmethod: 'card',
    });
  }
  return (name) => special[name] ?? linkTo(name as 'members-id', params as { id: string });
};
