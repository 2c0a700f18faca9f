import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { consoleLanguageOf, isConsolePath } from '#contract/console/index.ts';
import { consoleCookieName, cookies as names, sessionCookieName } from '#contract/cookies.ts';
import type { Core, Site } from './core/index.ts';
import { findSession, isSessionAlive } from './features/accounts/index.ts';
import { hasChosenLanguage, identifyVisitor, siteOf } from './features/site/index.ts';
import { findStaffSession, isStaffSessionAlive } from './features/staff/index.ts';
import type { Identify } from './http/index.ts';
import {
  deviceOf,
  isConsoleServedAt,
  isFromThisMachine,
  isSameOrigin,
  networkOf,
  visitorQueryOf,
} from './http/index.ts';
import type { LiveRules } from './live/index.ts';

/** Who is signed in: in the console somebody of the staff, and everywhere else a member. */
const findSessions = async (core: Core, site: Site, request: FastifyRequest) => {
  const { cookies, protocol, url, routeOptions } = request;
  const secure = protocol === 'https';
  if (!isConsolePath(url)) {
    const session = await findSession(core, site, cookies[sessionCookieName(secure)]);
    const hasWritten = cookies[names.written] !== undefined;
    return { session: session && { ...session, hasWritten }, staff: null };
  }
  const { endpoint } = routeOptions.config;
  const isAtWork = endpoint?.access !== 'staff' || endpoint.background !== true;
  const token = cookies[consoleCookieName(secure)];
  return { session: null, staff: await findStaffSession(core, token, isAtWork) };
};

/** Finds out who asks, where from and in which language. */
export const identifyWith =
  (core: Core): Identify =>
  async (request) => {
    const visit = {
      host: request.host,
      address: request.ip,
      query: visitorQueryOf(request),
      cookies: request.cookies,
      languages: request.headers['accept-language'],
    };
    const visitor = await identifyVisitor(core, visit);
    const { session, staff } = await findSessions(core, visitor.site, request);
    return {
      ...visitor,
      ...(isConsolePath(request.url) && {
        locale: staff?.language ?? consoleLanguageOf(visitor.locale),
      }),
      // Abroad and on other devices a member reads as at home.
      ...(session?.user && !hasChosenLanguage(visit) && { locale: session.user.language }),
      origin: `${request.protocol}://${request.host}`,
      network: networkOf(request.ip),
      device: deviceOf(request.headers['user-agent']),
      session,
      staff,
      isLocal: isFromThisMachine(request),
    };
  };

/** Who may open a socket: members who are signed in, and staff where the console is. */
export const liveRules = (core: Core, http: FastifyInstance): LiveRules => {
  const cookieOf = ({ headers }: IncomingMessage, nameOf: (secure: boolean) => string) => {
    // Without trust in a proxy nobody reaches us over TLS, and the plain name is in use.
    const secure =
      headers['x-forwarded-proto'] === 'https' && core.config.trustedProxies.length > 0;
    return http.parseCookie(headers.cookie ?? '')[nameOf(secure)];
  };
  return {
    isSameOrigin: ({ headers }) => isSameOrigin({ headers, host: headers.host ?? '' }),
    sessionOf: async (request) => {
      const site = await siteOf(core, request.headers.host ?? '');
      return findSession(core, site, cookieOf(request, sessionCookieName));
    },
    staffOf: async (request) => {
      if (!isConsoleServedAt(core, request.headers.host ?? '')) return null;
      const session = await findStaffSession(core, cookieOf(request, consoleCookieName), false);
      return session?.isLocked === false ? session : null;
    },
    isAlive: async (sessionId) =>
      (await isSessionAlive(core, sessionId)) || isStaffSessionAlive(core, sessionId),
  };
};
