import type { Page } from '@playwright/test';
import { cookies } from '#contract/cookies.ts';
import { linkTo } from '#contract/routes.ts';
import { demoCompanies, demoSites } from '#demo/sites.ts';
import member from '#messages/en/member.ts';
import en from '#messages/en/public.ts';
import { screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { pretendInstalled } from '../support/browser/installed.ts';
import type { SiteId } from '../support/browser/server.ts';
import { hosts } from '../support/browser/server.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: en.nav.label });
const footer = (page: Page) => page.getByRole('contentinfo');
const payment = (page: Page) => footer(page).getByRole('list', { name: en.footer.payment });
const phoneLink = (page: Page) => footer(page).locator('a[href^="tel:"]');
const login = (page: Page) => page.getByRole('link', { name: en.nav.login });

const footerLinks = [
  [en.footer.ban, linkTo('pages-ban')],
  [en.footer.complaints, linkTo('complaints')],
  [en.footer.service, linkTo('pages-service')],
  [en.footer.pricing, linkTo('pricing')],
  [en.footer.returns, linkTo('pages-return-policy')],
  [en.footer.faq, linkTo('pages-faq')],
  [en.footer.terms, linkTo('pages-terms')],
  [en.footer.privacy, linkTo('pages-privacy')],
  [en.footer.cookies, linkTo('pages-cookies')],
] as const;

const expectNineLinks = async (page: Page) => {
  await expect(footer(page).getByRole('listitem').getByRole('link')).toHaveCount(9);
  for (const [name, href] of footerLinks) {
    const link = footer(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
  }
};

const expectNoCompany = async (page: Page) => {
  await expectNineLinks(page);
  await expect(payment(page)).toHaveCount(0);
  await expect(phoneLink(page)).toHaveCount(0);
  await expect(footer(page)).not.toContainText('Example Duet');
};

// What follows from what is proven beside the rules, web/features/site/rules; here is seen that
// pages follow them, and that needs no scripts.
test.describe('navigation', () => {
  test.use({ javaScriptEnabled: false });

  test('[SITE-8] a visitor can log in, and has no tabs', async ({ open, page }) => {
    await open('/');
    await expect(login(page)).toHaveAttribute('href', linkTo('login'));
    await expect(nav(page).getByRole('link', { name: member.nav.messages })).toHaveCount(0);
    await expect(page.getByRole('button', { name: member.nav.account })).toHaveCount(0);
    await page.setViewportSize(screens.phone);
    await expect(login(page)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(1);
  });

  test('[SITE-8] a free member has places and premium: at the top, on a phone as tabs', async ({
    open,
    page,
    signIn,
  }) => {
    await signIn('Iris', { credits: 4 });
    await open(linkTo('pricing'));
    for (const [name, href] of [
      [member.nav.search, linkTo('members')],
      [member.nav.messages, linkTo('chats')],
      [member.nav.likes, linkTo('likes')],
      [member.nav.premium, linkTo('premium')],
    ] as const) {
      const link = nav(page).getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
    await expect(nav(page).getByRole('link', { name: member.nav.credits })).toHaveCount(0);
    await expect(login(page)).toHaveCount(0);

    const tabs = page.getByRole('navigation', { name: member.nav.tabs });
    await expect(tabs).toBeHidden();
    await page.setViewportSize(screens.phone);
    const { searchShort, messages, likes, premiumShort, profileShort } = member.nav;
    const names = [searchShort, messages, likes, premiumShort, profileShort];
    await expect(tabs.getByRole('link')).toHaveText(names);
    await expect(tabs).toBeInViewport({ ratio: 1 });
    await expect(nav(page).getByRole('link', { name: member.nav.search })).toBeHidden();
  });

  const colourOf = (page: Page, token: string) =>
    page.evaluate((name) => {
      const probe = document.createElement('i');
      probe.style.backgroundColor = `var(${name})`;
      document.body.append(probe);
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    }, token);

  test('[SITE-8] the credits of a paid member warn, and alarm once they are gone', async ({
    open,
    page,
    signIn,
  }) => {
    const link = nav(page).getByRole('link', { name: member.nav.credits });
    for (const [credits, words, token] of [
      [1, '1 credit left', '--warning-soft'],
      [0, 'no credits left', '--danger'],
    ] as const) {
      await signIn(`Juno-${credits}`, { paidUser: true, credits });
      await open(linkTo('pricing'));
      await expect(link).toHaveAccessibleName(new RegExp(`^Credits\\s*${words}$`));
      await expect(link).toHaveAttribute('href', linkTo('credits'));
      const badge = link.locator('> span');
      await expect(badge).toHaveText(new RegExp(`^${credits}`));
      await expect(badge).toHaveCSS('background-color', await colourOf(page, token));
      await expect(nav(page).getByRole('link', { name: member.nav.premium })).toHaveCount(0);
    }
  });
});

test('[SITE-8] account menu by keyboard; logging out ends the session', async ({
  context,
  open,
  page,
  server,
  signIn,
}) => {
  const { session } = await signIn('Lena');
  await open(linkTo('pricing'));
  const account = page.getByRole('button', { name: member.nav.account });
  await account.focus();
  await page.keyboard.press('Enter');
  const { profile, swipe, finder, settings, logout } = member.nav;
  const all = [profile, swipe, finder, settings, logout];
  await expect(page.getByRole('menuitem')).toHaveText(all);
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect(item(profile)).toHaveAttribute('href', linkTo('profile'));
  await expect(item(settings)).toHaveAttribute('href', linkTo('notifications'));
  await page.keyboard.press('End');
  await expect(item(logout)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(login(page)).toBeVisible();
  await expect(page).toHaveURL(server.url('duet.localhost'));
  const left = await context.cookies(page.url());
  expect(left.map(({ name }) => name)).not.toContain(cookies.session);
  // Whoever kept the token gets nowhere with it.
  const headers = { host: hosts[1], cookie: `${cookies.session}=${session}` };
  const led = await server.app.http.inject({ url: linkTo('profile'), headers });
  expect(led.headers.location).toContain(linkTo('login'));
});

test.describe('footer', () => {
  test.use({ javaScriptEnabled: false });

  test('[SITE-9] names the company of each site', async ({ open, page }) => {
    for (const site of demoSites) {
      const company = demoCompanies.find(({ id }) => id === site.companyId);
      await open('/pricing?lang=en', hosts[site.id as SiteId]);
      await expectNineLinks(page);
      const address = `${company?.name}, ${company?.address}, ${company?.city}`;
      await expect(footer(page)).toContainText(address);
      await expect(footer(page)).toContainText(company?.kvk ?? 'none');
      const number = site.settings.support_phone.replaceAll(/[\s-]/g, '');
      expect(number).toMatch(/^\+\d+$/);
      await expect(phoneLink(page)).toHaveText(number);
      await expect(phoneLink(page)).toHaveAttribute('href', `tel:${number}`);
    }
  });

  test('[SITE-9] shows how to pay and what to know, but not in English for the United States', async ({
    open,
    page,
  }) => {
    await open('/');
    const icons = payment(page).getByRole('img');
    await expect(icons).toHaveCount(3);
    for (const name of Object.values(en.footer.paymentMethod)) {
      const icon = payment(page).getByRole('img', { name });
      await icon.scrollIntoViewIfNeeded();
      await expect
        .poll(() => icon.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .not.toBe(0);
    }
    await expect(footer(page)).toContainText('For adults 18 and over.');
    await expect(footer(page)).toContainText('never as a subscription');
    await open('/?country=US');
    await expectNoCompany(page);
  });

  test('[SITE-9] hides the company from visitors with a traffic source', async ({ open, page }) => {
    await open('/?network=x');
    await expectNoCompany(page);
    await footer(page).getByRole('link', { name: en.footer.faq }).click();
    await expect(page).toHaveURL(/\/pages\/faq$/);
    await expectNoCompany(page);
  });

  test('[SITE-9] is short for members inside, and asks for their own traffic source', async ({
    open,
    page,
    signIn,
  }) => {
    await signIn('Nils', { trafficsource: { network: 'x' } });
    await open(linkTo('pricing'));
    await expectNoCompany(page);
    await signIn('Pia');
    await open(linkTo('pricing', {}, { network: 'x' }));
    await expectNineLinks(page);
    await expect(footer(page).getByRole('heading')).toHaveCount(0);
    await expect(payment(page)).toHaveCount(0);
    await expect(footer(page)).toContainText('For adults 18 and over.');
    await expect(footer(page)).not.toContainText('never as a subscription');
    await expect(footer(page)).toContainText('Example Duet B.V.');
  });
});

test.describe('on a first visit', () => {
  test.use({ returning: false });

  const warning = (page: Page) => page.getByRole('dialog', { name: en.entryWarning.title });

  test('[SITE-9] [SITE-10] the installed app has the short footer, and asks nobody for the age', async ({
    context,
    open,
    page,
  }) => {
    await pretendInstalled(context);
    await open('/?country=NL&lang=en');
    await expect(footer(page).getByRole('heading')).toHaveCount(0);
    await expectNineLinks(page);
    await expect(warning(page)).toHaveCount(0);
  });
});
