import type { Page } from '@playwright/test';
import { landers } from '#contract/landers.ts';
import { linkTo } from '#contract/routes.ts';
import collage from '#messages/en/landers/collagelanding.ts';
import gallery from '#messages/en/landers/gallery.ts';
import network from '#messages/en/landers/socialnetwork.ts';
import en from '#messages/en/public.ts';
import { expectSound } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import { button, signup, title } from '../support/browser/signup.ts';

const names = ['collagelanding', 'gallery', 'socialnetwork'] as const;

const goTo = async (page: Page, server: Server, path: string) => {
  const answer = await page.goto(server.url('duet.localhost', `/landers/${path}`));
  expect(answer?.status()).toBe(200);
};

const call = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('[LAND-2] the variants of collage, gallery and network are accessible in light and dark', async ({
  page,
  server,
}) => {
  for (const [row, name] of names.entries()) {
    for (const [column, variant] of landers[name].entries()) {
      // Checking all in both would take as long again, and each page has both among its variants.
      const colorScheme = (row + column) % 2 === 0 ? 'light' : 'dark';
      // The first of them is seen by every-page.spec.ts, in light.
      if (column === 0 && colorScheme === 'light') continue;
      await page.emulateMedia({ colorScheme });
      await goTo(page, server, `${name}/${variant}`);
      await expectSound(page, variant);
    }
  }
});

test('[LAND-2] portraits of the collage trade places until somebody wants peace', async ({
  page,
  server,
}) => {
  const order = () =>
    page.locator('[data-face] img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  await goTo(page, server, 'collagelanding');
  await expect(button(page, collage.pause)).toBeHidden();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await goTo(page, server, 'collagelanding');
  const before = await order();
  await page.clock.runFor(3000);
  const after = await order();
  expect(after).not.toEqual(before);
  expect(new Set(after)).toEqual(new Set(before));

  await button(page, collage.pause).click();
  await page.clock.runFor(9000);
  expect(await order()).toEqual(after);
  await button(page, collage.play).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3000);
  expect(await order()).not.toEqual(after);
});

test('[LAND-2] one walks along the gallery with arrows and with keys, and it blurs on the way', async ({
  page,
  server,
}) => {
  await goTo(page, server, 'gallery');
  const hall = page.getByRole('region', { name: gallery.hall });
  const walked = () => hall.evaluate((element) => element.scrollLeft);
  const blurs = await hall
    .locator('img')
    .evaluateAll((all) => all.map((one) => Number(/[\d.]+/.exec(getComputedStyle(one).filter))));
  expect(blurs[0]).toBe(0);
  expect(blurs.at(-1)).toBeGreaterThan(8);
  await button(page, gallery.further).click();
  await expect.poll(walked).toBeGreaterThan(0);
  await button(page, gallery.back).click();
  await expect.poll(walked).toBe(0);
  await hall.press('ArrowRight');
  await expect.poll(walked).toBeGreaterThan(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[LAND-2] [ACC-2] what is written in the network comes along into the signup', async ({
      page,
      server,
    }) => {
      const words = 'The tomatoes say hello.';
      await goTo(page, server, 'socialnetwork/week');
      await expect(page.getByText(network.rides)).toBeHidden();
      await page.getByLabel(network.ask).fill(words);
      await call(page, network.week.call).click();
      await expect(page.getByText(network.rides)).toBeVisible();
      if (javaScriptEnabled) await expect(page.getByText(words)).toBeVisible();
      await page.getByRole('radio', { name: en.join.genders.woman, exact: true }).check();
      await page.getByRole('checkbox', { name: en.join.sought.man, exact: true }).check();
      await button(page, en.join.submit).click();
      await expect(title(page, signup.where.title)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${linkTo('signup')}$`));
      await expect(page.locator('input[name="signup_message"]')).toHaveValue(words);
    });
  });
}
