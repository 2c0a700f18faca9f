import type { Core, Tx } from '#server/core/index.ts';
import { queueMails } from '#server/core/index.ts';
import type { Bundle } from '../bundle.ts';
import { typeRules } from '../type-rules.ts';

export { mailJobs } from './jobs.ts';
export { writeNotice } from './news-mails.ts';
export { mailRoutes } from './routes.ts';
export { openMailId } from './tokens.ts';

/** Writes the mails of these bundles; they leave after the commit. */
export const mailBundles = async (
  core: Core,
  tx: Tx,
  bundles: readonly Bundle[],
): Promise<void> => {
  for (const [type, group] of Map.groupBy(bundles, (bundle) => bundle.type)) {
    await queueMails(core, tx, await typeRules[type].writeMails(core, tx, group));
  }
};
