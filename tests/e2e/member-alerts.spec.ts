import { linkTo } from '../../contract/routes.ts';
import member from '../../messages/en/member.ts';
import { expectAccessible, expectFits, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addPhotos } from '../support/browser/photos.ts';

const { activation, alerts, photoAlert } = member;

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('[MEM-12] asks for a photo until told not to', async ({ open, page, signIn }) => {
      const { id } = await signIn(`Pia-${screen}`);
      await open(linkTo('pricing'));
      const stack = page.getByRole('region', { name: alerts.label });
      await expect(stack).toContainText(photoAlert.text);
      await expectAccessible(page, 'photo alert');
      await expectFits(page, 'photo alert');
      await stack.getByRole('link', { name: photoAlert.add }).click();
      await expect(page).toHaveURL(/\/profile#photos$/);
      await expect(stack).toHaveCount(0);
      await page.goBack();
      await stack.getByRole('button', { name: alerts.dismiss }).click();
      await expect(stack).toHaveCount(0);
      const at = await page.evaluate((key) => localStorage.getItem(key), `photo-alert:${id}`);
      expect(Math.abs(Date.now() - Number(at))).toBeLessThan(60_000);
      await open(linkTo('pricing'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(stack).toHaveCount(0);
    });
  });
}

test('[MEM-12] comes after the address, which matters more', async ({ open, page, signIn }) => {
  await signIn('Rik', { status: 'not_confirmed' });
  await open(linkTo('pricing'));
  const lines = page.getByRole('region', { name: alerts.label }).getByRole('status');
  await expect(lines).toContainText([activation.title, photoAlert.text]);
});

test('[MEM-12] nobody with a photo is asked', async ({ open, page, server, signIn }) => {
  const person = await signIn('Sue');
  await addPhotos(server, person, ['red']);
  await open(linkTo('pricing'));
  await expect(page.getByRole('button', { name: member.nav.account }).locator('img')).toBeVisible();
  await expect(page.getByRole('region', { name: alerts.label })).toHaveCount(0);
});
