import type { FastifyInstance } from 'fastify';
import { CONSOLE_PATH, isConsolePath } from '#contract/console/paths.ts';
import type { Core } from '#server/core/index.ts';
import { inheritedCaller } from './inherited-caller.ts';

/** What pages of every kind are made of, and what those who run it ask for. */
const FOR_ALL = /^\/(?:assets\/|healthz$|readyz$|metrics$)/;

/** The route under which pages are served. */
const PAGES = '/*';

const NOWHERE = '/404';

/** Whether the console is at a host, which may name a port. */
export const isConsoleServedAt = ({ config: { consoleHost } }: Core, host: string): boolean =>
  consoleHost === null || host.replace(/:\d+$/, '').toLowerCase() === consoleHost;

/**
 * Where the console has a host of its own, it is nowhere else and nothing else is there: whatever is
 * asked for at the wrong one is answered like an address that never was.
 */
export const keepConsoleApart = (app: FastifyInstance, core: Core): void => {
  app.addHook('onRequest', (request, reply, next) => {
    const isConsole = isConsolePath(request.url);
    if (isConsole) reply.header('x-robots-tag', 'noindex');
    // A page of the console may ask for what it shows, whoever's call that is.
    if (core.config.consoleHost === null || inheritedCaller() || FOR_ALL.test(request.url))
      return next();
    const isConsoleHost = isConsoleServedAt(core, request.hostname);
    if (isConsole === isConsoleHost) return next();
    if (request.routeOptions.url !== PAGES) {
      reply.callNotFound();
      return;
    }
    request.raw.url = isConsoleHost ? `${CONSOLE_PATH}${NOWHERE}` : NOWHERE;
    next();
  });
};
