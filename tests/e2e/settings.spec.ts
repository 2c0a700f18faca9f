import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import account from '#messages/en/account.ts';
import people from '#messages/en/people.ts';
import en from '#messages/en/public.ts';
import { tables } from '#server/db/index.ts';
import { expectAccessible, expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hosts } from '../support/browser/server.ts';
import {
  devices,
  exported,
  invisible,
  leaving,
  place,
  profileOf,
  section,
  settings,
  userOf,
} from '../support/browser/settings.ts';
import { PASSWORD, signIn as startSession } from '../support/people.ts';

test.beforeEach(async ({ server }) => {
  await server.app.core.db.delete(tables.rateLimits);
});

test.use({ viewport: screens.phone });

test('[ACC-9] the place, for members only', async ({ open, page, server, signIn, troubles }) => {
  troubles.expect(/400/);
  const url = linkTo('profile');
  const led = await server.app.http.inject({ url, headers: { host: hosts[1] } });
  expect(led.headers.location).toBe(linkTo('login', {}, { next: url }));
  const { id } = await signIn('Gus');
  await open(url);

  await page.getByRole('link', { name: settings.place.title }).click();
  const town = place(page).getByRole('combobox', { name: settings.place.label });
  await town.fill('Nowhere At All');
  await town.press('Tab');
  await expect(town).toHaveAccessibleDescription(new RegExp(en.fields.unknown_choice));
  // Closed with it, it is neither lost nor said to be saved.
  await place(page).getByRole('button', { name: people.profile.done }).click();
  const row = page.getByRole('link', { name: settings.place.title });
  await expect(row).toContainText(people.profile.unsaved);
  await row.click();
  await expect(town).toHaveValue('Nowhere At All');
  // The town by keyboard.
  await town.fill('utr');
  const list = page.getByRole('listbox', { name: settings.place.label });
  await expect(list.getByRole('option').first()).toContainText('Utrecht');
  await town.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toContainText('Utrecht');
  await expect(list.getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'towns', '[open]');
  await town.press('Escape');
  await expect(list).toBeHidden();
  await expect(town).toHaveValue('utr');
  await town.press('ArrowDown');
  await town.press('ArrowDown');
  await town.press('Enter');
  await expect(town).toHaveValue('Utrecht');
  await expect(place(page).getByRole('status')).toHaveText(people.profile.state.saved);
  // The town is seen as soon as it is saved.
  await town.press('Escape');
  await expect(row).toBeFocused();
  await expect(row).toContainText('Utrecht');
  const preview = page.getByRole('region', { name: people.profile.card.label });
  await expect(preview).toContainText('Utrecht');

  expect(await profileOf(server, id)).toMatchObject({
    country: 'NL',
    placeId: expect.any(Number),
  });
});

test('[ACC-9] [SITE-4] name, visibility, password, e-mail address and language', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/400/);
  const { id } = await signIn('Hugo');
  await open(linkTo('notifications', {}, { country: 'CH' }));
  const called = section(page, 'name');
  await called.getByRole('textbox').fill('gus@people.example');
  await called.getByRole('button', { name: settings.save }).click();
  await expect(called.getByRole('textbox')).toHaveAccessibleDescription(en.fields.name_is_email);
  await expect(called.getByRole('textbox')).toHaveValue('gus@people.example');
  await called.getByRole('textbox').fill('Gustav');
  await called.getByRole('button', { name: settings.save }).click();
  await expect(called.getByRole('status')).toHaveText(settings.saved);
  await invisible(page).getByRole('switch', { name: settings.invisible.label }).click();
  await expect(invisible(page).getByRole('status')).toHaveText(settings.invisible.on);
  await expect(invisible(page).getByRole('switch')).toBeChecked();
  expect(await profileOf(server, id)).toMatchObject({ name: 'Gustav', invisible: true });

  const { email, language, password } = settings;

  const secret = section(page, 'password');
  const fill = async (old: string, fresh: string, again: string) => {
    await secret.getByLabel(password.old, { exact: true }).fill(old);
    await secret.getByLabel(password.new, { exact: true }).fill(fresh);
    await secret.getByLabel(password.repeat, { exact: true }).fill(again);
    await secret.getByRole('button', { name: password.submit }).click();
  };
  await fill('not it', 'two boats and a lighthouse', 'two boats and a lighthouse');
  await expect(secret.getByLabel(password.old)).toHaveAccessibleDescription(
    'Please check your old password.',
  );
  await fill(PASSWORD, 'two boats and a lighthouse', 'two boats');
  await expect(secret.getByLabel(password.repeat)).toHaveAccessibleDescription(
    'The entered passwords are not the same.',
  );
  await fill(PASSWORD, 'two boats and a lighthouse', 'two boats and a lighthouse');
  await expect(secret.getByRole('status')).toHaveText(password.done);
  await expect(secret.getByLabel(password.old, { exact: true })).toHaveValue('');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const address = section(page, 'email');
  await address.getByLabel(email.label).fill('nowhere');
  await address.getByLabel(email.password, { exact: true }).fill('two boats and a lighthouse');
  await address.getByRole('button', { name: email.submit }).click();
  await expect(address.getByLabel(email.label)).toHaveAccessibleDescription(
    'New email adress is invalid.',
  );
  await expect(address.getByLabel(email.label)).toHaveValue('nowhere');
  await address.getByLabel(email.label).fill('hugo.new@people.example');
  await address.getByLabel(email.password, { exact: true }).fill('two boats and a lighthouse');
  await address.getByRole('button', { name: email.submit }).click();
  await expect(address.getByRole('status')).toContainText('hugo.new@people.example');

  await page.getByLabel(language.label, { exact: true }).last().selectOption('de');
  await page
    .getByRole('region', { name: language.title })
    .getByRole('button', { name: settings.save })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const user = await userOf(server, id);
  expect(user?.language).toBe('de');
});

// What a device that is signed out is told is proven in tests/api/session-ends.test.ts.
test('[ACC-7] [ACC-10] [ACC-11] devices, the export, one offer to stay, and leaving', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/400/);
  const person = await signIn('Jon');
  await startSession(server.app.core, person);
  await startSession(server.app.core, person);
  await open(linkTo('notifications'));
  const { sessions } = settings;
  const rows = devices(page).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(devices(page).getByText(sessions.current)).toHaveCount(1);
  await devices(page)
    .getByRole('button', { name: sessions.endOne.replace('{device}', sessions.unknown) })
    .last()
    .click();
  await expect(devices(page).getByRole('status')).toHaveText(sessions.ended);
  await expect(rows).toHaveCount(2);

  await devices(page).locator('summary').click();
  await devices(page).getByRole('button', { name: sessions.confirm }).click();
  await expect(devices(page).getByText(sessions.othersEnded)).toBeVisible();
  await expect(rows).toHaveCount(1);

  await exported(page).getByRole('button', { name: settings.export.start }).click();
  const link = exported(page).getByRole('link', { name: /^Download/ });
  await expect(link).toBeVisible();
  await expect(exported(page)).toContainText('You can download it until');
  const coming = page.waitForEvent('download');
  await link.click();
  expect((await coming).suggestedFilename()).toMatch(/^my-data-.*\.zip$/);

  const { delete: texts } = settings;
  await leaving(page).locator('summary').click();
  await page.getByRole('button', { name: 'Stay with 50% off' }).click();
  await expect(leaving(page).getByRole('status')).toContainText('Thanks for staying.');
  await expect(page.getByRole('button', { name: 'Stay with 50% off' })).toHaveCount(0);
  expect(await userOf(server, person.id)).toMatchObject({ leaveOfferPercent: 50 });
  await leaving(page).getByLabel(texts.password, { exact: true }).fill('not it');
  await leaving(page).getByLabel(texts.reason).fill('I met someone.');
  await leaving(page).getByRole('button', { name: texts.submit }).click();
  const secret = leaving(page).getByLabel(texts.password, { exact: true });
  await expect(secret).toHaveAccessibleDescription('Please check your old password.');
  await expect(leaving(page).getByLabel(texts.reason)).toHaveValue('I met someone.');
  await expectSound(page, 'leaving');
  await secret.fill(PASSWORD);
  await leaving(page).getByRole('button', { name: texts.submit }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.deleted.title);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const until = new Date(Date.now() + limits.deletionDays * 86_400_000);
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(page.getByRole('main')).toContainText(date.format(until));
  await expect(page.getByRole('link', { name: en.nav.login, exact: true })).toBeVisible();
  const user = await userOf(server, person.id);
  expect(user).toMatchObject({ status: 'deleted', leaveReason: 'I met someone.' });
});
