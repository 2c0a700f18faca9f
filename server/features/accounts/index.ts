export { memberOf } from './caller.ts';
export { isExcluded } from './exclusions.ts';
export { accountJobs } from './jobs.ts';
export { findAndLockUser, lockUser, readName } from './lock-account.ts';
export { resolveLocation, snapToGrid } from './location.ts';
export { accountRoutes } from './routes.ts';
export { endSessionsOf, isSessionAlive, findSession, startSession } from './sessions.ts';
export { updateAccount } from './settings.ts';
export { faceOf } from './users.ts';
