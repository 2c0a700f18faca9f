import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { NotificationType, StopReason } from '#contract/notifications/enums.ts';
import { linkTo } from '#contract/routes.ts';
import member from '#messages/en/member.ts';
import texts from '#messages/en/notifications.ts';
import { tables } from '#server/db/index.ts';
import { expectAccessible, expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { htmlFor } from '../support/browser/html.ts';
import type { Server } from '../support/browser/server.ts';
import { addDevice } from '../support/notifications.ts';
import type { Person } from '../support/people.ts';

const { choices } = texts;
const { mailStops: alertTexts, alerts } = member;
const path = linkTo('notifications');

const section = (page: Page) => page.getByRole('region', { name: choices.title, exact: true });

const toggle = (page: Page, type: NotificationType, channel: 'push' | 'email') =>
  section(page).getByRole('switch', {
    name: `${choices.types[type]}: ${choices[channel]}`,
    exact: true,
  });

const saved = (page: Page) => section(page).getByRole('status').filter({ hasText: choices.saved });

const stack = (page: Page) => page.getByRole('region', { name: alerts.label });

const disabledOf = async ({ app }: Server, { id }: Person) => {
  const { users } = tables;
  const [row] = await app.core.db
    .select({ disabled: users.notificationsDisabled })
    .from(users)
    .where(eq(users.id, id));
  return row?.disabled;
};

const choicesOf = async ({ app }: Server, { id }: Person) => {
  const { notificationChoices } = tables;
  const [row] = await app.core.db
    .select()
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, id));
  return row;
};

/** Mails to somebody have stopped, as of when. */
const stop = async (
  { app: { core } }: Server,
  { id: userId }: Person,
  reason: StopReason,
  at = new Date('2026-05-03T12:00:00Z'),
) => {
  const types: NotificationType[] = ['news', 'like'];
  await core.db
    .insert(tables.mailStops)
    .values({ userId, reason, types, at })
    .onConflictDoUpdate({
      target: [tables.mailStops.userId, tables.mailStops.reason],
      set: { at },
    });
  await core.db
    .update(tables.users)
    .set({ notificationsDisabled: ['news:email', 'like:email'] })
    .where(eq(tables.users.id, userId));
};

test.use({ viewport: screens.phone, timezoneId: 'Europe/Paris' });

test('[NOTE-1] each type has a switch for each way, saved at once, or taken back and said; quiet hours, and what pushes show', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  const me = await signIn('Tara');
  await addDevice(server.app.core, me);
  await open(path);
  await expect(section(page).getByRole('switch')).toHaveCount(18);
  await toggle(page, 'news', 'email').click();
  await expect(toggle(page, 'news', 'email')).toHaveAttribute('aria-checked', 'false');
  await expect(saved(page)).toBeVisible();
  expect(await disabledOf(server, me)).toEqual(['news:email']);
  await toggle(page, 'like', 'push').click();
  await expect.poll(() => disabledOf(server, me)).toEqual(['news:email', 'like:push']);
  await toggle(page, 'news', 'email').press('Space');
  await expect(toggle(page, 'news', 'email')).toHaveAttribute('aria-checked', 'true');
  await expect.poll(() => disabledOf(server, me)).toEqual(['like:push']);
  await expect(toggle(page, 'like', 'push')).toHaveAttribute('aria-checked', 'false');
  await expect(toggle(page, 'like', 'email')).toHaveAttribute('aria-checked', 'true');

  // Quiet hours are those by the clock of the browser.
  const quiet = section(page).getByRole('switch', { name: choices.quiet.title });
  await quiet.click();
  await expect(section(page)).toContainText('In your time zone (Europe/Paris).');
  await expect
    .poll(() => choicesOf(server, me))
    .toMatchObject({ quietFrom: 22, quietTo: 7, timeZone: 'Europe/Paris' });
  await section(page).getByLabel(choices.quiet.to, { exact: true }).selectOption('6');
  await expect.poll(() => choicesOf(server, me)).toMatchObject({ quietFrom: 22, quietTo: 6 });
  const shown = section(page).getByRole('switch', { name: choices.texts.title });
  await expect(shown).toHaveAttribute('aria-checked', 'false');
  await shown.click();
  await expect.poll(() => choicesOf(server, me)).toMatchObject({ pushTexts: true });
  await expectSound(page, 'quiet hours');
  await quiet.click();
  await expect(section(page).getByLabel(choices.quiet.to, { exact: true })).toHaveCount(0);
  await expect.poll(() => choicesOf(server, me)).toMatchObject({ quietFrom: null });

  troubles.expect(/403/);
  const answered = Promise.withResolvers<undefined>();
  await page.route('**/api/notification-choices.php', async (route) => {
    await answered.promise;
    await route.fulfill({ status: 403, json: { error: '', code: 'forbidden' } });
  });
  await toggle(page, 'promotions', 'email').click();
  await expect(toggle(page, 'promotions', 'email')).toHaveAttribute('aria-checked', 'false');
  answered.resolve(undefined);
  await expect(toggle(page, 'promotions', 'email')).toHaveAttribute('aria-checked', 'true');
  await expect(section(page).getByRole('alert')).toContainText('That wasn’t saved.');
  expect(await disabledOf(server, me)).toEqual(['like:push']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[NOTE-1] every switch is a button of a form', async ({ open, page, server, signIn }) => {
    const me = await signIn('Wilma');
    await addDevice(server.app.core, me);
    await open(path);
    await toggle(page, 'weekly_updates', 'email').click();
    await expect(toggle(page, 'weekly_updates', 'email')).toHaveAttribute('aria-checked', 'false');
    await expect(section(page)).toContainText(choices.saved);
    expect(await disabledOf(server, me)).toEqual(['weekly_updates:email']);
    await section(page).getByRole('switch', { name: choices.quiet.title }).click();
    await section(page).getByLabel(choices.quiet.from, { exact: true }).selectOption('21');
    await section(page).getByRole('button', { name: choices.quiet.save }).click();
    await expect(section(page).getByLabel(choices.quiet.from, { exact: true })).toHaveValue('21');
    expect(await choicesOf(server, me)).toMatchObject({ quietFrom: 21, quietTo: 7 });
  });

  test('[NOTE-5] nobody who switched mails off is asked about it', async ({
    open,
    page,
    signIn,
  }) => {
    await signIn('Zita', { notificationsDisabled: ['news:email'] });
    await open(path);
    // None of their browsers gets pushes yet.
    await expect(section(page)).toContainText(choices.noPush);
    await expect(toggle(page, 'like', 'push')).toBeDisabled();
    await open(linkTo('pricing'));
    await expect(stack(page).getByRole('status')).toHaveCount(1);
    await expect(stack(page)).toContainText(member.photoAlert.text);
  });
});

test('[NOTE-2] [NOTE-5] says why mails stopped, and switches them on again', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const me = await signIn('Xenia');
  await stop(server, me, 'bounce');
  await open(linkTo('pricing'));
  await expect(stack(page)).toContainText(alertTexts.bounce);
  await expectAccessible(page, 'the alert of stopped mails');
  await stack(page).getByRole('link', { name: alertTexts.short }).click();
  await expect(stack(page)).not.toContainText(alertTexts.bounce);
  await expect(section(page)).toContainText(
    `Emails to ${me.email} bounced on 3 May. We won’t send any more until you turn them on again.`,
  );
  await expect(section(page).getByRole('link', { name: choices.stops.address })).toHaveAttribute(
    'href',
    '#email',
  );
  await expect(toggle(page, 'news', 'email')).toHaveAttribute('aria-checked', 'false');
  await section(page).getByRole('button', { name: choices.stops.resume }).click();
  await expect(toggle(page, 'news', 'email')).toHaveAttribute('aria-checked', 'true');
  await expect(section(page)).not.toContainText('came back');
  await expect.poll(() => disabledOf(server, me)).toEqual([]);
  expect(
    await server.app.core.db.$count(tables.mailStops, eq(tables.mailStops.userId, me.id)),
  ).toBe(0);
});

test.describe('at a desk', () => {
  test.use({ viewport: screens.desktop });

  test('[NOTE-5] the alert switches on again, or is dismissed until mails stop anew', async ({
    context,
    open,
    page,
    server,
    signIn,
  }) => {
    const me = await signIn('Yara');
    await stop(server, me, 'spam_report');
    expect(await (await open(linkTo('pricing'))).text()).toContain(alertTexts.spam_report);
    // One at a time: the other comes when this one is closed.
    await expect(stack(page).getByRole('status')).toContainText([alertTexts.spam_report]);
    await stack(page).getByRole('button', { name: alerts.dismiss }).click();
    await expect(stack(page)).not.toContainText(alertTexts.spam_report);
    const html = await htmlFor(server, context, linkTo('pricing'));
    expect(html).toContain(member.photoAlert.text);
    expect(html).not.toContain(alertTexts.spam_report);

    await stop(server, me, 'spam_report', new Date(Date.now() + 60_000));
    await open(linkTo('pricing'));
    await expect(stack(page)).toContainText(alertTexts.spam_report);
    await stack(page).getByRole('button', { name: alertTexts.resume }).click();
    await expect(stack(page)).not.toContainText(alertTexts.spam_report);
    await expect.poll(() => disabledOf(server, me)).toEqual([]);
  });
});
