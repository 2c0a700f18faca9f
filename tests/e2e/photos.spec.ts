import { eq } from 'drizzle-orm';
import { linkTo } from '#contract/routes.ts';
import member from '#messages/en/member.ts';
import en from '#messages/en/public.ts';
import { tables } from '#server/db/index.ts';
import { expectAccessible, expectFits } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import {
  addPhotos,
  change,
  expectOrder,
  fileOf,
  input,
  photosPath,
  section,
  submit,
  texts,
  tiles,
} from '../support/browser/photos.ts';
import { photoRowsOf } from '../support/photos.ts';

test.beforeEach(async ({ server }) => {
  await server.app.core.db.delete(tables.rateLimits);
});

test('[MEM-2] three for free, the way to more, order by dragging and by keyboard, also while the last one is being saved, main photo and deletion', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const person = await signIn('Ivo');
  await addPhotos(server, person, ['red']);
  await open(photosPath);
  // Told before it is reached.
  await expect(
    section(page).getByText('You can have 3 photos, and 25 with Premium.'),
  ).toBeVisible();
  await input(page).setInputFiles(
    await Promise.all([fileOf('green'), fileOf('blue'), fileOf('yellow')]),
  );
  await submit(page, '2 photos').click();
  await expect(section(page).getByRole('status')).toContainText(['One photo was over your limit']);
  await expectOrder(page, 'red', 'green', 'blue');
  await expect(input(page)).toHaveCount(0);
  const more = section(page).getByRole('link', { name: 'Up to 25 photos with Premium' });
  const premium = linkTo('premium', {}, { back: linkTo('profile') });
  await expect(more).toHaveAttribute('href', premium);
  // What it is and how to get it, in the same words as everywhere.
  const note = section(page).getByRole('note').filter({ hasText: '3 photos are free' });
  await expect(note.getByRole('link')).toHaveAttribute('href', premium);

  const { users } = tables;
  await server.app.core.db.update(users).set({ paidUser: true }).where(eq(users.id, person.id));
  await page.reload();
  await expect(section(page).getByText('3 of 25 photos')).toBeVisible();
  await expect(input(page)).toHaveCount(1);

  const idsNow = async () => (await photoRowsOf(server.app.core, person)).map(({ id }) => id);
  const [red, green, blue] = await idsNow();
  const saved = section(page).getByText('Saved');

  const centre = async (index: number) => {
    const box = await tiles(page).nth(index).boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 60] as const;
  };
  await tiles(page).first().scrollIntoViewIfNeeded();
  const [from, to] = [await centre(2), await centre(0)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] - 20, from[1], { steps: 3 });
  await page.mouse.move(...to, { steps: 10 });
  await page.mouse.up();
  await expectOrder(page, 'blue', 'red', 'green');
  await expect(saved).toBeVisible();
  expect(await idsNow()).toEqual([blue, red, green]);
  const rows = await photoRowsOf(server.app.core, person);
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2]);

  await change(page, 3, texts.earlier);
  await expectOrder(page, 'blue', 'green', 'red');
  await expect(section(page).getByText('Photo moved to position 2 of 3.')).toBeAttached();
  // The focus goes along with the photo.
  await expect(page.getByRole('button', { name: 'Edit photo 2', exact: true })).toBeFocused();
  await change(page, 2, texts.makeMain);
  await expectOrder(page, 'green', 'blue', 'red');
  await change(page, 2, texts.later);
  await expectOrder(page, 'green', 'red', 'blue');
  await expect.poll(idsNow).toEqual([green, red, blue]);
  await expect(saved).toBeVisible();

  // A photo that is moved while the last order is being saved.
  const moved = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/profile.data*', async (route) => {
    asked.resolve();
    await moved.promise;
    await route.fallback();
  });
  await change(page, 3, texts.makeMain);
  await expectOrder(page, 'blue', 'green', 'red');
  await asked.promise;
  await change(page, 2, texts.later);
  await expectOrder(page, 'blue', 'red', 'green');
  moved.resolve();
  await expect.poll(idsNow).toEqual([blue, red, green]);
  await expect(saved).toBeVisible();
  await expectOrder(page, 'blue', 'red', 'green');
  await page.unroute('**/profile.data*');

  await change(page, 1, texts.delete);
  const sure = page.getByRole('dialog', { name: texts.sure.title });
  await expectAccessible(page, 'deleting', '[open]');
  await sure.getByRole('button', { name: texts.sure.cancel }).last().click();
  await expect(tiles(page)).toHaveCount(3);
  await change(page, 1, texts.delete);
  await sure.getByRole('button', { name: texts.sure.confirm }).click();
  await expect(section(page).getByText(texts.deleted)).toBeFocused();
  await expectOrder(page, 'red', 'green');
  expect(await idsNow()).toEqual([red, green]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[MEM-2] one at a time, by plain forms', async ({
    open,
    page,
    server,
    signIn,
    troubles,
  }) => {
    troubles.expect(/400/);
    const person = await signIn('Kit');
    await open(photosPath);
    const choose = section(page).getByLabel(texts.choose);
    const upload = section(page).getByRole('button', { name: texts.upload });
    await choose.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await upload.click();
    await expect(section(page).getByRole('alert')).toHaveText(en.errors.not_a_picture);
    for (const name of ['red', 'green'] as const) {
      await choose.setInputFiles(await fileOf(name));
      await upload.click();
      await expect(section(page).getByText(member.settings.saved)).toBeVisible();
    }
    const [red, green] = await photoRowsOf(server.app.core, person);
    await expect(tiles(page)).toHaveCount(2);
    await section(page).getByRole('button', { name: texts.makeMain }).click();
    await expect(tiles(page).first()).toHaveAttribute('data-photo', green?.id ?? '');
    await section(page).getByRole('button', { name: texts.delete }).first().click();
    await expect(tiles(page)).toHaveCount(1);
    await expect(tiles(page).first()).toHaveAttribute('data-photo', red?.id ?? '');
    await expectFits(page, 'photos without scripts');
  });

  test('[MEM-2] what became of each', async ({ open, page, server, signIn }) => {
    const person = await signIn('Jo', { siteId: 3, country: 'GB' });
    await addPhotos(server, person, ['red', 'green'], 'pending');
    const { photos } = tables;
    const [, second] = await photoRowsOf(server.app.core, person);
    const refused = { status: 'rejected', reason: 'contact_details' } as const;
    await server.app.core.db
      .update(photos)
      .set(refused)
      .where(eq(photos.id, second?.id ?? ''));
    await open(photosPath, 'harbour.localhost');
    await expect(tiles(page).nth(0)).toContainText(texts.status.pending);
    await expect(tiles(page).nth(1)).toContainText(texts.status.rejected);
    await expect(section(page).getByText(texts.review.before)).toBeVisible();
    await expect(
      section(page).getByText(`Photo 2 wasn’t accepted: ${texts.reasons.contact_details}`),
    ).toBeVisible();
    await expectAccessible(page, 'refused photo');
  });
});
