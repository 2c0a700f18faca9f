import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { addTime } from '#server/core/index.ts';
import { countDueHours } from '#server/features/figures/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addPerson } from '../support/people.ts';
import { addStaff } from '../support/staff.ts';

const app = await appOfFile();

/** What is told of all sites together after one more hour. */
const signupsAfter = async (hours: number) => {
  app.clock.forward({ hours });
  await countDueHours(app.core);
  return signups();
};

const signups = async () => {
  const boss = await addStaff(app.core, ['administrator']);
  const query = { period: '30', compare: 'none' } as const;
  return (await app.as(boss)(contract.figuresOverview, { query })).signups.total;
};

it('[OPS-12] adds up all sites again where the release before took their sums away', async () => {
  await countDueHours(app.core);
  await addPerson(app.core, 'Joana');
  await signupsAfter(24);
  await addPerson(app.core, 'Jorin');
  const told = await signupsAfter(24);
  expect(told).toBeGreaterThan(1);
  // It adds up the last days anew, and knows only of sites.
  const day = addTime(app.clock.now(), { hours: -72 }).toISOString();
  await app.core.db.execute(sql`delete from figure_days where site_id = 0 and day >= ${day}::date`);
  expect(await signups()).toBeLessThan(told);
  expect(await signupsAfter(1)).toBe(told);
});
