import { linkTo } from '#contract/routes.ts';
import member from '#messages/en/member.ts';
import texts from '#messages/en/orders.ts';
import { expectSound, screens } from '../support/browser/checks.ts';
import { writeTo } from '../support/browser/chats.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { buy, longAgo } from '../support/browser/payments.ts';
import { addMan } from '../support/members.ts';

const { withdrawal: words, refund } = texts;

test.describe('without scripts', () => {
  test.use({ viewport: screens.phone, javaScriptEnabled: false });

  test('[PAY-10] a visitor logs in and comes back', async ({ open, page }) => {
    await open(linkTo('withdrawal', {}, { order: '1' }));
    await expect(page).toHaveURL(/\/login\?next=%2Fwithdrawal%3Forder%3D1$/);
  });

  test('[PAY-10] a purchase is chosen, withdrawn from at the sum that is true, and no more', async ({
    open,
    page,
    server,
    signIn,
    troubles,
  }) => {
    troubles.expect(/400/);
    const person = await signIn('Wilma', longAgo);
    await open(linkTo('withdrawal'));
    await expect(page.getByText(words.nothing.none)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Customer service' }).first()).toBeVisible();
    const older = await buy(server, person, { credits: 30 });
    await buy(server, person);
    await open(linkTo('withdrawal', {}, { order: older }));
    await expect(page.getByRole('radio', { name: /^80 credits/ })).not.toBeChecked();
    await expect(page.getByRole('radio', { name: /^30 credits.*€14\.99 back/ })).toBeChecked();
    await page.getByLabel(words.email).fill('nowhere');
    await page.getByRole('button', { name: words.next }).click();
    await expect(page.getByText('Invalid email')).toBeVisible();
    await page.getByLabel(words.email).fill(person.email);
    await page.getByLabel(words.name).fill('Wilma Woods');
    await page.getByRole('button', { name: words.next }).click();
    await expect(page.getByText(/^I withdraw from my purchase of 30 credits/)).toBeVisible();
    await expect(page.getByText('Wilma Woods')).toBeVisible();
    // Meanwhile a message is sent: the sum is another.
    const other = await addMan(server.app.core, 'Wim', {}, { email: `wim.${person.email}` });
    await writeTo(server, person, other, 'Hello');
    await page.getByRole('button', { name: words.confirm }).click();
    await expect(page.getByText(refund.changed)).toBeVisible();
    await expect(page.getByText(/you get €13\.99 back/)).toBeVisible();
    await page.getByRole('button', { name: words.confirm }).click();
    await expect(page.getByText(/^We have received your withdrawal\. €13\.99/)).toBeVisible();
    await open(linkTo('withdrawal', {}, { order: older }));
    await expect(page.getByRole('radio')).toHaveCount(1);
  });
});

test('[PAY-10] the menu leads there exactly as long as something comes back', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const person = await signIn('Xenia', { ...longAgo, credits: 5 });
  const menu = page.getByRole('button', { name: member.nav.account });
  const entry = page.getByRole('menuitem', { name: member.nav.withdrawal });
  const settings = page.getByRole('menuitem', { name: member.nav.settings });
  await open(linkTo('pages-return-policy'));
  await menu.click();
  await expect(settings).toBeVisible();
  await expect(entry).toHaveCount(0);
  await buy(server, person);
  await open(linkTo('transactions-id'));
  await expect(page.getByRole('link', { name: words.title })).toBeVisible();
  await menu.click();
  await entry.click();
  await expectSound(page, 'withdrawal');
  await page.getByRole('button', { name: words.next }).click();
  await expect(page.getByRole('heading', { name: words.sureTitle })).toBeFocused();
  await expectSound(page, 'confirmation');
  await page.getByRole('link', { name: words.change }).click();
  await page.getByRole('button', { name: words.next }).click();
  await page.getByRole('button', { name: words.confirm }).dblclick();
  await expect(page.getByText(/^We have received your withdrawal\./)).toBeVisible();
  await menu.click();
  await expect(settings).toBeVisible();
  await expect(entry).toHaveCount(0);
});
