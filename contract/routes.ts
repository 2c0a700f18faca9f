/** Every page of the product by name. A parameter in braces, optional with a question mark. */
export const routes = {
  index: '/',
  members: '/members',
  'members-id': '/members/{id}',
  'members-id-chat': '/members/{id}/chat',
  'members-id-landing': '/members/{id}/landing',
  'members-id-signup': '/members/{id}/signup',
  'members-id-landing2-slug': '/members/{id}/landing2/{slug?}',
  'members-id-landing3-slug': '/members/{id}/landing3/{slug?}',
  chats: '/chats',
  'chats-id': '/chats/{id}',
  likes: '/likes',
  'likes-type': '/likes/{type}',
  'likes-m-id': '/likes/m/{id}',
  credits: '/credits',
  'credits-repeat-order': '/credits/repeat-order',
  'credits-id-paymentmethod': '/credits/{id}/{paymentmethod?}',
  'transactions-id': '/transactions/{id?}',
  withdrawal: '/withdrawal',
  directdebit: '/directdebit',
  premium: '/premium',
  pricing: '/pricing',
  profile: '/profile',
  notifications: '/notifications',
  unsubscribe: '/unsubscribe',
  updates: '/updates',
  invitations: '/invitations',
  complaints: '/complaints',
  decision: '/decision',
  transparency: '/transparency',
  login: '/login',
  signup: '/signup',
  'complete-signup': '/complete-signup',
  'signup-matches': '/signup-matches',
  'reset-password': '/reset-password',
  'reset-password-do': '/reset-password/do',
  'activate-done': '/activate/done',
  'activate-error': '/activate/error',
  'mail-change-do': '/mail-change/do',
  'account-deleted': '/account-deleted',
  'lang-config': '/lang-config',
  'match-finder': '/match-finder',
  'swipe-game': '/swipe-game',
  'landers-alonetonight-slug': '/landers/alonetonight/{slug?}',
  'landers-collagelanding-slug': '/landers/collagelanding/{slug?}',
  'landers-gallery-slug': '/landers/gallery/{slug?}',
  'landers-iconslanding-slug': '/landers/iconslanding/{slug?}',
  'landers-maplanding-slug': '/landers/maplanding/{slug?}',
  'landers-socialnetwork-slug': '/landers/socialnetwork/{slug?}',
  'landers-transitionsvideolanding-slug': '/landers/transitionsvideolanding/{slug?}',
  'landers-video-slug': '/landers/video/{slug?}',
  'landers-tinderswipe': '/landers/tinderswipe',
  'pages-token': '/pages/{token}',
  'pages-ban': '/pages/ban',
  'pages-cookies': '/pages/cookies',
  'pages-faq': '/pages/faq',
  'pages-privacy': '/pages/privacy',
  'pages-return-policy': '/pages/return-policy',
  'pages-service': '/pages/service',
  'pages-terms': '/pages/terms',
} as const;

type Routes = typeof routes;
export type RouteName = keyof Routes;

type Required<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string}?` ? never : Name) | Required<Rest>
  : never;
type Optional<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Bare}?` ? Bare : never) | Optional<Rest>
  : never;

/** The parameters of a route's path. */
type RouteParams<N extends RouteName> = Record<Required<Routes[N]>, string> &
  Partial<Record<Optional<Routes[N]>, string>>;

type Query = Readonly<Record<string, string | number | undefined>>;

type Arguments<N extends RouteName> = [Required<Routes[N]>] extends [never]
  ? [params?: RouteParams<N>, query?: Query]
  : [params: RouteParams<N>, query?: Query];

/** The path of a page, from its name. */
export const linkTo = <N extends RouteName>(name: N, ...[params, query]: Arguments<N>): string => {
  const values = (params ?? {}) as Record<string, string | undefined>;
  const path = routes[name].replaceAll(/\/\{(\w+)\??\}/g, (_, key: string) => {
    const value = values[key];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  if (!query) return path;
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

/** The same path in the notation of the router: `:id`, `:slug?`. */
export const routePattern = (name: RouteName): string =>
  routes[name].replaceAll(/\{(\w+)(\??)\}/g, ':$1$2');

/** The static pages whose text comes with the product. */
export const staticPages = [
  'terms',
  'privacy',
  'cookies',
  'ban',
  'return-policy',
  'faq',
  'service',
] as const;

export type StaticPage = (typeof staticPages)[number];
