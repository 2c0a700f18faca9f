import { cookies } from '#contract/cookies.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import member from '#messages/en/member.ts';
import { expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addShownPhotos } from '../support/browser/shown-photos.ts';
import { addMen, cards, heading, search } from '../support/browser/search-people.ts';

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('[MEM-6] [LAND-3] visitors look around where the site lets them', async ({
    open,
    page,
    server,
  }) => {
    await addMen(server, 'Heerlen', ['Hugo'], { fictional: true });
    const [ivo] = await addMen(server, 'Heerlen', ['Ivo']);
    if (!ivo) throw new Error('Nobody was made.');
    await addShownPhotos(server, ivo, 1);
    await open('/?lang=en');
    const row = page.getByRole('region', { name: search.index.title });
    await expect(row.getByRole('article')).not.toHaveCount(0);
    expect(await row.getByRole('article').count()).toBeLessThanOrEqual(limits.indexMembers);
    await row.scrollIntoViewIfNeeded();
    const seen = row.getByRole('img').or(row.locator('img')).first();
    await expect
      .poll(() => seen.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    await row.getByRole('link', { name: search.index.link }).click();
    await expect(page).toHaveURL(server.url('duet.localhost', linkTo('members')));
    await expect(cards(page)).not.toHaveCount(0);
    await expect(page.getByRole('article').filter({ hasText: 'Hugo' })).toContainText(
      'Fictional profile',
    );
  });
});

test('[LAND-3] members begin with people', async ({ open, page, server, signIn }) => {
  await signIn('Dora');
  await open('/');
  await expect(page).toHaveURL(server.url('duet.localhost', linkTo('members')));
  await page.getByRole('link', { name: 'Duet, home' }).first().click();
  await expect(page).toHaveURL(server.url('duet.localhost', linkTo('members')));
  const current = page.getByRole('navigation').getByRole('link', { name: member.nav.search });
  await expect(current).toHaveAttribute('aria-current', 'page');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: screens.phone });

  test('[MEM-6] [LAND-3] elsewhere they are asked in, and see nobody', async ({
    open,
    page,
    troubles,
  }) => {
    troubles.expect(/403/);
    const path = `${linkTo('members')}?lang=en&online=1`;
    const response = await open(path, 'evergreen.localhost');
    expect(response.status()).toBe(403);
    await expect(heading(page)).toHaveText(search.gate.title);
    await expect(page.getByRole('link', { name: search.gate.login, exact: true })).toHaveAttribute(
      'href',
      linkTo('login', {}, { next: path }),
    );
    await expectSound(page, 'gate');
    await open('/?lang=en', 'evergreen.localhost');
    await expect(page.getByRole('region', { name: search.index.title })).toHaveCount(0);
  });

  test('[MEM-5] a country to search in is not the reader’s own', async ({ context, open }) => {
    await open('/?country=CH&lang=en');
    await open(`${linkTo('members')}?country=DE`);
    const chosen = (await context.cookies()).find(({ name }) => name === cookies.country);
    expect(chosen?.value).toBe('CH');
  });
});
