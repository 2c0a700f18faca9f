import type { Browser, Page } from '@playwright/test';
import { cookies } from '#contract/cookies.ts';
import { tables } from '#server/db/index.ts';
import { sendQueueChange } from '#server/live/index.ts';
import { emptyQueues } from '../support/browser/console.ts';
import { desktop } from '../support/browser/checks.ts';
import { expect, test, untilLive } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import { hosts } from '../support/browser/server.ts';
import { addPerson } from '../support/people.ts';
import { addWaiting } from '../support/reviews.ts';
import { addStaff } from '../support/staff.ts';

const PATH = '/console/photos';

test.use({ viewport: desktop });

/** The console of a colleague, in a browser of their own. */
const colleagueAt = async (browser: Browser, server: Server, path: string): Promise<Page> => {
  const staff = await addStaff(server.app.core, ['moderator']);
  const context = await browser.newContext({ viewport: desktop });
  const url = server.url(hosts[1]);
  await context.addCookies([
    { name: cookies.console, value: staff.staff, url, httpOnly: true, sameSite: 'Strict' },
  ]);
  const page = await context.newPage();
  await page.goto(server.url(hosts[1], path));
  return page;
};

test.afterEach(async ({ server }) => {
  await emptyQueues(server);
  await server.app.core.db.delete(tables.reviews);
});

test('[OPS-4] what a colleague decides is seen without a reload', async ({
  browser,
  page,
  server,
  signInStaff,
  troubles,
}) => {
  // These photos have no files.
  troubles.expect(/404/);
  await emptyQueues(server);
  const ada = await addPerson(server.app.core, 'Ada');
  await addWaiting(server.app, 2, ada);
  const colleague = await colleagueAt(browser, server, PATH);
  await expect(colleague.getByText('Ada, ')).toBeVisible();
  await signInStaff(['moderator']);
  const live = untilLive(page);
  await page.goto(server.url(hosts[1], PATH));
  await live;
  await expect(page.getByText(/is looking at this/).first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Photos 2 waiting' })).toBeVisible();
  await colleague.keyboard.press('a');
  await expect(page.getByRole('heading', { name: '1 waiting' })).toBeVisible();
  for (const console of [page, colleague]) {
    await expect(console.getByRole('link', { name: 'Photos 1 waiting' })).toBeVisible();
  }
  await colleague.context().close();
});

test('[OPS-4] who sits before an empty queue gets what comes', async ({
  page,
  server,
  signInStaff,
  troubles,
}) => {
  // This photo has no file.
  troubles.expect(/404/);
  const { core } = server.app;
  await emptyQueues(server);
  const ada = await addPerson(core, 'Ada');
  await signInStaff(['moderator']);
  const live = untilLive(page);
  await page.goto(server.url(hosts[1], PATH));
  await live;
  await expect(page.getByText('All done')).toBeVisible();
  await addWaiting(server.app, 1, ada);
  await core.transact((tx) => sendQueueChange(core, tx, 'photo', 1));
  await expect(page.getByText('Ada, ')).toBeVisible();
  await expect(page.getByText('All done')).toBeHidden();
});
