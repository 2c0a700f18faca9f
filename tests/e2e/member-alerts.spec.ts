import { linkTo } from '#contract/routes.ts';
import member from '#messages/en/member.ts';
import { screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { htmlFor } from '../support/browser/html.ts';
import { addPhotos } from '../support/browser/photos.ts';

const { activation, alerts, photoAlert } = member;

test.use({ viewport: screens.phone });

test('[MEM-12] asks for a photo until told not to, from the first byte on', async ({
  context,
  open,
  page,
  server,
  signIn,
}) => {
  await signIn('Pia');
  const stack = page.getByRole('region', { name: alerts.label });
  // The server's page has it, so that nothing moves once the page comes to life.
  expect(await (await open(linkTo('pricing'))).text()).toContain(photoAlert.text);
  await expect(stack).toContainText(photoAlert.text);
  await stack.getByRole('link', { name: photoAlert.add }).click();
  await expect(page).toHaveURL(/\/profile#photos$/);
  await expect(stack).toHaveCount(0);
  await page.goBack();
  await stack.getByRole('button', { name: alerts.dismiss }).click();
  await expect(stack).toHaveCount(0);
  const kept = (await context.cookies()).find(({ name }) => name === 'reminders');
  expect(kept?.value).toMatch(/\.photo\.[\da-z]{8}$/);
  expect(await htmlFor(server, context, linkTo('pricing'))).not.toContain(photoAlert.text);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[MEM-12] [NOTE-5] [ACC-6] comes after the address, which matters more, and offers nothing that would do nothing', async ({
    open,
    page,
    signIn,
  }) => {
    await signIn('Rik', { status: 'not_confirmed' });
    await open(linkTo('pricing'));
    const stack = page.getByRole('region', { name: alerts.label });
    await expect(stack.getByRole('status')).toContainText([activation.title]);
    await expect(stack.getByRole('link', { name: activation.title })).toBeVisible();
    await expect(stack.getByRole('button')).toHaveCount(0);
  });

  test('[MEM-12] nobody with a photo is asked', async ({ open, page, server, signIn }) => {
    const person = await signIn('Sue');
    await addPhotos(server, person, ['red']);
    await open(linkTo('pricing'));
    await expect(page.getByRole('region', { name: alerts.label })).toHaveCount(0);
  });
});
