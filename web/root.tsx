import { lazy, Suspense, use } from 'react';
import type { ReactNode } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { IntlProvider } from 'use-intl';
import { user as userEndpoint } from '../contract/accounts/user.ts';
import { likes } from '../contract/likes/likes.ts';
import { linkTo } from '../contract/routes.ts';
import { companyInfo, settings as settingsEndpoint } from '../contract/site.ts';
import type { Route } from './+types/root';
import { SessionGuard } from './features/accounts/session-guard.tsx';
import { CountersProvider, noCounters } from './features/site/counters.tsx';
import { NavigationProgress } from './features/site/navigation-progress.tsx';
import type { SiteFacts } from './features/site/site-context.ts';
import { useSite } from './features/site/site-context.ts';
import { ErrorPage } from './features/site/error-page.tsx';
import { loadMessages, messagesOf } from './lib/messages.ts';
import { NonceContext } from './lib/nonce.ts';
import { serverCall, visitOf } from './lib/visit.ts';
import favicon from './assets/favicon.svg';
import { fontPreloads } from './ui/styles/font-preloads.ts';
import './ui/styles/app.css';

const LikesWatch = lazy(async () => ({
  default: (await import('./features/likes/likes-watch.tsx')).LikesWatch,
}));

export const loader = async (args: Route.LoaderArgs): Promise<SiteFacts> => {
  const visit = visitOf(args);
  const call = serverCall(args);
  const { host } = new URL(args.request.url);
  const [settings, company, member, liked] = await Promise.all([
    call(settingsEndpoint, { query: { _force_domain: host } }),
    call(companyInfo),
    visit.signedIn ? call(userEndpoint) : null,
    // Pages are whole without a count.
    visit.signedIn ? call(likes).catch(() => null) : null,
    loadMessages(visit.locale, visit.signedIn),
  ]);
  return {
    mode: visit.mode,
    locale: visit.locale,
    hasTrafficsource: visit.hasTrafficsource,
    noticeRead: visit.noticeRead,
    settings,
    company,
    user: member?.user ?? null,
    counters: liked ? { ...noCounters, newLikes: liked.new_likes } : noCounters,
    newMatches: liked?.new_matches ?? [],
  };
};

/** Site and user stay as they are while one walks from page to page; what changes them reloads. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean => {
  const { formMethod, actionStatus = 200, currentUrl, nextUrl } = args;
  // What was refused has changed nothing. A member whose session is over would lose the page here.
  if (actionStatus >= 400) return false;
  const sent = formMethod !== undefined && formMethod !== 'GET';
  // Somebody asked for the same page again: they signed in, or confirmed their address.
  return sent || currentUrl.href === nextUrl.href;
};

function Document({ children }: { children: ReactNode }) {
  const { locale, settings, user } = useSite();
  const nonce = use(NonceContext);
  return (
    <html lang={locale} data-niche={settings.niche} data-signed-in={user ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="description" content={settings.description} />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        {fontPreloads.map((href) => (
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
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
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
  return (
    <IntlProvider
      locale={locale}
      messages={messagesOf(locale, user !== null) ?? null}
      timeZone="UTC"
    >
      <CountersProvider loaded={counters}>
        <Document>{children}</Document>
      </CountersProvider>
    </IntlProvider>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Providers>
      {loaderData.user && (
        <>
          <SessionGuard userId={loaderData.user.id} />
          <Suspense>
            <LikesWatch />
          </Suspense>
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
