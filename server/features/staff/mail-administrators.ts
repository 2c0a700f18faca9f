import { CONSOLE_PATH } from '#contract/console/index.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import { originOf, queueMail } from '#server/core/index.ts';
import { isAdministrator } from './policy.ts';
import { listStaff } from './queries.ts';

/** Where the console of an installation is reached from outside. */
export const consoleOriginOf = (core: Core, site: Site): string => {
  const { consoleHost } = core.config;
  const origin = new URL(originOf(core, site));
  if (consoleHost !== null) origin.hostname = consoleHost;
  return origin.origin;
};

/** Tells all administrators of something that concerns the safety of the console. */
export const mailAdministrators = async (
  core: Core,
  tx: Tx,
  site: Site,
  template: 'staffRecoveryUsed' | 'staffCodesBlocked',
  values: { readonly name: string },
): Promise<void> => {
  const people = await listStaff(tx.db);
  for (const { email, language } of people.filter(({ roles }) => isAdministrator(roles))) {
    await queueMail(core, tx, {
      to: email,
      locale: language,
      site,
      template,
      values,
      origin: consoleOriginOf(core, site),
      path: CONSOLE_PATH,
    });
  }
};
