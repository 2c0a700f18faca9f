import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sessionEnded } from '../contract/accounts/index.ts';
import { sessionCookie } from '../contract/cookies.ts';
import type { HandlePage } from '../contract/visit.ts';
import type { Config } from './config/index.ts';
import type { Clock, Core, Job } from './core/index.ts';
import {
  createEvents,
  createLog,
  openSeal,
  sendMail,
  startJobs,
  systemClock,
  transact,
  vacuum,
} from './core/index.ts';
import type { Database } from './db/index.ts';
import { migrate, openEmbedded, openPostgres } from './db/index.ts';
import { accountJobs, accountRoutes, sessionOf } from './features/accounts/index.ts';
import { likeJobs, likeRoutes, listenLikes } from './features/likes/index.ts';
import { listenMembers, memberJobs, memberRoutes } from './features/members/index.ts';
import { listenModeration, moderationRoutes } from './features/moderation/index.ts';
import { ensureSite, siteOf, siteRoutes, visitorOf } from './features/site/index.ts';
import type { Identify } from './http/index.ts';
import {
  choicesOf,
  createHttp,
  deviceOf,
  forgetKeys,
  isSameOrigin,
  network,
  serveAssets,
  serveOutbox,
  servePages,
} from './http/index.ts';
import { openLive } from './live/index.ts';
import { openGeoip } from './outside/geoip/index.ts';
import { openMail } from './outside/mail/index.ts';
import { vapidKeys } from './outside/push/keys.ts';
import { openStorage } from './outside/storage/index.ts';

export interface App {
  readonly core: Core;
  readonly http: FastifyInstance;
  /** Adds the pages; `clientDir` holds their built files and is null while developing. */
  servePages(handle: HandlePage, clientDir: string | null): Promise<void>;
  close(): Promise<void>;
}

export interface AppOptions {
  readonly clock?: Clock;
  /** An open database; without it the settings say which one to open. */
  readonly database?: Database;
}

const outboxOf = (config: Config) => join(config.dataDir, 'outbox');

const openDatabase = (config: Config, log: Core['log']): Promise<Database> =>
  config.databaseUrl === null
    ? openEmbedded(config.dataDir)
    : openPostgres(config.databaseUrl, (error) => log.error({ err: error }, 'idle connection'));

const createCore = async (config: Config, options: AppOptions): Promise<Core> => {
  const log = createLog(config.logLevel);
  const database = options.database ?? (await openDatabase(config, log));
  await migrate(database);
  return {
    config,
    database,
    db: database.db,
    clock: options.clock ?? systemClock,
    log,
    events: createEvents(),
    jobs: await startJobs(database, log),
    mail: openMail({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      outboxDir: outboxOf(config),
    }),
    seal: await openSeal(database.db),
    storage: openStorage({ s3: config.s3, folder: join(config.dataDir, 'photos') }),
    geoip: await openGeoip(),
    vapidPublicKey: (await vapidKeys(config.vapid, config.dataDir)).publicKey,
    transact: (work) => transact(database, log, work),
  };
};

const identifyWith =
  (core: Core): Identify =>
  async (request) => {
    const visitor = await visitorOf(core, {
      host: request.host,
      address: request.ip,
      query: choicesOf(request),
      cookies: request.cookies,
    });
    const token = request.cookies[sessionCookie(request.protocol === 'https')];
    return {
      ...visitor,
      network: network(request.ip),
      device: deviceOf(request.headers['user-agent']),
      session: await sessionOf(core, visitor.site, token),
    };
  };

/** Sockets beside the HTTP server, for the members who are signed in. */
const addLive = (core: Core, http: FastifyInstance): void => {
  const live = openLive(core, http.server, {
    isSameOrigin: ({ headers }) => isSameOrigin({ headers, host: headers.host ?? '' }),
    sessionOf: async ({ headers }) => {
      const site = await siteOf(core, headers.host ?? '');
      const cookies = http.parseCookie(headers.cookie ?? '');
      // Without trust in a proxy nobody reaches us over TLS, and the plain name is in use.
      const secure =
        headers['x-forwarded-proto'] === 'https' && core.config.trustedProxies.length > 0;
      return sessionOf(core, site, cookies[sessionCookie(secure)]);
    },
  });
  core.events.after('member.told', ({ userId, event, payload }) =>
    live.tell(userId, event, payload),
  );
  core.events.after('session.ended', ({ sessionId }) => live.end(sessionId, sessionEnded, {}));
  // Open sockets would keep the server from closing.
  http.addHook('preClose', async () => live.close());
};

/** Builds everything in order. The only file that names every feature. */
export const createApp = async (config: Config, options: AppOptions = {}): Promise<App> => {
  const core = await createCore(config, options);
  await ensureSite(core);
  listenMembers(core);
  listenLikes(core);
  listenModeration(core);
  const jobs: Job[] = [
    sendMail(core) as Job,
    forgetKeys(core),
    vacuum(core.database),
    ...accountJobs(core),
    ...memberJobs(core),
    ...likeJobs(core),
  ];
  await core.jobs.work(jobs);
  const identify = identifyWith(core);
  const http = await createHttp(core, identify, [
    ...siteRoutes,
    ...accountRoutes,
    ...memberRoutes,
    ...likeRoutes,
    ...moderationRoutes,
  ]);
  addLive(core, http);
  serveOutbox(http, core, outboxOf(config));
  return {
    core,
    http,
    servePages: async (handle, clientDir) => {
      if (clientDir !== null) await serveAssets(http, clientDir);
      servePages(http, core, identify, handle);
    },
    close: async () => {
      await http.close();
      await core.jobs.stop();
      core.mail.close();
      core.storage.close();
      await core.database.close();
    },
  };
};
