export { countryOf, selectedCountry } from './caller.ts';
export type { Caller, Session, Site, StaffSession } from './caller.ts';
export { addTime, systemClock } from './clock.ts';
export type { Clock } from './clock.ts';
export type { Core } from './core.ts';
export { comesAfter, latestFirst, sealedCursor } from './cursor.ts';
export { Refusal, fieldError, fillText, sqlState } from './errors.ts';
export { countDeliveries } from './count-deliveries.ts';
export { createEvents } from './events.ts';
export type { Events } from './events.ts';
export { hashOf, newId, newToken, readableCode } from './ids.ts';
export { readDatabaseSize, readServerState } from './database-state.ts';
export type { ServerState } from './database-state.ts';
export { countJobs, listFailedJobs } from './job-queue-state.ts';
export type { JobCounts } from './job-queue-state.ts';
export { readLastBackup, writeLastBackup } from './last-backup.ts';
export { startJobs } from './jobs.ts';
export type { Job, JobQueue } from './jobs.ts';
export { memoizeLatest } from './memoize-latest.ts';
export { createLog } from './log.ts';
export type { LogStream } from './log.ts';
export {
  askForPasskey,
  askForRegistration,
  findPasskey,
  forgetChallenges,
  listPasskeys,
  registerPasskey,
  removePasskey,
  toPasskeyView,
  verifyPasskey,
} from './passkeys.ts';
export { measureProcess } from './process-metrics.ts';
export { readLate } from './read-late.ts';
export { readRelease } from './release.ts';
export { createSample, NotMeasured } from './sample.ts';
export type { Sample } from './sample.ts';
export { tellSample } from './sampled-gauge.ts';
export { openSeal } from './seal.ts';
export { measureSecurity } from './security-metrics.ts';
export { logSecurityEventAfterCommit, logSecurityEvent } from './security.ts';
export type { Seal } from './seal.ts';
export { readSnapshot } from './snapshot.ts';
export { isTimeZone, zoneOf } from './time-zone.ts';
export { RetryTransaction, lockByName, transact, tryLockByName } from './transaction.ts';
export type { Tx } from './transaction.ts';
export {
  colours,
  composeMail,
  forgetMails,
  originOf,
  queueMail,
  queueMails,
  sendMail,
} from './mail/index.ts';
export type {
  MakeAttachment,
  AttachmentRequest,
  Fact,
  MailRequest,
  Section,
} from './mail/index.ts';
export { forgetSms, sendSms, queueSms } from './sms.ts';
export { vacuum } from './vacuum.ts';
