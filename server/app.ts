import type { FastifyInstance } from 'fastify';
import type { HandlePage } from '#contract/visit.ts';
import type { Config } from './config/index.ts';
import type { Core, Job } from './core/index.ts';
import { countryOf, sendMail, sendSms, vacuum } from './core/index.ts';
import { pictureJobs } from './core/pictures/index.ts';
import {
  announcementJobs,
  announcementRoutes,
  listenAnnouncements,
  serveAnnouncementPreviews,
} from './features/announcements/index.ts';
import { accountJobs, accountRoutes, measureAccounts } from './features/accounts/index.ts';
import {
  billingJobs,
  makeOrderAttachment,
  billingRoutes,
  listenBilling,
} from './features/billing/index.ts';
import { consoleRoutes, listenConsole, measureInstallation } from './features/console/index.ts';
import { chatJobs, chatPictures, chatRoutes, listenChat } from './features/chat/index.ts';
import { fictionalJobs, fictionalRoutes, listenFictional } from './features/fictional/index.ts';
import {
  createVisitCounter,
  figureJobs,
  figureRoutes,
  listenFigures,
} from './features/figures/index.ts';
import { landerRoutes, listenLanders, serveCrawlerFiles } from './features/landers/index.ts';
import { likeJobs, likeRoutes, listenLikes } from './features/likes/index.ts';
import { listenMembers, memberJobs, memberRoutes } from './features/members/index.ts';
import { memberPictures } from './features/members/photos/index.ts';
import {
  listenModeration,
  moderationJobs,
  moderationRoutes,
  securedFiles,
} from './features/moderation/index.ts';
import { publishingRoutes, serveDomainChecks, servePreviews } from './features/publishing/index.ts';
import type { ChannelSenders } from './features/notifications/index.ts';
import {
  listenNotifications,
  notificationJobs,
  notificationRoutes,
  channelSenders,
} from './features/notifications/index.ts';
import { ensureSite, measureSites, serveApp, siteRoutes } from './features/site/index.ts';
import { listenStaff, staffJobs, staffRoutes } from './features/staff/index.ts';
import {
  createHealth,
  createHttp,
  forgetKeys,
  serveAssets,
  serveOutbox,
  servePages,
  serveSandbox,
} from './http/index.ts';
import { identifyWith, liveRules } from './identify.ts';
import type { LiveRules } from './live/index.ts';
import { measureRelay, measureTabs, openLive } from './live/index.ts';
import type { CoreOptions } from './open-core.ts';
import { closeCore, openCore, outboxOf } from './open-core.ts';

export interface App {
  readonly core: Core;
  readonly http: FastifyInstance;
  /** Adds the pages; `clientDir` holds their built files and is null while developing. */
  servePages(handle: HandlePage, clientDir: string | null): Promise<void>;
  close(): Promise<void>;
}

export interface AppOptions extends CoreOptions {
  /** How members who are away are told; tests listen there. */
  readonly senders?: ChannelSenders;
  /** Milliseconds between two looks whether the sessions of open tabs are still there. */
  readonly checkSessionsEvery?: number;
}

/** Workers have no tabs of their own, and tell those of the other processes. */
const noLiveConnections: LiveRules = {
  isSameOrigin: () => false,
  sessionOf: async () => null,
  staffOf: async () => null,
  isAlive: async () => false,
};

/** Sockets beside the HTTP server. */
const addLive = (
  core: Core,
  http: FastifyInstance,
  rules: LiveRules,
  { checkSessionsEvery }: AppOptions,
): void => {
  const live = openLive(core, http.server, rules, checkSessionsEvery);
  measureTabs(core.metrics, () => live.countTabs());
  measureRelay(core);
  core.events.after('member.told', ({ userIds, event, payload }) =>
    live.send(userIds, event, payload),
  );
  core.events.after('queue.changed', (change) => live.sendQueueChange(change));
  core.events.after('session.ended', ({ sessionId }) => live.endSession(sessionId));
  core.events.after('console.closed', ({ sessionId }) => live.endSession(sessionId));
  // Open sockets would keep the server from closing.
  http.addHook('preClose', async () => live.close());
};

/** What every process has in common: the core, what listens in it, and the background work. */
const openFeatures = async (config: Config, options: AppOptions) => {
  const core = await openCore(config, options);
  await ensureSite(core);
  measureSites(core);
  measureAccounts(core);
  listenStaff(core);
  listenMembers(core);
  listenLikes(core);
  listenBilling(core);
  listenChat(core);
  const senders = options.senders ?? channelSenders;
  const pushScheduler = listenNotifications(core, senders);
  listenAnnouncements(core);
  listenLanders(core);
  listenModeration(core);
  listenFictional(core);
  listenFigures(core);
  listenConsole(core);
  measureInstallation(core);
  const jobs: Job[] = [
    sendMail(core, makeOrderAttachment(core)),
    sendSms(core),
    forgetKeys(core),
    vacuum(core.database),
    ...pictureJobs(core, [...memberPictures, ...chatPictures, ...securedFiles]),
    ...staffJobs(core),
    ...accountJobs(core),
    ...memberJobs(core),
    ...likeJobs(core),
    ...billingJobs(core),
    ...chatJobs(core),
    ...notificationJobs(core, senders),
    ...announcementJobs(core, senders),
    ...moderationJobs(core),
    ...fictionalJobs(core),
    ...figureJobs(core),
  ];
  const close = async (http: FastifyInstance): Promise<void> => {
    await http.close();
    await pushScheduler.stop();
    await closeCore(core);
  };
  return { core, jobs, close };
};

/** Does the background work and nothing else. */
export const createWorker = async (
  config: Config,
  options: AppOptions = {},
): Promise<Omit<App, 'servePages'>> => {
  const { core, jobs, close } = await openFeatures(config, { ...options, role: 'worker' });
  await core.jobs.work(jobs);
  const http = createHealth(core);
  addLive(core, http, noLiveConnections, options);
  return { core, http, close: () => close(http) };
};

/** Builds everything in order. The only file that names every feature. */
export const createApp = async (config: Config, options: AppOptions = {}): Promise<App> => {
  const { core, jobs, close } = await openFeatures(config, options);
  await (config.jobs ? core.jobs.work(jobs) : core.jobs.offer(jobs));
  const identify = identifyWith(core);
  const http = await createHttp(core, identify, [
    ...siteRoutes,
    ...staffRoutes,
    ...accountRoutes,
    ...memberRoutes,
    ...likeRoutes,
    ...billingRoutes,
    ...chatRoutes,
    ...notificationRoutes,
    ...announcementRoutes,
    ...landerRoutes,
    ...moderationRoutes,
    ...fictionalRoutes,
    ...consoleRoutes,
    ...publishingRoutes,
    ...figureRoutes,
  ]);
  const visits = createVisitCounter(core);
  addLive(core, http, liveRules(core, http), options);
  serveOutbox(http, core, outboxOf(config));
  serveSandbox(http, core);
  serveCrawlerFiles(http, core, identify);
  serveDomainChecks(http, core);
  serveAnnouncementPreviews(http, core, identify);
  serveApp(http, identify);
  return {
    core,
    http,
    servePages: async (handle, clientDir) => {
      if (clientDir !== null) await serveAssets(http, clientDir);
      servePreviews(http, core, identify, handle);
      servePages(http, core, identify, handle, (caller) =>
        visits.count({ site: caller.site, country: countryOf(caller) ?? '' }),
      );
    },
    close: async () => {
      await visits.stop();
      await close(http);
    },
  };
};
