import type { Core, Tx } from '#server/core/index.ts';
import { queueMail } from '#server/core/index.ts';
import type { Bundle } from '../bundle.ts';
import { typeRules } from '../type-rules.ts';

export { mailJobs } from './jobs.ts';
export { mailRoutes } from './routes.ts';

/** Writes the letters of these bundles; they leave after the commit. */
export const mailBundles = async (
  core: Core,
  tx: Tx,
  bundles: readonly Bundle[],
): Promise<void> => {
  for (const [type, group] of Map.groupBy(bundles, (bundle) => bundle.type)) {
    for (const mail of await typeRules[type].writeMails(core, tx, group))
      await queueMail(core, tx, mail);
  }
};
