import { eq } from 'drizzle-orm';
import console from '#messages/console/en.ts';
import { tables } from '#server/db/index.ts';
import { desktop, expectAccessible, expectFits, phone } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addPerson } from '../support/people.ts';

const { announcements } = console;

test.use({ viewport: desktop });

test('[OPS-13] [OPS-15] news are written, looked at, counted, sent and stopped', async ({
  open,
  page,
  server,
  signInStaff,
}) => {
  const { core } = server.app;
  await core.db.delete(tables.announcements);
  await core.db.update(tables.profiles).set({ status: 'disabled' });
  for (const name of ['Anke', 'Bas', 'Coby']) await addPerson(core, name);
  await addPerson(core, 'Dora', { language: 'de' });
  await addPerson(core, 'Emil', { notificationsDisabled: ['news:email', 'news:push'] });
  await signInStaff(['administrator']);
  await open('/console/announcements?site=1');
  await expect(page.getByText(announcements.none)).toBeVisible();
  await page.keyboard.press('n');
  await page.waitForURL('**/console/announcements/*-*');
  await page.getByLabel(announcements.subject).fill('A calmer search');
  await page.getByRole('textbox', { name: announcements.body }).fill('Fewer **filters**.');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('filters', { exact: true })).toHaveCSS('font-weight', '700');
  await expect(frame.getByRole('heading', { name: 'A calmer search' })).toBeAttached();
  await page.getByRole('button', { name: announcements.dark }).click();
  await page.getByRole('button', { name: announcements.widths.phone }).click();
  await expect(frame.getByText('filters', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: announcements.widths.text }).click();
  await expect(page.locator('pre')).toContainText('Fewer filters.');
  await page.getByLabel(announcements.perHour, { exact: false }).fill('60');
  await expectAccessible(page, 'a draft');
  await page.setViewportSize(phone);
  await expectFits(page, 'a draft on a phone');
  await page.setViewportSize(desktop);

  await page.getByRole('button', { name: announcements.review }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('5 people are meant');
  await expect(dialog).toContainText('4 get an email');
  await expect(dialog).toContainText('1 has switched all of it off and gets nothing');
  await expect(dialog).toContainText('1 who reads German gets the text in English');
  await expectAccessible(page, 'the count');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(announcements.states.sending)).toBeVisible();
  await expect(page.getByText(/[1-3] of about 4 told/)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('s');
  await page.getByRole('dialog').getByRole('button', { name: announcements.stop }).click();
  await expect(page.getByText(announcements.states.stopped)).toBeVisible();
  await expectAccessible(page, 'one that was stopped');
  await page.setViewportSize(phone);
  await expectFits(page, 'one that was stopped, on a phone');
  await open('/console/announcements?site=1');
  await expectFits(page, 'the list on a phone');
  await expect(page.getByRole('link', { name: 'A calmer search' })).toBeVisible();

  const [stopped] = await core.db.select().from(tables.announcements);
  expect(stopped).toMatchObject({ state: 'stopped', people: 4 });
  expect(stopped?.told).toBeLessThan(4);
  const told = await core.db.$count(
    tables.notifications,
    eq(tables.notifications.subject, stopped?.id ?? ''),
  );
  expect(told).toBe(stopped?.told);
});
