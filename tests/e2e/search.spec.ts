import type { Page } from '@playwright/test';
import { linkTo } from '#contract/routes.ts';
import { expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addShownPhotos } from '../support/browser/shown-photos.ts';
import {
  addManyMen,
  addMen,
  cardOf,
  cards,
  heading,
  near,
  search,
} from '../support/browser/search-people.ts';

const { filters } = search;

const chip = (page: Page, text: string) =>
  page.getByRole('main').getByRole('link', { name: filters.remove.replace('{filter}', text) });

const openFilters = async (page: Page) => {
  await page.getByRole('link', { name: filters.open, exact: true }).click();
  const panel = page.getByRole('dialog', { name: filters.title });
  await expect(panel).toBeVisible();
  return panel;
};

test.use({ viewport: screens.phone });

test('[MEM-5] wishes of the profile, as chips that can be taken away', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const town = 'Emmen';
  const [young] = await addMen(server, town, ['Yaro'], { birthDate: '2004-02-02' });
  const [adam] = await addMen(server, town, ['Adam', 'Boris'], { interests: ['baking'] });
  if (!adam || !young) throw new Error('Nobody was made.');
  await addShownPhotos(server, adam, 2);
  await signIn('Vera', near(town));
  await open(linkTo('members'));
  await expect(heading(page)).toHaveText(`2 people near ${town}`);
  await expect(page).toHaveTitle(new RegExp(`2 people near ${town}`));
  await expect(cards(page)).toHaveCount(2);
  await expect(cardOf(page, 'Adam')).toContainText(town);

  await chip(page, '30 to 45').click();
  await expect(page).toHaveURL(/min_age=18&max_age=99$/);
  await expect(heading(page)).toHaveText(`3 people near ${town}`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`3 people near ${town}`);
  await expect(page.getByRole('link', { name: filters.open })).toBeFocused();
  await page
    .getByRole('main')
    .getByRole('link', { name: filters.add.replace('{filter}', filters.photo) })
    .click();
  await expect(page).toHaveURL(/photo=1/);
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);
  await expect(heading(page)).toHaveText(`3 people near ${town}`);
});

test('[MEM-5] all filters, by keyboard and pointer', async ({ open, page, server, signIn }) => {
  const town = 'Delfzijl';
  await addMen(server, town, ['Carl'], { hairColour: 'red', interests: ['baking', 'tea'] });
  await addMen(server, town, ['Dirk'], { hairColour: 'black' });
  await signIn('Wies', near(town));
  await open(linkTo('members'));
  const panel = await openFilters(page);
  await expect(panel.getByRole('button', { name: 'Show 2 people' })).toBeVisible();
  await expectSound(page, 'filters', '[open]');
  const youngest = panel.getByRole('slider', { name: filters.youngest });
  await youngest.focus();
  await youngest.press('ArrowRight');
  await expect(panel.getByText('31 to 45')).toBeVisible();
  await panel.getByRole('button', { name: filters.moreInterests }).click();
  await panel.getByRole('checkbox', { name: 'Baking' }).check();
  await panel.getByText(filters.more).click();
  await panel.getByRole('checkbox', { name: 'Red hair', exact: true }).check();
  await panel.getByLabel(filters.country).selectOption('NL');
  await expect(panel.getByLabel(filters.region).getByRole('option')).not.toHaveCount(0);
  await panel.getByRole('button', { name: 'Show 1 person' }).click();

  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(
    /\/members\?country=NL&min_age=31&interests=baking&hair_colour=red$/,
  );
  await expect(heading(page)).toHaveText(`1 person near ${town}`);
  await expect(cardOf(page, 'Carl')).toBeVisible();
  for (const text of ['31 to 45', 'Netherlands', 'Baking', 'Red hair', 'Within 10 km']) {
    await expect(chip(page, text)).toBeAttached();
  }
  await chip(page, 'Red hair').click();
  await expect(chip(page, 'Red hair')).toHaveCount(0);
  await page.getByLabel(search.sort.label).selectOption('newest');
  await expect(page).toHaveURL(/sort=newest/);
  await expect(page.getByLabel(search.sort.label)).toHaveValue('newest');

  await (await openFilters(page)).getByRole('link', { name: filters.reset }).click();
  await expect(page).toHaveURL(server.url('duet.localhost', linkTo('members')));
  await expect(cards(page)).toHaveCount(2);
});

test('[MEM-5] nobody: ways to widen, and people who nearly fit', async ({
  open,
  page,
  server,
  signIn,
}) => {
  await addMen(server, 'Stadskanaal', ['Egon'], { birthDate: '1978-06-01' });
  await signIn('Xenia', near('Stadskanaal'));
  await open(linkTo('members'));
  await expect(heading(page)).toHaveText('No one near Stadskanaal yet');
  await expect(page.getByRole('heading', { name: search.empty.title })).toBeVisible();
  const similar = page.getByRole('region', { name: search.similar.title });
  await expect(similar.getByRole('article').filter({ hasText: 'Egon' })).toBeVisible();
  await expectSound(page, 'nobody');
  const panel = await openFilters(page);
  await expect(panel.getByText(filters.nobody)).toBeVisible();
  await expectSound(page, 'nobody, filters', '[open]');
  await panel.getByRole('link', { name: 'Ages 25 to 50: 1 person' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/min_age=25&max_age=50/);
  await expect(cardOf(page, 'Egon').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: search.empty.title })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[MEM-5] chips, filters, order and the next people are links and forms', async ({
    open,
    page,
    server,
    signIn,
  }) => {
    await addMen(server, 'Veendam', ['Fred'], { birthDate: '1970-06-01' });
    await addMen(server, 'Veendam', ['Gijs'], { tattoos: 'many' });
    await addManyMen(server, 'Veendam', 26, { birthDate: '1950-06-01' });
    await signIn('Yara', near('Veendam'));
    await open(linkTo('members'));
    await expect(heading(page)).toHaveText('1 person near Veendam');
    await chip(page, '30 to 45').click();
    await expect(heading(page)).toHaveText('28 people near Veendam');
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('link', { name: search.more }).click();
    await expect(heading(page)).toHaveText(search.heading.rest);
    await expect(cards(page)).toHaveCount(4);
    await page.getByRole('link', { name: search.start }).click();
    await expect(heading(page)).toHaveText('28 people near Veendam');

    await page.getByRole('link', { name: filters.open, exact: true }).click();
    const form = page.getByRole('main').locator('form#filters');
    await form.getByLabel(filters.youngest).fill('50');
    await form.getByLabel(filters.oldest).fill('60');
    await form.getByLabel(filters.distance).selectOption('25');
    await form.getByRole('button', { name: filters.submit }).click();
    await expect(page).toHaveURL(/min_age=50&max_age=60/);
    await expect(heading(page)).toHaveText('1 person near Veendam');
    await expect(cardOf(page, 'Fred').first()).toBeVisible();

    await page.getByLabel(search.sort.label).selectOption('newest');
    await page.getByRole('button', { name: search.sort.apply }).click();
    await expect(page).toHaveURL(/sort=newest/);
    await expect(page.getByLabel(search.sort.label)).toHaveValue('newest');
  });
});
