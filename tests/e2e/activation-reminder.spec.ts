import { eq } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import member from '#messages/en/member.ts';
import { tables } from '#server/db/index.ts';
import { expectAccessible, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { htmlFor } from '../support/browser/html.ts';
import { button } from '../support/browser/signup.ts';

test.use({ viewport: screens.phone });

const unconfirmed = { status: 'not_confirmed' } as const;

test('[ACC-6] a line that sends the mail again, and rests once closed', async ({
  context,
  open,
  page,
  server,
  signIn,
}) => {
  const { email } = await signIn('Rita', unconfirmed);
  // Phones lead to a page that does it.
  await page.setViewportSize(screens.desktop);
  await open('/pricing?lang=en');
  const alerts = page.getByRole('region', { name: member.alerts.label });
  await button(alerts, member.activation.resend).click();
  await expect(alerts).toContainText(member.activation.sent);
  await expect.poll(async () => (await server.mailsTo(email)).length).toBe(1);
  await expectAccessible(page, 'reminder');
  const reminder = alerts.getByRole('status').filter({ hasText: member.activation.sent });
  await button(reminder, member.alerts.dismiss).click();
  await expect(alerts).toContainText(member.photoAlert.text);
  await expect(alerts).not.toContainText(member.activation.sent);
  const html = await htmlFor(server, context, '/pages/faq');
  expect(html).toContain(member.photoAlert.text);
  expect(html).not.toContain(member.activation.title);
});

test('[ACC-6] the line goes once the address was confirmed elsewhere', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const { id } = await signIn('Tessa', unconfirmed);
  await page.clock.install();
  await open('/pricing?lang=en');
  const alerts = page.getByRole('region', { name: member.alerts.label });
  await expect(alerts).toContainText(member.activation.title);
  const { users } = tables;
  await server.app.core.db.update(users).set({ status: 'active' }).where(eq(users.id, id));
  await page.clock.fastForward(limits.refresh.everyMs);
  await expect(alerts).not.toContainText(member.activation.title);
});

test.describe('on a smartphone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('[ACC-6] a sheet after a signup elsewhere', async ({ open, page, signIn }) => {
    await signIn('Sofie', unconfirmed);
    await open('/signup-matches?api_signup_complete=1&lang=en');
    const sheet = page.getByRole('dialog', { name: member.activation.title });
    await expect(sheet).toBeVisible();
    await expectAccessible(page, 'reminder on a phone');
    await button(sheet, member.activation.resend).click();
    await expect(sheet).toContainText(member.activation.sent);
    await button(sheet, member.activation.done).click();
    await expect(sheet).toHaveCount(0);
  });
});
