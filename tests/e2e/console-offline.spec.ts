import { and, eq } from 'drizzle-orm';
import { reviewDecide } from '#contract/console/reviews.ts';
import { cookies } from '#contract/cookies.ts';
import texts from '#messages/console/en.ts';
import { tables } from '#server/db/index.ts';
import { asStaff } from '../support/browser/as-member.ts';
import { desktop, expectAccessible } from '../support/browser/checks.ts';
import { emptyQueues } from '../support/browser/console.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import { hosts } from '../support/browser/server.ts';
import { addPerson } from '../support/people.ts';
import { addWaiting } from '../support/reviews.ts';
import { addStaff } from '../support/staff.ts';

const PATH = '/console/photos';
const { reviewClaims, reviews } = tables;

test.use({ viewport: desktop });

test.beforeEach(({ server }) => emptyQueues(server));

test.afterEach(async ({ server }) => {
  await emptyQueues(server);
  await server.app.core.db.delete(reviews);
});

/** Photos of two members, the first one's first. */
const addTwo = async ({ app }: Server) => {
  const [first] = await addWaiting(app, 1, await addPerson(app.core, 'Early'));
  const [second] = await addWaiting(app, 1, await addPerson(app.core, 'Late'));
  return [first ?? '', second ?? ''] as const;
};

test('[OPS-4] what is decided without a network is sent when it is back; what a colleague decided stands', async ({
  context,
  page,
  server,
  signInStaff,
  troubles,
}) => {
  // These photos have no files.
  troubles.expect(/404|409|ERR_INTERNET_DISCONNECTED|WebSocket/);
  const { db } = server.app.core;
  const [first, second] = await addTwo(server);
  const me = await signInStaff(['moderator']);
  await page.goto(server.url(hosts[1], PATH));
  await expect(page.getByText('Early, ')).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('a');
  await expect(page.getByText('Late, ')).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.press('3');
  await page.getByText('2 things are saved').click();
  const waiting = page.getByRole('list', { name: texts.outbox.title }).getByRole('listitem');
  await expect(waiting).toHaveText([
    /Approve, picture of Early/,
    /Reject, picture of Late: Unclear/,
  ]);
  await expectAccessible(page, 'offline');
  expect(await db.$count(reviews)).toBe(0);

  // Nobody was at work here for two minutes, as far as the server knows.
  const colleague = await addStaff(server.app.core, ['moderator']);
  await db.delete(reviewClaims);
  await asStaff(server, colleague)(reviewDecide, {
    body: { kind: 'photo', id: first, decision: 'rejected', reason: 'nudity' },
  });
  await context.setOffline(false);
  const conflict = page.getByRole('alert', { name: texts.outbox.tooLate });
  await expect(conflict).toContainText(`${colleague.name} has already decided.`);
  await expect(conflict).toContainText('Approve, picture of Early');
  await expect(waiting).toHaveCount(0);
  const own = and(eq(reviews.staffId, me.id), eq(reviews.reason, 'unclear'));
  await expect.poll(() => db.$count(reviews, own)).toBe(1);
  expect(await db.select({ subject: reviews.subject }).from(reviews).where(own)).toEqual([
    { subject: second },
  ]);
  await conflict.getByRole('button', { name: texts.outbox.leave }).click();
  await expect(conflict).toHaveCount(0);
});

test('[OPS-4] an own decision that arrived although its answer was lost is no conflict', async ({
  page,
  server,
  signInStaff,
  troubles,
}) => {
  troubles.expect(/404|ERR_FAILED/);
  await addTwo(server);
  const me = await signInStaff(['moderator']);
  await page.goto(server.url(hosts[1], PATH));
  await expect(page.getByText('Early, ')).toBeVisible();
  const { db } = server.app.core;
  let isLosing = true;
  await page.route(`**${reviewDecide.path}`, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST' || !isLosing) return route.continue();
    const answer = await server.app.http.inject({
      method: 'POST',
      url: reviewDecide.path,
      headers: {
        ...request.headers(),
        host: hosts[1],
        cookie: `${cookies.console}=${me.staff}`,
        'sec-fetch-site': 'same-origin',
      },
      payload: request.postData() ?? '',
    });
    expect(answer.statusCode, answer.body).toBe(200);
    await route.abort();
  });
  await page.keyboard.press('a');
  await expect(page.getByText('No connection since')).toBeVisible();
  expect(await db.$count(reviews)).toBe(1);
  isLosing = false;
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect(page.getByText('No connection since')).toHaveCount(0);
  await expect(page.getByText('Late, ')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await db.$count(reviews)).toBe(1);
});
