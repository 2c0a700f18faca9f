import type { Page } from '@playwright/test';
import texts from '#messages/console/en.ts';
import german from '#messages/console/de.ts';
import { linkTo } from '#contract/routes.ts';
import {
  expectAccessible,
  expectAccessibleInBoth,
  expectFits,
  screens,
} from '../support/browser/checks.ts';
import { emptyQueues, inviteStaff } from '../support/browser/console.ts';
import { expect, test } from '../support/browser/fixtures.ts';

const lookAt = async (page: Page, what: string) => {
  await expectAccessibleInBoth(page, what);
  for (const [size, viewport] of Object.entries(screens)) {
    await page.setViewportSize(viewport);
    await expectFits(page, `${what}, ${size}`);
  }
};

test.beforeEach(({ server }) => emptyQueues(server));

test('[OPS-15] every page is accessible and fits, in light and dark', async ({
  open,
  page,
  server,
  signInStaff,
  troubles,
}) => {
  troubles.expect(/404/);
  await open('/console/sign-in');
  await lookAt(page, 'sign-in');
  await open(await inviteStaff(server, 'Lotte', 'moderator'));
  await lookAt(page, 'invitation');
  await signInStaff(['administrator']);
  for (const path of [
    'members',
    'inbox',
    'fictional',
    'fictional?site=1',
    'fictional/new?site=1',
    'announcements',
    'orders',
    'debits',
    'reconciliation',
    'codes',
    'packages',
    'packages?site=1',
    'gifts?site=1',
    'sites',
    'sites/1/settings',
    'sites/1/pages',
    'sites/1/pages?page=house-rules&lang=en',
    'security',
    'audit',
    'transparency',
    'status',
    'nothing',
  ]) {
    await open(`/console/${path}`);
    await lookAt(page, path);
    await page.setViewportSize(screens.phone);
    await expectAccessible(page, `${path} on a phone`);
    await page.setViewportSize(screens.desktop);
  }
  await page.keyboard.press('Control+k');
  await lookAt(page, 'palette');
  await page.keyboard.press('Escape');
  await open('/console/security');
  await page.keyboard.press('i');
  await lookAt(page, 'inviting somebody');
});

test('[OPS-15] all of it is reached from the keyboard', async ({ open, page, signInStaff }) => {
  const me = await signInStaff(['administrator']);
  await open('/console/security');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`@${me.name.toLowerCase()}`);
  await expect(page.getByRole('option', { name: me.name }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/console/audit?staff=*');
  await open('/console/security');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('audit');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/console/audit');
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await page.waitForURL('**/console/security');
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.waitForURL('**/console/audit');

  // Single letters are letters in a field, and nothing at all for those who switched them off.
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: texts.keys.title });
  await keys.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: texts.palette.title });
  await page.keyboard.type('?ga');
  await expect(palette.getByRole('combobox')).toHaveValue('?ga');
  await expect(keys).toBeHidden();
});

test('[OPS-2] who is not signed in comes back later, and nobody sees beyond their role', async ({
  open,
  page,
  signInStaff,
  troubles,
}) => {
  troubles.expect(/404/);
  await open('/console/audit?group=team');
  expect(new URL(page.url()).search).toBe('?next=%2Fconsole%2Faudit%3Fgroup%3Dteam');
  await signInStaff(['moderator']);
  const answer = await open('/console/audit');
  expect(answer.status()).toBe(404);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notThere.title);
  const navigation = page.getByRole('navigation', { name: texts.frame.navigation }).first();
  await expect(navigation.getByRole('link')).toHaveText([
    texts.pages.overview,
    texts.pages.photo,
    texts.pages.message_photo,
    texts.pages.selfie,
    texts.pages.cases,
    texts.pages.complaints,
    texts.pages.members,
    texts.pages.security,
  ]);
  await open('/console');
  await page.waitForURL('**/console/overview');
  await open('/console/security');
  await expect(page.getByRole('region', { name: texts.recovery.title })).toBeVisible();
  await expect(page.getByRole('region', { name: texts.team.title })).toHaveCount(0);
});

test('[OPS-3] the audit log in German, narrowed by its address', async ({
  open,
  page,
  signInStaff,
  troubles,
}) => {
  // What the page was reading when it was locked is refused.
  troubles.expect(/403/);
  await signInStaff(['administrator'], 'de');
  await open('/console/security');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Control+l');
  await expect(page.getByRole('dialog', { name: german.lock.title })).toBeVisible();
  await signInStaff(['administrator'], 'de');
  await open('/console/audit?group=sign_in');
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toContainText(german.audit.actions.locked);
  await page.getByLabel(german.audit.what).selectOption(german.audit.groups.team);
  await page.waitForURL('**/console/audit?group=team');
  await expect(rows.filter({ hasText: german.audit.actions.locked })).toHaveCount(0);
});

/** What only files of the console hold: of its styles, its texts and its calls. */
const MARKS = ['c-palette', texts.palette.placeholder, '/api/admin/'];

test('members load nothing of the console', async ({ page, server, signIn }) => {
  await signIn('Ida');
  const files = new Set<string>();
  page.on('request', (request) => {
    if (/\.(?:js|css|svg)$/.test(new URL(request.url()).pathname)) files.add(request.url());
  });
  for (const name of ['index', 'members', 'chats'] as const) {
    await page.goto(server.url('duet.localhost', linkTo(name)), { waitUntil: 'networkidle' });
  }
  expect(files.size).toBeGreaterThan(0);
  for (const file of files) {
    const text = await page.evaluate(async (url) => (await fetch(url)).text(), file);
    expect
      .soft(
        MARKS.filter((mark) => text.includes(mark)),
        file,
      )
      .toEqual([]);
  }
});
