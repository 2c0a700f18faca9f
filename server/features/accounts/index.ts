import type { Core, Job } from '../../core/index.ts';
import { forgetExclusions } from './exclusions.ts';
import { forgetSessions } from './sessions.ts';

export { isExcluded } from './exclusions.ts';
export { accountRoutes } from './routes.ts';
export { endSession, endSessionsOf, sessionOf, startSession } from './sessions.ts';

/** The background work of accounts. */
export const accountJobs = (core: Core): readonly Job[] => [
  forgetSessions(core),
  forgetExclusions(core),
];
