import { index, layout, route } from '@react-router/dev/routes';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { CONSOLE_PATH } from '#contract/console/paths.ts';
import type { Lander } from '#contract/landers.ts';
import { landers } from '#contract/landers.ts';
import type { RouteName } from '#contract/routes.ts';
import { routePattern, staticPages } from '#contract/routes.ts';

const page = (name: RouteName, file: string) =>
  route(routePattern(name), `routes/${file}.tsx`, { id: name });

const consolePage = (name: string, file = name) =>
  route(`${CONSOLE_PATH}/${name}`, `routes/console/${file}.tsx`, { id: `console-${name}` });

const landerRoute = (name: Lander): RouteName =>
  name === 'tinderswipe' ? 'landers-tinderswipe' : `landers-${name}-slug`;

/** Pages by layout. A route of the contract that is not here answers 404 until it is built. */
const pages: RouteConfigEntry[] = [
  layout('routes/layouts/default.tsx', [
    index('routes/index.tsx'),
    page('pricing', 'pricing'),
    page('complaints', 'complaints'),
    page('decision', 'decision'),
    page('transparency', 'transparency'),
    page('lang-config', 'lang-config'),
    page('signup', 'signup'),
    page('members-id-signup', 'members-id-signup'),
    page('complete-signup', 'complete-signup'),
    page('signup-matches', 'signup-matches'),
    page('login', 'login'),
    page('reset-password', 'reset-password'),
    page('reset-password-do', 'reset-password-do'),
    page('activate-done', 'activate-done'),
    page('activate-error', 'activate-error'),
    page('mail-change-do', 'mail-change-do'),
    page('account-deleted', 'account-deleted'),
    page('members', 'members'),
    page('members-id', 'members-id'),
    page('likes', 'likes'),
    page('likes-type', 'likes'),
    page('likes-m-id', 'likes-m-id'),
    page('swipe-game', 'swipe-game'),
    page('match-finder', 'match-finder'),
    page('premium', 'premium'),
    page('credits', 'credits'),
    page('transactions-id', 'transactions-id'),
    page('withdrawal', 'withdrawal'),
    page('profile', 'profile'),
    page('notifications', 'notifications'),
    page('unsubscribe', 'unsubscribe'),
    page('updates', 'updates'),
    page('invitations', 'invitations'),
    page('pages-ban', 'pages-ban'),
    ...staticPages
      .filter((name) => name !== 'ban')
      .map((name) => page(`pages-${name}`, 'pages-static')),
    page('pages-token', 'pages-static'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/layouts/checkout.tsx', [
    page('credits-repeat-order', 'credits-repeat-order'),
    page('credits-id-paymentmethod', 'credits-id-paymentmethod'),
    page('directdebit', 'directdebit'),
  ]),
  layout('routes/layouts/chat.tsx', { id: 'chat' }, [
    layout('routes/layouts/chats.tsx', [
      page('chats', 'chats'),
      page('chats-id', 'chats-id'),
      page('members-id-chat', 'members-id-chat'),
    ]),
  ]),
  layout('routes/layouts/lander.tsx', { id: 'lander' }, [
    ...(Object.keys(landers) as Lander[]).map((name) => page(landerRoute(name), 'lander')),
    page('members-id-landing', 'member-lander'),
    page('members-id-landing2-slug', 'member-lander'),
    page('members-id-landing3-slug', 'member-lander'),
  ]),
  layout('routes/layouts/console.tsx', { id: 'console' }, [
    consolePage('sign-in'),
    consolePage('invitation'),
    layout('routes/layouts/console-frame.tsx', [
      route(CONSOLE_PATH, 'routes/console/index.tsx', { id: 'console-index' }),
      consolePage('overview'),
      ...['photos', 'chat-photos', 'selfies'].map((name) => consolePage(name, 'reviews')),
      ...['cases', 'complaints'].flatMap((name) => [
        consolePage(name, 'cases'),
        consolePage(`${name}/:id`, 'case'),
      ]),
      consolePage('members'),
      consolePage('members/:id', 'member'),
      consolePage('inbox'),
      consolePage('fictional'),
      consolePage('fictional/new', 'fictional-new'),
      consolePage('fictional/:id', 'fictional-profile'),
      consolePage('announcements'),
      consolePage('announcements/:id', 'announcement'),
      consolePage('orders'),
      consolePage('debits'),
      consolePage('reconciliation'),
      consolePage('codes'),
      consolePage('packages'),
      consolePage('gifts'),
      consolePage('security'),
      consolePage('audit'),
      consolePage('transparency'),
      consolePage('status'),
      consolePage('sites'),
      consolePage('sites/:id/settings', 'site'),
      consolePage('sites/:id/pages', 'site-pages'),
      route(`${CONSOLE_PATH}/*`, 'routes/not-found.tsx', { id: 'console-not-found' }),
    ]),
  ]),
];

/** For those who build the product: every part of the design system, and each layout. */
const devPages: RouteConfigEntry[] = [
  route('dev/ui', 'routes/dev-ui.tsx'),
  ...(['default', 'chat', 'lander', 'empty'] as const).map((name) =>
    layout(`routes/layouts/${name}.tsx`, { id: `dev-layout-${name}` }, [
      route(`dev/layouts/${name}`, 'routes/dev-layout.tsx', { id: `dev-${name}` }),
    ]),
  ),
];

const notFound = route('*', 'routes/not-found.tsx');
const built = process.env['DEV_PAGES'] ? [...devPages, notFound] : pages;

/** `npm run dev` has all of them; what operators run has none for those who build it. */
export default (process.env['NODE_ENV'] === 'production'
  ? built
  : [...pages, ...devPages]) satisfies RouteConfig;
