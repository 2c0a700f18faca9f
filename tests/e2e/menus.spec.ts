import type { Locator, Page } from '@playwright/test';
import { expectAccessible, phone } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';

const menu = (page: Page) => page.getByRole('menu');
const account = (page: Page) => page.getByRole('button', { name: 'Account' });
const more = (page: Page) => page.locator('#overlays').getByRole('button', { name: 'More' });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });
const sound = (page: Page) => page.getByRole('menuitemcheckbox', { name: 'Show me online' });

const expectClosed = async (page: Page, button: Locator) => {
  await expect(menu(page)).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
};

test.use({ pages: 'dev' });

test.beforeEach(async ({ open, troubles }) => {
  // One of the photos there shows what a missing one looks like.
  troubles.expect(/missing\.webp/);
  await open('/dev/ui');
});

/** On one page, which is a heavy one. */
test('menus by keys and by clicks', async ({ page }) => {
  await test.step('a menu by keys', async () => {
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await account(page).focus();
      await page.keyboard.press(key);
      await expect(item(page, 'Profile'), key).toBeFocused();
      await expect(account(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(account(page)).toBeFocused();
      await expectClosed(page, account(page));
    }
    await page.keyboard.press('ArrowUp');
    await expect(item(page, 'Log out')).toBeFocused();
    for (const [key, entry] of [
      ['ArrowDown', item(page, 'Profile')],
      ['ArrowUp', item(page, 'Log out')],
      ['Home', item(page, 'Profile')],
      ['s', sound(page)],
      ['End', item(page, 'Log out')],
      ['c', item(page, 'Credits')],
    ] as const) {
      await page.keyboard.press(key);
      await expect(entry, key).toBeFocused();
    }
    // Tab closes it and goes on from its button.
    await page.keyboard.press('Tab');
    await expectClosed(page, account(page));
    await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
  });

  await test.step('choosing closes a menu, and one of several is chosen', async () => {
    await account(page).click();
    await expect(sound(page)).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('s');
    await page.keyboard.press('Space');
    await expectClosed(page, account(page));
    await expect(account(page)).toBeFocused();
    await account(page).click();
    await expect(sound(page)).toHaveAttribute('aria-checked', 'false');
    await item(page, 'Credits').click();
    await expectClosed(page, account(page));
    await expect(page).toHaveURL(/#overlays$/);

    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('English');
    await page.getByRole('menuitemradio', { name: 'Suomi' }).click();
    await page.getByRole('button', { name: 'Suomi' }).click();
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Suomi');
  });

  await test.step('a click on a disabled entry leaves a menu open, one on the button or beside it closes it', async () => {
    await more(page).click();
    await page.keyboard.press('End');
    await expect(item(page, 'Block')).toBeFocused();
    await item(page, 'Gesprächsverlaufslöschung').click({ force: true });
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(page, more(page));

    await account(page).click();
    await expect(menu(page)).toBeVisible();
    await account(page).click();
    await expectClosed(page, account(page));
    await account(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expectClosed(page, account(page));
  });
});

test('a menu follows its button and stays in the window', async ({ page }) => {
  const button = more(page);
  const expectInside = () =>
    expect
      .poll(async () => {
        const box = await menu(page).boundingBox();
        return box !== null && box.x >= 16 && box.x + box.width <= phone.width - 16;
      })
      .toBe(true);
  await button.click();
  await page.setViewportSize(phone);
  await expectInside();
  await page.keyboard.press('Escape');
  await expectClosed(page, button);
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.click();
  const gap = async () => {
    const [above, below] = [await button.boundingBox(), await menu(page).boundingBox()];
    return below && above ? Math.round(below.y - above.y - above.height) : null;
  };
  expect(await gap()).toBe(8);
  await page.mouse.wheel(0, 60);
  await expect.poll(gap).toBe(8);
  await expectInside();
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect.poll(gap).toBeLessThan(0);
  await expectAccessible(page, 'open menu');
});
