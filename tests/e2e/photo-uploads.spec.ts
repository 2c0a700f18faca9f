import { limits } from '#contract/limits.ts';
import member from '#messages/en/member.ts';
import en from '#messages/en/public.ts';
import { tables } from '#server/db/index.ts';
import { expectAccessible, expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import {
  colours,
  cropDialog,
  expectOrder,
  fileOf,
  input,
  photosPath,
  pictureOf,
  section,
  submit,
  texts,
  tiles,
} from '../support/browser/photos.ts';
import { photoRowsOf } from '../support/photos.ts';
import { photo, quarters } from '../support/pictures.ts';

const { crop, sending } = texts;

test.beforeEach(async ({ server }) => {
  await server.app.core.db.delete(tables.rateLimits);
});

test.use({ viewport: screens.phone });

test('[MEM-2] [MEM-4] files that will not do are refused at once, in words; others are cropped, several at once, dropped and pasted', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const person = await signIn('Eva');
  await open(photosPath);
  const small = await pictureOf(colours.red, { width: 300, height: 399 });
  const heavy = Buffer.concat([
    await pictureOf(colours.red),
    Buffer.alloc(limits.picture.maxBytes),
  ]);
  const jpeg = 'image/jpeg';
  await input(page).setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
    { name: 'small.jpg', mimeType: jpeg, buffer: small },
    { name: 'heavy.jpg', mimeType: jpeg, buffer: heavy },
    { name: 'broken.jpg', mimeType: jpeg, buffer: (await pictureOf(colours.red)).subarray(0, 200) },
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') },
  ]);
  const alerts = section(page).getByRole('alert');
  await expect(alerts).toHaveText(
    [
      `notes.txt: ${en.errors.not_a_picture}`,
      `small.jpg: ${en.errors.picture_too_small}`,
      'heavy.jpg: This photo is too large. The limit is 12 MB.',
      `broken.jpg: ${en.errors.picture_broken}`,
      texts.heic.replace('{name}', 'IMG_1.HEIC'),
    ].map((text) => new RegExp(text.replaceAll(/[.?]/g, '\\$&'))),
  );
  await expect(cropDialog(page)).toHaveCount(0);
  await expectAccessible(page, 'refused files');

  // They stand in the order they were chosen in.
  await input(page).setInputFiles(
    await Promise.all([fileOf('red'), fileOf('green'), fileOf('blue')]),
  );
  await expect(cropDialog(page)).toBeVisible();
  await expectSound(page, 'crop', '[open]');
  await cropDialog(page)
    .getByRole('button', { name: /^Remove blue/ })
    .click();
  await submit(page, '2 photos').click();
  await expect(cropDialog(page)).toHaveCount(0);
  await expectOrder(page, 'red', 'green');
  await expect(section(page).getByText('2 of 3 photos')).toBeVisible();
  expect(await photoRowsOf(server.app.core, person)).toHaveLength(2);
  // The own picture stands in the navigation from then on.
  const account = page.getByRole('button', { name: member.nav.account });
  await expect(account.locator('img')).toHaveAttribute('src', /^\/api\/photos\/.+-thumb\.webp$/);

  const bytes = [...(await pictureOf(colours.yellow))];
  const transfer = await page.evaluateHandle((data) => {
    const holder = new DataTransfer();
    holder.items.add(new File([new Uint8Array(data)], 'yellow.jpg', { type: 'image/jpeg' }));
    return holder;
  }, bytes);
  const list = section(page).getByRole('list').first();
  await list.dispatchEvent('dragenter', { dataTransfer: transfer });
  await list.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(submit(page, '1 photo')).toBeVisible();
  await cropDialog(page).getByRole('button', { name: crop.close }).click();
  await page.evaluate((clipboardData) => {
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  }, transfer);
  await submit(page, '1 photo').click();
  await expectOrder(page, 'red', 'green', 'yellow');
});

test('[MEM-2] the part that is chosen, by wheel, drag, slider and keys, is the part that is kept', async ({
  open,
  page,
  signIn,
}) => {
  await signIn('Ben');
  await open(photosPath);
  const buffer = await quarters(1600, 1600).png().toBuffer();
  await input(page).setInputFiles({ name: 'quarters.png', mimeType: 'image/png', buffer });
  const frame = cropDialog(page).getByRole('application');
  await expect(frame).toBeFocused();
  // In the hand it is most of the screen, and all of the dialog is in sight.
  const shown = await frame.boundingBox();
  expect(shown?.height ?? 0).toBeGreaterThan(screens.phone.height / 2);
  await expect(submit(page, '1 photo')).toBeInViewport({ ratio: 1 });
  const zoom = cropDialog(page).getByRole('slider', { name: crop.zoom });
  const image = frame.locator('img');
  await frame.hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.3);
  const before = await image.boundingBox();
  const box = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2 + 20, { steps: 3 });
  await page.mouse.up();
  const after = await image.boundingBox();
  expect(after?.x).toBeCloseTo((before?.x ?? 0) + 30, 0);
  expect(after?.y).toBeCloseTo((before?.y ?? 0) + 20, 0);
  await zoom.fill('1');
  // What is as narrow as the frame can be: the square is as high as it.
  await expect.poll(async () => (await image.boundingBox())?.height).toBeCloseTo(box.height, 0);

  await frame.focus();
  for (let press = 0; press < 8; press += 1) await frame.press('+');
  expect(Number(await zoom.inputValue())).toBeGreaterThan(2);
  // Keys move the picture: down and right shows what is above and left.
  for (let press = 0; press < 30; press += 1) {
    await frame.press('ArrowDown');
    await frame.press('ArrowRight');
  }
  await submit(page, '1 photo').click();
  await expectOrder(page, 'red');
});

test('[MEM-2] real progress, and a way to stop; a failed upload is tried again, and kept once', async ({
  context,
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/ERR_CONNECTION|ERR_FAILED|Failed to load resource/);
  const person = await signIn('Cas');
  await open(photosPath);
  const buffer = await (await photo(900, 1200)).jpeg({ quality: 90 }).toBuffer();
  const cdp = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 5000 };
  await cdp.send('Network.emulateNetworkConditions', slow);
  const files = ['one.jpg', 'two.jpg', 'three.jpg'].map((name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer,
  }));
  await input(page).setInputFiles(files);
  await submit(page, '3 photos').click();
  const bar = (name: string) =>
    section(page).getByRole('progressbar', { name: sending.label.replace('{name}', name) });
  await expect(section(page).getByText(sending.waiting)).toHaveCount(1);
  await expect
    .poll(async () => Number(await bar('one.jpg').getAttribute('aria-valuenow')))
    .toBeGreaterThan(0);
  // All of it takes minutes at this pace.
  expect(Number(await bar('one.jpg').getAttribute('aria-valuenow'))).toBeLessThan(100);
  for (const { name } of files) {
    await section(page)
      .getByRole('button', { name: sending.cancel.replace('{name}', name) })
      .click();
  }
  await expect(section(page).getByRole('progressbar')).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(0);
  expect(await photoRowsOf(server.app.core, person)).toEqual([]);
  await cdp.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });

  let cut = true;
  await page.route('**/api/photos.php*', async (route) => {
    if (route.request().method() !== 'POST' || !cut) return route.continue();
    cut = false;
    // It has arrived, and only the answer gets lost.
    const request = route.request();
    const { host, pathname, search } = new URL(request.url());
    const { statusCode } = await server.app.http.inject({
      method: 'POST',
      url: pathname + search,
      headers: { ...(await request.allHeaders()), host, 'sec-fetch-site': 'same-origin' },
      payload: request.postDataBuffer() ?? '',
    });
    expect(statusCode).toBe(200);
    return route.abort('connectionreset');
  });
  await input(page).setInputFiles(await fileOf('red'));
  await submit(page, '1 photo').click();
  await expect(section(page).getByRole('alert')).toContainText(en.errors.unavailable);
  await expectAccessible(page, 'failed upload');
  await section(page).getByRole('button', { name: sending.retry }).click();
  await expectOrder(page, 'red');
  await expect(section(page).getByRole('alert')).toHaveCount(0);
  expect(await photoRowsOf(server.app.core, person)).toHaveLength(1);
});
