import type { Core, Job } from '#server/core/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { eraseAccounts } from './delete-account.ts';
import { forgetExclusions } from './exclusions.ts';
import { forgetExports, makeExport } from './export-data.ts';
import { forgetMailboxes } from './known-mailboxes.ts';
import { forgetSignIns } from './log-in.ts';
import { forgetTokens } from './mail-tokens.ts';
import { forgetSessions } from './sessions.ts';

declare module '#server/core/jobs.ts' {
  interface Jobs {
    'forget-expired-sessions': NoPayload;
    'forget-exclusions': NoPayload;
    'forget-mail-tokens': NoPayload;
    'forget-sign-ins': NoPayload;
    'forget-exports': NoPayload;
    'forget-welcomed': NoPayload;
    'erase-accounts': NoPayload;
  }
}

/** The background work of accounts. */
export const accountJobs = (core: Core): readonly Job[] => [
  forgetSessions(core),
  forgetExclusions(core),
  forgetTokens(core),
  forgetSignIns(core),
  forgetExports(core),
  forgetMailboxes(core),
  eraseAccounts(core),
  makeExport(core, (id) => siteById(core, id)),
];
