import type { Core, Job } from '#server/core/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { eraseAccounts } from './delete-account.ts';
import { forgetExclusions } from './exclusions.ts';
import { forgetExports, makeExport } from './export-data.ts';
import { forgetSignIns } from './login.ts';
import { forgetTokens } from './mail-tokens.ts';
import { forgetSessions } from './sessions.ts';
import { forgetWelcomed } from './welcome-credits.ts';

export { memberOf } from './caller.ts';
export { addCredits, refillLot, spendCreditsSql, emptyLot } from './ledger.ts';
export { isExcluded } from './exclusions.ts';
export { findAndLockUser, lockUser, readName } from './lock-account.ts';
export { resolveLocation, snapToGrid } from './location.ts';
export { accountRoutes } from './routes.ts';
export { endSessionsOf, isSessionAlive, findSession, startSession } from './sessions.ts';
export { updateAccount } from './settings.ts';
export { faceOf } from './users.ts';

/** The background work of accounts. */
export const accountJobs = (core: Core): readonly Job[] => [
  forgetSessions(core),
  forgetExclusions(core),
  forgetTokens(core),
  forgetSignIns(core),
  forgetExports(core),
  forgetWelcomed(core),
  eraseAccounts(core),
  makeExport(core, (id) => siteById(core, id)) as Job,
];
