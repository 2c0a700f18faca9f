import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { linkTo } from '#contract/routes.ts';
import germanMember from '#messages/de/member.ts';
import german from '#messages/de/people.ts';
import member from '#messages/en/member.ts';
import people from '#messages/en/people.ts';
import en from '#messages/en/public.ts';
import { tables } from '#server/db/index.ts';
import { expectAccessible, expectFits, expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { partOf } from '../support/browser/profile.ts';
import type { Server } from '../support/browser/server.ts';
import type { Person } from '../support/people.ts';

const { attributes, profile: texts } = people;

const ABOUT = 'I like long walks that end with soup and a fire.';

type Part = 'about' | 'interests' | 'details' | 'seeking';

const section = (page: Page, name: Part) => partOf(page, texts[name].title);

const row = (page: Page, name: Part) =>
  page.getByRole('navigation', { name: texts.edit }).getByRole('link', { name: texts[name].title });

const preview = (page: Page) => page.getByRole('region', { name: texts.card.label });

/** Closes a part, and says what its row then tells. */
const close = async (page: Page, name: Part) => {
  await section(page, name).getByRole('button', { name: texts.done }).click();
  await expect(section(page, name)).toHaveCount(0);
  await expect(row(page, name)).toBeFocused();
};

const group = (page: Page, name: keyof typeof attributes.names) =>
  section(page, 'details').getByRole('group', { name: attributes.names[name], exact: true });

const profileOf = async ({ app }: Server, { profileId }: Person) => {
  const { profiles } = tables;
  const [stored] = await app.core.db.select().from(profiles).where(eq(profiles.id, profileId));
  return stored;
};

test.beforeEach(async ({ server }) => {
  await server.app.core.db.delete(tables.rateLimits);
});

test.use({ viewport: screens.phone });

test('[MEM-1] each part is saved as one goes, seen at once, and counts how complete it is', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const person = await signIn('Una', { profile: { sexuality: 'bi', placeId: 2_745_912 } });
  await open(linkTo('profile'));
  const meter = page.getByRole('meter', { name: texts.completion.title });
  const before = Number(await meter.getAttribute('aria-valuenow'));
  // What would help most leads to where it is done, and back is back.
  const completion = page.getByRole('region', { name: texts.completion.title });
  await completion.getByRole('link', { name: texts.next.photo }).click();
  await expect(partOf(page, people.photos.title)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(preview(page).getByRole('link', { name: texts.card.open })).toHaveAttribute(
    'href',
    linkTo('members-id', { id: person.profileId }),
  );

  const about = section(page, 'about');
  await row(page, 'about').focus();
  await row(page, 'about').press('Enter');
  await expect(about.getByRole('textbox')).toBeFocused();
  await about.getByRole('textbox').pressSequentially('I bake bread. ');
  await expect(about.getByRole('status')).toHaveText(texts.state.saved);
  // The writer goes on where the server has trimmed.
  await expect(about.getByRole('textbox')).toHaveValue('I bake bread. ');
  await expect(about.getByText('14 of 1000')).toBeVisible();
  await about.getByRole('textbox').fill(ABOUT);
  await expect
    .poll(async () => Number(await meter.getAttribute('aria-valuenow')))
    .toBeGreaterThan(before);
  // A second Escape does not leave the page.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(row(page, 'about')).toBeFocused();
  await expect(preview(page)).toContainText(ABOUT);

  await row(page, 'interests').click();
  const interests = section(page, 'interests');
  const coffee = interests.getByRole('checkbox', { name: 'Coffee', exact: true });
  await coffee.focus();
  await coffee.press('Space');
  await interests.getByRole('checkbox', { name: 'Tea', exact: true }).check();
  await expect(interests.getByText('2 chosen')).toBeVisible();
  await expect(interests.getByRole('status')).toHaveText(texts.state.saved);
  await close(page, 'interests');
  await expect(row(page, 'interests')).toContainText('· 2Coffee, Tea');

  await row(page, 'details').click();
  await group(page, 'eye_colour').getByRole('radio', { name: attributes.eye_colour.green }).check();
  await group(page, 'tattoos').getByRole('radio', { name: attributes.tattoos.some }).check();
  // An attribute can be taken back.
  const sexuality = group(page, 'sexuality');
  await expect(sexuality.getByRole('radio', { name: attributes.sexuality.bi })).toBeChecked();
  await sexuality.getByRole('radio', { name: texts.details.none }).check();
  await expect(section(page, 'details').getByRole('status')).toHaveText(texts.state.saved);
  await expectSound(page, 'a part of the profile', '[open]');
  await close(page, 'details');
  await expect(row(page, 'details')).toContainText(attributes.eye_colour.green);

  await row(page, 'seeking').click();
  const seeking = section(page, 'seeking');
  await seeking.getByRole('checkbox', { name: en.join.sought.man, exact: true }).uncheck();
  await expect(seeking.getByText(texts.seeking.one)).toBeVisible();
  await seeking.getByRole('checkbox', { name: en.join.sought.woman, exact: true }).check();
  await expect(seeking.getByText(texts.seeking.one)).toBeHidden();
  await seeking.getByLabel(texts.seeking.to, { exact: true }).selectOption('35');
  // The younger age cannot be the higher one.
  await seeking.getByLabel(texts.seeking.from, { exact: true }).selectOption('40');
  await expect(seeking.getByLabel(texts.seeking.to, { exact: true })).toHaveValue('40');
  await seeking.getByLabel(texts.seeking.distance).selectOption('50');
  await expect(seeking.getByRole('status')).toHaveText(texts.state.saved);
  await close(page, 'seeking');

  expect(await profileOf(server, person)).toMatchObject({
    about: ABOUT,
    interests: ['coffee', 'tea'],
    eyeColour: 'green',
    tattoos: 'some',
    sexuality: null,
    seeking: ['woman'],
    seekingMinAge: 40,
    seekingMaxAge: 40,
    seekingKm: 50,
  });
});

test('[MEM-1] what could not be saved is not lost, and another try saves it', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/403/);
  const person = await signIn('Wim');
  await open(`${linkTo('profile')}#about`);
  const body = JSON.stringify({ error: 'No.', code: 'forbidden' });
  const refuse = () =>
    page.route('**/api/profile.php', (route) =>
      route.fulfill({ status: 403, contentType: 'application/json', body }),
    );
  await refuse();
  const about = section(page, 'about');
  await about.getByRole('textbox').fill('Hello there');
  const status = about.getByRole('status');
  await expect(status).toContainText(`${texts.state.failed} ${en.errors.forbidden}`);
  await expectAccessible(page, 'not saved');
  await page.unroute('**/api/profile.php');
  await about.getByRole('button', { name: texts.state.retry }).click();
  await expect(status).toHaveText(texts.state.saved);
  expect((await profileOf(server, person))?.about).toBe('Hello there');

  await refuse();
  await about.getByRole('textbox').fill('Hello again');
  await expect(status).toContainText(texts.state.failed);
  // The row and the preview say so, and it is still there after a walk through other pages.
  await section(page, 'about').getByRole('button', { name: texts.done }).click();
  await expect(row(page, 'about')).toContainText(texts.unsaved);
  await expect(preview(page).getByRole('status')).toContainText(texts.state.failed);
  await page.getByRole('main').getByRole('link', { name: 'settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.settings.title);
  await page.unroute('**/api/profile.php');
  await page.goBack();
  await row(page, 'about').click();
  await expect(about.getByRole('textbox')).toHaveValue('Hello again');
  await expect.poll(async () => (await profileOf(server, person))?.about).toBe('Hello again');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[MEM-1] each part has its button', async ({ open, page, server, signIn }) => {
    const person = await signIn('Zoe', { profile: { hairColour: 'red', interests: ['wine'] } });
    await open(linkTo('profile'));
    const save = (name: Parameters<typeof section>[1]) =>
      section(page, name).getByRole('button', { name: member.settings.save }).click();
    await section(page, 'about').getByRole('textbox').fill('No scripts here.');
    await save('about');
    await expect(section(page, 'about').getByText(member.settings.saved)).toBeVisible();
    await section(page, 'interests').getByRole('checkbox', { name: 'Dogs', exact: true }).check();
    await save('interests');
    await group(page, 'hair_colour').getByRole('radio', { name: texts.details.none }).check();
    await save('details');
    await section(page, 'seeking').getByLabel(texts.seeking.distance).selectOption('25');
    await save('seeking');
    await expect(section(page, 'seeking').getByText(member.settings.saved)).toBeVisible();
    expect(await profileOf(server, person)).toMatchObject({
      about: 'No scripts here.',
      interests: expect.arrayContaining(['wine', 'dogs']),
      hairColour: null,
      gender: 'woman',
      seekingKm: 25,
    });
    // What is stored is what is shown.
    await expect(section(page, 'about').getByRole('textbox')).toHaveValue('No scripts here.');
    const dogs = section(page, 'interests').getByRole('checkbox', { name: 'Dogs', exact: true });
    await expect(dogs).toBeChecked();
    const bald = group(page, 'hair_colour').getByRole('radio', { name: texts.details.none });
    await expect(bald).toBeChecked();
    await expect(section(page, 'seeking').getByLabel(texts.seeking.distance)).toHaveValue('25');
    await expectFits(page, 'profile without scripts');
  });

  test('[MEM-9] [MEM-14] fictional profiles and other sites, only where there are any', async ({
    open,
    page,
    server,
    signIn,
  }) => {
    const { fictional, elsewhere } = german.profile;
    const person = await signIn('Yun', { siteId: 2, language: 'de', country: 'DE' });
    await open(linkTo('notifications'), 'evergreen.localhost');
    for (const { title } of [fictional, elsewhere]) {
      const part = page.getByRole('group', { name: title, exact: true });
      await part.getByRole('switch').click();
      await expect(part.getByRole('status')).toHaveText(germanMember.settings.saved);
    }
    expect(await profileOf(server, person)).toMatchObject({
      hideFictional: true,
      showElsewhere: true,
    });
    await expectAccessible(page, 'settings of a site with fictional people');

    await signIn('Yan', { siteId: 3, country: 'GB' });
    await open(linkTo('notifications'), 'harbour.localhost');
    await expect(page.getByRole('group', { name: member.settings.invisible.title })).toBeVisible();
    for (const { title } of [texts.fictional, texts.elsewhere]) {
      await expect(page.getByRole('group', { name: title })).toHaveCount(0);
    }
  });
});
