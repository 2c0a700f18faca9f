import { cookies } from '#contract/cookies.ts';
import { linkTo } from '#contract/routes.ts';
import account from '#messages/en/account.ts';
import texts from '#messages/en/passkeys.ts';
import { tables } from '#server/db/index.ts';
import { expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addVirtualAuthenticator } from '../support/browser/passkeys.ts';
import { addPhotos } from '../support/browser/photos.ts';
import { PASSWORD } from '../support/people.ts';

test.use({ viewport: screens.phone });

const { login } = account;

test.beforeEach(async ({ server }) => {
  // Everyone here comes from the same address.
  await server.app.core.db.delete(tables.rateLimits);
});

test('[ACC-13] added in the settings, it logs in with one tap until it is removed', async ({
  context,
  open,
  page,
  signIn,
}) => {
  await addVirtualAuthenticator(page);
  // A browser that proposes none leaves it to the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await signIn('Una');
  await open(linkTo('notifications'));
  const section = page.locator('#passkeys');
  await expect(section).toContainText(texts.none);
  await section.getByLabel(texts.name).fill('My laptop');
  await section.getByRole('button', { name: texts.add }).click();
  await expect(section.getByText(texts.added)).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveText(/My laptop/);
  await expectSound(page, 'passkeys', '#passkeys');
  // The device has one now.
  await section.getByRole('button', { name: texts.add }).click();
  await expect(section.getByText(texts.known)).toBeVisible();

  await context.clearCookies({ name: cookies.session });
  await open(linkTo('login'));
  await expect(page.getByLabel(login.login)).toHaveAttribute('autocomplete', 'username webauthn');
  await page.getByRole('button', { name: login.passkey }).click();
  await expect(page).toHaveURL(new RegExp(`${linkTo('members')}$`));

  await open(linkTo('notifications'));
  await section.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.confirm }).click();
  await expect(section.getByText(texts.removed)).toBeVisible();
  await expect(section).toContainText(texts.none);
});

test('[ACC-13] offered after a login by password, taken there, and then proposed by the browser', async ({
  context,
  open,
  page,
  server,
  signIn,
}) => {
  const device = await addVirtualAuthenticator(page);
  await device.touch(false);
  const me = await signIn('Vic');
  // Else the page asks for one first.
  await addPhotos(server, me, ['red']);
  await context.clearCookies({ name: cookies.session });
  await open(linkTo('login'));
  await page.getByLabel(login.login).fill(me.email);
  await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expect(page).toHaveURL(server.url('duet.localhost', linkTo('members')));
  await expect(page.getByRole('button', { name: texts.offer.add })).toBeVisible();
  await device.touch(true);
  await page.getByRole('button', { name: texts.offer.add }).click();
  await expect(page.getByText(texts.offer.done)).toBeVisible();
  await page.getByRole('button', { name: texts.offer.close, exact: true }).click();
  await expect(page.getByText(texts.offer.done)).toBeHidden();

  // No tap on anything: the browser proposes it, and it is touched.
  await context.clearCookies({ name: cookies.session });
  await page.goto(server.url('duet.localhost', linkTo('login')));
  await expect(page).toHaveURL(server.url('duet.localhost', linkTo('members')));
});

test('[ACC-13] who does not want one is not asked again', async ({
  context,
  open,
  page,
  server,
  signIn,
}) => {
  const device = await addVirtualAuthenticator(page);
  await device.touch(false);
  const me = await signIn('Wim');
  await addPhotos(server, me, ['red']);
  const logIn = async () => {
    await context.clearCookies({ name: cookies.session });
    await open(linkTo('login'));
    await page.getByLabel(login.login).fill(me.email);
    await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
    const listed = page.waitForResponse(/\/api\/passkeys\.php/);
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    await listed;
  };
  await logIn();
  const offer = page.getByRole('status').filter({ hasText: texts.offer.text });
  await offer.getByRole('button', { name: texts.offer.later }).click();
  await expect(offer).toBeHidden();
  await logIn();
  await expect(offer).toBeHidden();
});
