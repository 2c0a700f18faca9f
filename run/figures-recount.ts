import { ConfigError } from '#server/config/index.ts';
import { countDueHours, recountFrom } from '#server/features/figures/index.ts';
import { runCommand } from './command.ts';

const USAGE = 'Say from which day on: npm run figures:recount -- --from 2026-10-01';

await runCommand(
  { options: { from: { type: 'string' } }, usage: USAGE },
  async (core, { from }) => {
    const day = /^\d{4}-\d\d-\d\d$/.test(from ?? '') ? new Date(`${from}T00:00:00Z`) : null;
    if (!day || isNaN(day.getTime())) throw new ConfigError(USAGE);
    const hours = await core.transact((tx) => recountFrom(tx, day));
    await countDueHours(core);
    return { text: `${hours} hours were counted again.`, isFine: true };
  },
);
