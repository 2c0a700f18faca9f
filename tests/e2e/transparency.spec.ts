import { linkTo } from '#contract/routes.ts';
import german from '#messages/de/transparency.ts';
import console from '#messages/console/en.ts';
import english from '#messages/en/transparency.ts';
import { tables } from '#server/db/index.ts';
import { expectAccessible, expectSound } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';

const { transparency: texts } = console;

test.afterEach(({ server }) => server.app.core.db.delete(tables.transparencyReports));

test('[OPS-12] a report is published in the console, and read by everybody', async ({
  context,
  open,
  page,
  signInStaff,
}) => {
  const year = new Date().getUTCFullYear() - 1;
  await signInStaff(['administrator']);
  await open(`/console/transparency?year=${year}`);
  await expect(page.getByText(texts.chooseSite)).toBeVisible();
  await open(`/console/transparency?year=${year}&site=1`);
  await page.getByRole('button', { name: texts.publish, exact: true }).click();
  await expect(page.getByRole('button', { name: texts.withdraw })).toBeVisible();
  await expectAccessible(page, 'transparency in the console');

  await context.clearCookies();
  await open(linkTo('complaints'));
  await page.getByRole('link', { name: `Transparency report ${year}` }).click();
  await expect(page).toHaveURL(new RegExp(`${linkTo('transparency')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Transparency report ${year}`);
  await expect(page.getByText(english.measures.none)).toBeVisible();
  await expectSound(page, 'transparency report');
  await open(`${linkTo('transparency')}?lang=de`);
  await expect(page.getByRole('heading', { name: german.reports.title })).toBeVisible();
});
