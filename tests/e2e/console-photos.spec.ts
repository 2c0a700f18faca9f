import { eq, isNotNull } from 'drizzle-orm';
import { consoleLimits } from '#contract/console/limits.ts';
import { tables } from '#server/db/index.ts';
import { addPerson } from '../support/people.ts';
import { addPhotoRows, photoRowsOf } from '../support/photos.ts';
import { desktop, expectAccessible, expectFits, phone } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import { between, touch } from '../support/browser/touch.ts';
import { carryOut } from '../support/reviews.ts';

const PATH = '/console/photos';

/** Photos that wait, of as many members. */
const addWaiting = async ({ app }: Server, count: number) => {
  await app.core.db.delete(tables.photos);
  const people = [];
  for (let number = 0; number < count; number += 1) {
    const person = await addPerson(app.core, `Waiting${number}`);
    const createdAt = new Date(Date.now() - (count - number) * 1000);
    await addPhotoRows(app.core, person, [{ status: 'pending', createdAt }]);
    people.push(person);
  }
  return people;
};

/** Photos without files would be an error to every test that opens the queue, and decisions count. */
test.afterEach(async ({ server }) => {
  await server.app.core.db.delete(tables.photos);
  await server.app.core.db.delete(tables.reviews);
  await server.app.core.db.delete(tables.cases);
});

test.describe('at a desk', () => {
  test.use({ viewport: desktop });

  test('[OPS-4] sixty photos are decided by keys alone, and the next one is always there', async ({
    page,
    server,
    signInStaff,
    troubles,
  }) => {
    // These photos have no files.
    troubles.expect(/404/);
    await addWaiting(server, consoleLimits.reviews.pauseAfter);
    await signInStaff(['moderator']);
    await page.goto(server.url('duet.localhost', PATH));
    for (let number = 0; number < consoleLimits.reviews.pauseAfter; number += 1) {
      await expect(page.getByText(`Waiting${number}, `)).toBeVisible();
      if (number % 3 === 2) {
        await page.keyboard.press('r');
        await page.keyboard.press('3');
      } else await page.keyboard.press('a');
    }
    await expect(page.getByText('60 pictures in a row')).toBeVisible();
    await expect(page.getByText('All done')).toBeVisible();
    const { reviews } = tables;
    await expect
      .poll(() => server.app.core.db.$count(reviews, eq(reviews.reason, 'unclear')))
      .toBe(consoleLimits.reviews.pauseAfter / 3);
  });

  test('[OPS-4] what was decided is undone by one key, and told when that is over', async ({
    page,
    server,
    signInStaff,
    troubles,
  }) => {
    troubles.expect(/404/);
    const [first, second] = await addWaiting(server, 2);
    if (!first || !second) throw new Error('Nobody waits.');
    await signInStaff(['moderator']);
    await page.goto(server.url('duet.localhost', PATH));
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Waiting1, ')).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByText('Waiting0, ')).toBeVisible();
    await page.getByRole('button', { name: /Nudity/ }).click();
    await expect(page.getByText('Waiting1, ')).toBeVisible();
    await expect.poll(() => server.app.core.db.$count(tables.reviews)).toBe(2);
    const [photo] = await photoRowsOf(server.app.core, first);
    await carryOut(server.app, photo?.id ?? '');
    expect(await photoRowsOf(server.app.core, first)).toMatchObject([
      { status: 'rejected', reason: 'nudity' },
    ]);
  });
});

test.describe('an unlawful photo', () => {
  test.use({ viewport: desktop });

  test('[OPS-4] is hidden by its key and a yes, and decided by somebody else', async ({
    page,
    server,
    signInStaff,
    troubles,
  }) => {
    troubles.expect(/404/);
    const [first] = await addWaiting(server, 2);
    if (!first) throw new Error('Nobody waits.');
    const { core } = server.app;
    const marker = await signInStaff(['moderator']);
    await page.goto(server.url('duet.localhost', PATH));
    await expect(page.getByText('Waiting0, ')).toBeVisible();
    await page.keyboard.press('u');
    const dialog = page.getByRole('dialog', { name: 'Is Waiting0’s picture unlawful?' });
    await expectAccessible(page, 'unlawful');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await core.db.$count(tables.securedPictures)).toBe(0);
    await page.keyboard.press('u');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Waiting1, ')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(await photoRowsOf(core, first)).toMatchObject([{ status: 'secured' }]);

    const isAbout = eq(tables.cases.memberId, first.profileId);
    const [opened] = await core.db.select().from(tables.cases).where(isAbout);
    const casePath = `/console/cases/${opened?.id}`;
    await page.goto(server.url('duet.localhost', casePath));
    await expect(page.getByText('You called a picture in this case unlawful.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Decide' })).toBeDisabled();

    await signInStaff(['moderator']);
    await page.goto(server.url('duet.localhost', casePath));
    const panel = page.getByRole('region', { name: 'Photo called unlawful' });
    await expect(panel.getByText(`Called unlawful by ${marker.name}.`)).toBeVisible();
    await expect(panel.getByRole('img')).toHaveCSS('filter', /blur/);
    await expectFits(page, casePath);
    await expectAccessible(page, casePath);
    await page.keyboard.press('1');
    await page.keyboard.press('Control+Enter');
    await expect(panel.getByText('Found lawful at')).toBeVisible();
    expect(await photoRowsOf(core, first)).toMatchObject([{ status: 'pending' }]);
  });
});

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(name, () => {
    test.use({ viewport });

    test('[OPS-15] photos, photos in chats and selfies are accessible and fit', async ({
      page,
      server,
      signInStaff,
      troubles,
    }) => {
      troubles.expect(/404/);
      await addWaiting(server, 3);
      await signInStaff(['moderator']);
      for (const path of [PATH, '/console/chat-photos', '/console/selfies']) {
        await page.goto(server.url('duet.localhost', path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const content =
          path === PATH ? page.getByText('Waiting0', { exact: false }) : page.getByText('All done');
        await expect(content.first()).toBeAttached();
        await expectFits(page, path);
        await expectAccessible(page, path);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('[OPS-4] a finger approves to the right, asks for the reason to the left, and undoes', async ({
    context,
    page,
    server,
    signInStaff,
    troubles,
  }) => {
    troubles.expect(/404/);
    await addWaiting(server, 3);
    await signInStaff(['moderator']);
    await page.goto(server.url('duet.localhost', PATH));
    const picture = page
      .getByRole('region', { name: /^Picture from/ })
      .locator('figure')
      .first();
    const cdp = await context.newCDPSession(page);
    const swipe = async (way: 1 | -1) => {
      const { x, y, width, height } = (await picture.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      const middle = { x: x + width / 2, y: y + height / 2 };
      await touch(cdp, between(middle, { x: middle.x + (way * width) / 2.2, y: middle.y }));
    };
    await expect(page.getByRole('region', { name: /from Waiting0/ })).toBeVisible();
    await swipe(1);
    await expect(page.getByText('Approved Waiting0’s picture')).toBeVisible();
    await expect(page.getByRole('region', { name: /from Waiting1/ })).toBeVisible();
    await page.locator('.c-review__thumbs').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('region', { name: /from Waiting0/ })).toBeVisible();
    await swipe(-1);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Unclear/ })
      .click();
    await expect(page.getByText('Rejected Waiting0’s picture')).toBeVisible();
    const { reviews } = tables;
    await expect
      .poll(() =>
        server.app.core.db
          .select({ reason: reviews.reason, isUndone: isNotNull(reviews.undoneAt) })
          .from(reviews)
          .orderBy(reviews.id),
      )
      .toEqual([
        { reason: null, isUndone: true },
        { reason: 'unclear', isUndone: false },
      ]);
  });

  test('[OPS-4] a photo is refused with a reason from the sheet', async ({
    page,
    server,
    signInStaff,
    troubles,
  }) => {
    troubles.expect(/404/);
    await addWaiting(server, 2);
    await signInStaff(['moderator']);
    await page.goto(server.url('duet.localhost', PATH));
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('button', { name: /A child in it/ }).click();
    await expect(page.getByText('Rejected Waiting0’s picture')).toBeVisible();
    const { reviews } = tables;
    await expect
      .poll(() => server.app.core.db.$count(reviews, eq(reviews.reason, 'child')))
      .toBe(1);
  });
});
