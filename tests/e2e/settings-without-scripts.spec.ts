import type { Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { linkTo } from '#contract/routes.ts';
import account from '#messages/en/account.ts';
import en from '#messages/en/public.ts';
import { tables } from '#server/db/index.ts';
import { asMember } from '../support/browser/as-member.ts';
import { expectFits, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
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

test.use({ viewport: screens.phone, javaScriptEnabled: false });

test.beforeEach(async ({ server }) => {
  await server.app.core.db.delete(tables.rateLimits);
});

const save = (page: Page, name: Parameters<typeof section>[1]) =>
  section(page, name).getByRole('button', { name: settings.save }).click();

test('[ACC-9] [SITE-4] place, name, visibility, password, address and language', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/400/);
  const { id } = await signIn('Gerd');
  await open(linkTo('profile'));
  const town = page.getByRole('combobox', { name: settings.place.label });
  await town.fill('Utrecht');
  await place(page).getByRole('button', { name: settings.save }).click();
  await expect(place(page).getByText(settings.saved)).toBeVisible();
  await expect(town).toHaveValue('Utrecht');

  await open(linkTo('notifications'));
  const name = section(page, 'name').getByRole('textbox');
  await name.fill('gerd@people.example');
  await save(page, 'name');
  await expect(name).toHaveAccessibleDescription(en.fields.name_is_email);
  await expect(name).toHaveValue('gerd@people.example');
  await name.fill('Gerhard');
  await save(page, 'name');
  await expect(section(page, 'name').getByRole('status')).toHaveText(settings.saved);
  await invisible(page).getByRole('switch').click();
  await expect(invisible(page).getByRole('status')).toHaveText(settings.invisible.on);
  await expect(invisible(page).getByRole('switch')).toBeChecked();
  const profile = await profileOf(server, id);
  expect(profile).toMatchObject({ name: 'Gerhard', country: 'NL', invisible: true });
  expect(profile?.placeId).toEqual(expect.any(Number));

  await open(`${linkTo('notifications')}?country=CH`);
  const { email, language, password } = settings;
  const secret = section(page, 'password');
  await secret.getByLabel(password.old, { exact: true }).fill(PASSWORD);
  await secret.getByLabel(password.new, { exact: true }).fill('two boats and a lighthouse');
  await secret.getByLabel(password.repeat, { exact: true }).fill('two boats and a lighthouse');
  await secret.getByRole('button', { name: password.submit }).click();
  await expect(secret.getByRole('status')).toHaveText(password.done);
  const address = section(page, 'email');
  await address.getByLabel(email.label).fill('gerd.new@people.example');
  await address.getByLabel(email.password, { exact: true }).fill('two boats and a lighthouse');
  await address.getByRole('button', { name: email.submit }).click();
  await expect(address.getByRole('status')).toContainText('gerd.new@people.example');
  await expectFits(page, 'settings without scripts');
  await page.getByLabel(language.label, { exact: true }).last().selectOption('de');
  await page
    .getByRole('region', { name: language.title })
    .getByRole('button', { name: settings.save })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await userOf(server, id)).toMatchObject({ language: 'de' });
});

test('[ACC-7] [ACC-10] [ACC-11] devices, the export and leaving', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const person = await signIn('Jonna');
  await startSession(server.app.core, person);
  await startSession(server.app.core, person);
  await open(linkTo('notifications'));
  const { delete: texts, export: data, sessions } = settings;
  const rows = devices(page).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await devices(page)
    .getByRole('button', { name: sessions.endOne.replace('{device}', sessions.unknown) })
    .last()
    .click();
  await expect(rows).toHaveCount(2);
  await devices(page).locator('summary').click();
  await devices(page).getByRole('button', { name: sessions.confirm }).click();
  await expect(devices(page).getByText(sessions.othersEnded)).toBeVisible();
  await expect(rows).toHaveCount(1);

  await exported(page).getByRole('button', { name: data.start }).click();
  const link = exported(page).getByRole('link', { name: /^Download/ });
  const again = exported(page).getByRole('button', { name: data.refresh });
  await expect(link.or(again)).toBeVisible();
  const call = asMember(server, person);
  await expect.poll(async () => (await call(api.exportState)).export.state).toBe('ready');
  if (await again.isVisible()) await again.click();
  await expect(link).toBeVisible();

  await leaving(page).locator('summary').click();
  await leaving(page).getByLabel(texts.password, { exact: true }).fill(PASSWORD);
  await leaving(page).getByLabel(texts.reason).fill('I met someone.');
  await leaving(page).getByRole('button', { name: texts.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.deleted.title);
  expect(await userOf(server, person.id)).toMatchObject({
    status: 'deleted',
    leaveReason: 'I met someone.',
  });
});
