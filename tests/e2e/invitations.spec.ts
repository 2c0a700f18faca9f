import { linkTo } from '#contract/routes.ts';
import credits from '#messages/en/credits.ts';
import texts from '#messages/en/invitations.ts';
import { expectSound, phone } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { htmlFor } from '../support/browser/html.ts';

test.use({ viewport: phone });

test('[LAND-5] a member makes a link, chooses what it opens, and copies it', async ({
  browser,
  context,
  open,
  page,
  server,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('Iris', { paidUser: true, credits: 20 });
  expect(await htmlFor(server, context, linkTo('credits'))).toMatch(
    new RegExp(`href="${linkTo('invitations')}"[^>]*>${credits.balance.invite}`),
  );
  await open(linkTo('invitations'));
  await page.getByRole('button', { name: texts.make }).click();
  const link = page.getByRole('textbox', { name: texts.link });
  await expect(link).toHaveValue(
    /\/landers\/alonetonight\/duet-street\?network=invitation&ref=\w+$/,
  );
  await page.getByRole('radio', { name: 'Version 2' }).check();
  await expect(link).toHaveValue(/\/landers\/alonetonight\/duet-rain\?/);
  await page.getByRole('button', { name: texts.copy }).click();
  await expect(page.getByRole('button', { name: texts.copied })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(await link.inputValue());
  // What is half below the bar at the top would count as small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectSound(page, 'invitations');

  // Whoever opens it sees that page, in the look of the site, and is remembered as invited.
  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const landed = await stranger.newPage();
  await landed.goto(address);
  await expect(landed.locator('html')).toHaveAttribute('data-niche', '1');
  await expect(landed.locator('[data-variant="rain"]')).toBeVisible();
  const kept = (await stranger.cookies()).find(({ name }) => name === 'trafficsource');
  expect(kept?.value).toContain(new URL(address).searchParams.get('ref'));
  await stranger.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[LAND-5] who has not paid is told what it takes', async ({ open, page, signIn }) => {
    await signIn('Jo');
    await open(linkTo('invitations'));
    await expect(page.getByText(texts.premium)).toBeVisible();
    await page.getByRole('link', { name: texts.getPremium }).click();
    await page.waitForURL(/\/premium/);
  });
});
