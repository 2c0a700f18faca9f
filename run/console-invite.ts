import * as z from 'zod/mini';
import { email as emailSchema } from '#contract/core/schemas.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { ConfigError } from '#server/config/index.ts';
import type { Core, Site } from '#server/core/index.ts';
import { listSites } from '#server/features/site/index.ts';
import { inviteAdministrator } from '#server/features/staff/index.ts';
import { runCommand } from './command.ts';

const USAGE =
  'Say whom to invite: npm run console:invite -- --email ada@team.example [--name Ada] [--site duet.example]';

/** The site under whose domain the link leads to the console; the first one if none is named. */
const findSite = async (core: Core, domain: string | undefined): Promise<Site> => {
  const sites = await listSites(core).catch(() => []);
  const site = domain === undefined ? sites[0] : sites.find((one) => one.domain === domain);
  if (site) return site;
  const known = sites.map((one) => one.domain).join(', ');
  throw new ConfigError(
    known
      ? `No site has this domain. There are: ${known}`
      : 'There is no site yet: start Duet once.',
  );
};

await runCommand(
  {
    usage: USAGE,
    options: { email: { type: 'string' }, name: { type: 'string' }, site: { type: 'string' } },
  },
  async (core, { email: address, name = '', site: domain }) => {
    const email = z.safeParse(emailSchema, address);
    if (!email.success) throw new ConfigError(USAGE);
    const site = await findSite(core, domain);
    const link = await inviteAdministrator(core, site, { email: email.data, name });
    const { invitationHours } = consoleLimits.staff;
    const text = `This link opens the console for ${email.data}. It works once, within ${invitationHours} hours:\n${link}`;
    return { text, isFine: true };
  },
);
