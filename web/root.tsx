import { lazy, Suspense, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { IntlProvider } from 'use-intl';
import { user as userEndpoint, userUpdate } from '#contract/accounts/user.ts';
import type { UserView } from '#contract/accounts/user.ts';
import { appPaths, iconPath } from '#contract/app.ts';
import { unread } from '#contract/chat/chats.ts';
import { isConsolePath } from '#contract/console/paths.ts';
import { likes } from '#contract/likes/likes.ts';
import type { Call } from '#contract/core/client.ts';
import type { Locale } from '#contract/locales.ts';
import type { Niche } from '#contract/niches.ts';
import { surfaces } from '#contract/niches.ts';
import { notificationsUnseen } from '#contract/notifications/centre.ts';
import type { ChoicesView } from '#contract/notifications/choices.ts';
import { notificationChoices } from '#contract/notifications/choices.ts';
import { parseClosedReminders } from '#contract/reminders.ts';
import { linkTo } from '#contract/routes.ts';
import { companyInfo, settings as settingsEndpoint } from '#contract/site.ts';
import type { Route } from './+types/root';
import { PasskeyOfferPart } from './features/accounts/passkeys/passkey-offer-part.tsx';
import { SessionGuard } from './features/accounts/session-guard.tsx';
import { mayHaveMailStops } from './features/notifications/alerts/mail-stop-alert.ts';
import { CountersProvider } from './features/site/counters.tsx';
import { BackLinkWatch } from './features/members/back-link-watch.tsx';
import { NavigationProgress } from './features/site/navigation-progress.tsx';
import { BalanceProvider } from './features/site/balance.tsx';
import type { SiteData } from './features/site/site-context.ts';
import { useCountry, useSite } from './features/site/site-context.ts';
import { ErrorPage } from './features/site/error-page.tsx';
import { setListOwner } from './lib/list-cache.ts';
import { LocalTimes } from './lib/local-times.tsx';
import { loadMessages, messagesOf } from './lib/messages.ts';
import { NonceContext } from './lib/nonce.ts';
import { onDemand } from './lib/on-demand.tsx';
import { updateClockOffset } from './lib/server-clock.ts';
import { HYDRATED } from './lib/start/hydrated-event.ts';
import { serverCall, visitOf } from './lib/visit.ts';
import favicon from './assets/favicon.svg';
import { landerFonts } from './assets/fonts/lander-fonts.ts';
import { useUnhydratedPage } from './lib/unhydrated-page.ts';
import { useScriptsOnUse } from './features/site/use-scripts-on-use.ts';
import { RegionContext } from './lib/use-formatter.ts';
import { fontPreloads } from './ui/styles/font-preloads.ts';
import './ui/styles/app.css';

const LikesWatch = lazy(async () => ({
  default: (await import('./features/likes/likes-watch.tsx')).LikesWatch,
}));

const BillingWatch = lazy(async () => ({
  default: (await import('./features/billing/billing-watch.tsx')).BillingWatch,
}));

const AppWatch = onDemand(
  'app',
  async () => (await import('./features/notifications/app/app-watch.tsx')).AppWatch,
);

const ChatWatch = lazy(async () => ({
  default: (await import('./features/chat/chat-watch.tsx')).ChatWatch,
}));

const NotificationWatch = lazy(async () => ({
  default: (await import('./features/notifications/notification-watch.tsx')).NotificationWatch,
}));

/** Who is signed in. A language that the address chooses is theirs from now on, in mails too. */
const loadUser = async (args: Route.LoaderArgs): Promise<UserView> => {
  const call = serverCall(args);
  const { locale } = visitOf(args);
  const { user } = await call(userEndpoint);
  const chosen = new URL(args.request.url).searchParams.get('lang');
  if (chosen !== locale || user.language === locale) return user;
  return (await call(userUpdate, { body: { language: locale } })).user;
};

/** Pages are whole without it. */
const readMailStops = async (call: Call): Promise<ChoicesView['stops']> => {
  try {
    return (await call(notificationChoices)).stops;
  } catch {
    return [];
  }
};

export const loader = async (args: Route.LoaderArgs): Promise<SiteData> => {
  const visit = visitOf(args);
  const call = serverCall(args);
  const { host } = new URL(args.request.url);
  const [settings, company, user, likesAnswer, unreadAnswer, unseenAnswer] = await Promise.all([
    call(settingsEndpoint, { query: { _force_domain: host } }),
    call(companyInfo),
    visit.signedIn ? loadUser(args) : null,
    // Pages are whole without a count.
    visit.signedIn ? call(likes).catch(() => null) : null,
    visit.signedIn ? call(unread).catch(() => null) : null,
    visit.signedIn ? call(notificationsUnseen).catch(() => null) : null,
    loadMessages(visit.locale, visit.signedIn),
  ]);
  const mailStops = user && mayHaveMailStops(user) ? await readMailStops(call) : [];
  return {
    mode: visit.mode,
    locale: visit.locale,
    origin: visit.origin,
    hasTrafficsource: visit.hasTrafficsource,
    noticeRead: visit.noticeRead,
    settings,
    company,
    user,
    now: user && Date.now(),
    counters: {
      unreadMessages: unreadAnswer?.unread_messages ?? 0,
      newLikes: likesAnswer?.new_likes ?? 0,
      unseenNotifications: unseenAnswer?.unseen ?? 0,
    },
    newMatches: likesAnswer?.new_matches ?? [],
    closed: user ? parseClosedReminders(user.id, visit.closedReminders) : {},
    mailStops,
  };
};

/** Site and user stay as they are while one walks from page to page; what changes them reloads. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean => {
  const { formMethod, actionStatus = 200, currentUrl, nextUrl } = args;
  // What was refused has changed nothing. A member whose session is over would lose the page here.
  if (actionStatus >= 400) return false;
  const isWrite = formMethod !== undefined && formMethod !== 'GET';
  // Somebody asked for the same page again: they signed in, or confirmed their address.
  return isWrite || currentUrl.href === nextUrl.href;
};

/** What a browser needs to know to install the site, and to colour what is around it. */
function AppLinks({ locale, niche }: { locale: Locale; niche: Niche }) {
  const [light, dark] = surfaces[niche];
  return (
    <>
      <link rel="manifest" href={`${appPaths.manifest}?lang=${locale}`} />
      <link rel="apple-touch-icon" href={iconPath('apple')} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
    </>
  );
}

function Document({ children }: { children: ReactNode }) {
  const { locale, settings, user } = useSite();
  const nonce = use(NonceContext);
  const unhydrated = useUnhydratedPage();
  const scriptsOnUse = useScriptsOnUse();
  const isConsole = isConsolePath(useLocation().pathname);
  // The console looks the same for every site.
  const niche = isConsole ? 1 : (unhydrated?.niche ?? settings.niche);
  return (
    <html
      lang={locale}
      data-niche={niche}
      data-scheme={unhydrated?.scheme}
      data-signed-in={user ? '' : undefined}
      data-scripts-on-use={scriptsOnUse ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        {/* The keyboard of a phone makes room, and does not cover where one writes. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        {/* Painted once it is whole: what stands in the middle of half a page moves with the rest. */}
        <link rel="expect" href="#end" blocking="render" />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        {!unhydrated && !isConsole && <AppLinks locale={locale} niche={niche as Niche} />}
        {(unhydrated ? landerFonts : fontPreloads).map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        <Meta />
        {!unhydrated && <Links nonce={nonce} />}
      </head>
      <body>
        {children}
        {/* Not the body itself: browsers take that for whole as soon as it begins. */}
        <span id="end" hidden />
        {!unhydrated && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

function BareError() {
  return (
    <html lang="en">
      <head>
        <title>Error</title>
      </head>
      <body>
        <h1>An error has occurred.</h1>
        <p>
          <a href={linkTo('index')}>Back to the home page</a>
        </p>
      </body>
    </html>
  );
}

function Providers({ children }: { children: ReactNode }) {
  const { locale, user, counters } = useSite();
  const visitorCountry = useCountry();
  const country = user?.profile.country ?? visitorCountry;
  return (
    <IntlProvider
      locale={locale}
      messages={messagesOf(locale, user !== null) ?? null}
      timeZone="UTC"
    >
      <RegionContext value={country}>
        <LocalTimes>
          <CountersProvider loaded={counters}>
            <BalanceProvider loaded={user}>
              <Document>{children}</Document>
            </BalanceProvider>
          </CountersProvider>
        </LocalTimes>
      </RegionContext>
    </IntlProvider>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { now, user } = loaderData;
  const owner = user?.id ?? null;
  useEffect(() => setListOwner(owner), [owner]);
  useEffect(() => void window.dispatchEvent(new Event(HYDRATED)), []);
  // Noted as soon as it is told, for what counts by it later.
  useEffect(() => {
    if (now !== null) updateClockOffset(now);
  }, [now]);
  return (
    <Providers>
      {user && (
        <>
          <SessionGuard userId={user.id} />
          <BackLinkWatch />
          <Suspense>
            <LikesWatch />
            <BillingWatch />
            <ChatWatch />
            <NotificationWatch />
          </Suspense>
          <AppWatch user={user}>
            <PasskeyOfferPart user={user} />
          </AppWatch>
        </>
      )}
      <NavigationProgress />
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // Without the root's data there is no site and no language to speak in.
  if (!loaderData) return <BareError />;
  return (
    <Providers>
      <ErrorPage error={error} />
    </Providers>
  );
}
