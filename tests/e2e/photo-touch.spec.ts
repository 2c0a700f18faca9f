import type { Page } from '@playwright/test';
import { screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import {
  addPhotos,
  cropDialog,
  expectOrder,
  fileOf,
  input,
  photosPath,
  texts,
  tiles,
} from '../support/browser/photos.ts';
import type { Point } from '../support/browser/touch.ts';
import { between, touch } from '../support/browser/touch.ts';

test.use({ hasTouch: true, viewport: screens.phone });

const middleOf = async (page: Page, index: number): Promise<Point> => {
  const box = await tiles(page).nth(index).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 3 };
};

/** Runs in the page: how far the sheet is scrolled once it no longer scrolls by itself. */
const restingPlace = () =>
  new Promise<number>((resolve) => {
    const scrolled = () => document.querySelector('[data-scroller]')?.scrollTop ?? 0;
    let [place, frames] = [scrolled(), 0];
    const look = () => {
      frames = scrolled() === place ? frames + 1 : 0;
      place = scrolled();
      if (frames < 10) requestAnimationFrame(look);
      else resolve(place);
    };
    look();
  });

test('[MEM-2] a finger that rests drags, one that moves on scrolls; two zoom the crop', async ({
  context,
  open,
  page,
  server,
  signIn,
}) => {
  // So low that the photos do not all fit.
  await page.setViewportSize({ ...screens.phone, height: 640 });
  const person = await signIn('Max', { paidUser: true });
  await addPhotos(server, person, ['red', 'green', 'blue']);
  await page.clock.install();
  await open(photosPath);
  await expectOrder(page, 'red', 'green', 'blue');
  await tiles(page).first().scrollIntoViewIfNeeded();
  const cdp = await context.newCDPSession(page);

  const start = await middleOf(page, 1);
  // However long the steps of this finger take, it has not rested.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await touch(cdp, between(start, { x: start.x, y: start.y - 120 }));
  await page.clock.resume();
  await expect.poll(() => page.evaluate(restingPlace)).toBeGreaterThan(0);
  await expectOrder(page, 'red', 'green', 'blue');

  await tiles(page).first().scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(restingPlace);
  const [from, to] = [await middleOf(page, 2), await middleOf(page, 0)];
  const dragged = tiles(page).and(page.locator('[style*="translate"]'));
  await touch(cdp, between(from, to), () => expect(dragged).toHaveCount(1));
  await expectOrder(page, 'blue', 'red', 'green');
  expect(await page.evaluate(restingPlace)).toBe(scrolled);

  // Two fingers zoom the crop, one moves it.
  await input(page).setInputFiles(await fileOf('red'));
  const frame = cropDialog(page).getByRole('application');
  const zoom = cropDialog(page).getByRole('slider', { name: texts.crop.zoom });
  const box = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const pinch = [20, 30, 40, 50].map((apart) => [
    { x: x - apart, y },
    { x: x + apart, y },
  ]);
  await touch(cdp, pinch);
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.5);
  const image = frame.locator('img');
  const placed = await image.boundingBox();
  await touch(cdp, between({ x, y }, { x: x + 24, y: y + 16 }));
  const after = await image.boundingBox();
  expect(after?.x).toBeCloseTo((placed?.x ?? 0) + 24, 0);
  expect(after?.y).toBeCloseTo((placed?.y ?? 0) + 16, 0);
});
