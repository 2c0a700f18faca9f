import type { Page } from '@playwright/test';
import { linkTo } from '#contract/routes.ts';
import { addPerson } from '../support/people.ts';
import { expect, test } from '../support/browser/fixtures.ts';

const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? '');
    const path = (address = '') => address.replace(/^https?:\/\/[^/]+/, '');
    return {
      title: document.title,
      robots: all('meta[name=robots]', 'content'),
      descriptions: all('meta[name=description]', 'content'),
      canonical: all('link[rel=canonical]', 'href').map(path),
      alternates: all('link[rel=alternate][hreflang]', 'hreflang'),
      picture: path(all('meta[property="og:image"]', 'content')[0]),
      sharedTitle: all('meta[property="og:title"]', 'content')[0],
      sharedAt: path(all('meta[property="og:url"]', 'content')[0]),
    };
  });

test.describe('as machines read it', () => {
  test.use({ javaScriptEnabled: false });

  test('[LAND-4] each page tells machines what it is, in each language', async ({ open, page }) => {
    await open('/?ref=somebody');
    const english = await headOf(page);
    expect(english).toMatchObject({ robots: [], canonical: ['/?lang=en'], sharedAt: '/?lang=en' });
    expect(english.descriptions).toHaveLength(1);
    expect(english.alternates).toHaveLength(12);
    const facts = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(facts ?? '')['@graph']).toMatchObject([
      { '@type': 'WebSite', name: 'Duet' },
      { '@type': 'Organization' },
    ]);
    await open('/?lang=de');
    const german = await headOf(page);
    expect(german).toMatchObject({ canonical: ['/?lang=de'], alternates: english.alternates });
    expect(german.title).not.toBe(english.title);
    expect(german.descriptions).not.toEqual(english.descriptions);
  });

  test('[LAND-4] a member is listed only with their consent', async ({ open, page, server }) => {
    const profile = { about: 'I mend clocks.' };
    const shy = await addPerson(server.app.core, 'Shy', { profile });
    const known = await addPerson(server.app.core, 'Known', {
      profile: { ...profile, searchEngines: true },
    });
    await open(linkTo('members-id', { id: shy.profileId }));
    expect(await headOf(page)).toMatchObject({ robots: ['noindex'], canonical: [], picture: '' });
    const path = linkTo('members-id', { id: known.profileId });
    await open(path);
    expect(await headOf(page)).toMatchObject({
      robots: [],
      canonical: [`${path}?lang=en`],
      descriptions: ['I mend clocks.'],
    });
  });
});

test('[LAND-4] walking on changes what a page tells, and nobody’s own pages are listed', async ({
  open,
  page,
  signIn,
}) => {
  await open(`${linkTo('pages-privacy')}?lang=en`);
  expect(await headOf(page)).toMatchObject({ robots: [] });
  await page.locator(`footer a[href="${linkTo('pricing')}"]`).click();
  await expect.poll(() => headOf(page)).toMatchObject({ canonical: ['/pricing?lang=en'] });
  expect((await headOf(page)).descriptions).toHaveLength(1);

  await signIn('Ines');
  await open(linkTo('notifications'));
  expect((await headOf(page)).robots).toEqual(['noindex']);
  await page.getByRole('switch', { name: 'Let search engines find my profile' }).click();
  await expect(page.getByText('Search engines can list your profile now.')).toBeVisible();
});

test('[LAND-4] a lander is one page, whatever its address carries', async ({ page, server }) => {
  for (const [path, canonical] of [
    ['/landers/alonetonight/rosewood-rain?network=n&sub1=x', '/landers/alonetonight/rain'],
    ['/landers/alonetonight/no-such-thing', '/landers/alonetonight'],
  ] as const) {
    await page.goto(server.url('duet.localhost', path));
    const head = await headOf(page);
    const address = `${canonical}?lang=en`;
    expect(head).toMatchObject({ robots: [], canonical: [address], sharedAt: address });
    expect(head.title).toBe(`${head.sharedTitle?.replace(/\.$/, '')} · Duet`);
    const type = await page.evaluate(
      async (at) => (await fetch(at)).headers.get('content-type'),
      head.picture,
    );
    expect(type).toBe('image/png');
  }
});
