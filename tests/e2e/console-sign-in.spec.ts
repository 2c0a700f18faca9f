import { eq } from 'drizzle-orm';
import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { consoleLimits } from '#contract/console/limits.ts';
import texts from '#messages/console/en.ts';
import { tables } from '#server/db/index.ts';
import { emptyQueues, inviteStaff } from '../support/browser/console.ts';
import { expect, test, untilHydrated } from '../support/browser/fixtures.ts';
import { addVirtualAuthenticator } from '../support/browser/passkeys.ts';
import type { Server } from '../support/browser/server.ts';

const { signIn, lock, proof, recovery, security, commands, invitation, team } = texts;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const signOut = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('menuitem', { name: commands.signOut }).click();
  await page.waitForURL('**/console/sign-in');
  await untilHydrated(page);
};

/** Lets all proofs of the staff grow old. */
const forgetProofs = ({ app: { core } }: Server) =>
  core.db
    .update(tables.staffSessions)
    .set({ provenAt: new Date(Date.now() - 2 * consoleLimits.staff.proofMinutes * 60_000) });

test.beforeEach(({ server }) => emptyQueues(server));

test('[OPS-1] an invitation, a passkey, the lock, and the passkey again', async ({
  open,
  page,
  server,
  troubles,
}) => {
  troubles.expect(/403/);
  await addVirtualAuthenticator(page);
  await open(await inviteStaff(server, 'Marit', 'administrator'));
  await page.getByLabel(invitation.name).fill('Marit Vos');
  await button(page, invitation.makePasskey).click();
  const codes = page.getByRole('listitem');
  await expect(codes).toHaveCount(consoleLimits.staff.recoveryCodes);
  await button(page, recovery.kept).click();
  await page.waitForURL('**/console/overview');
  await open('/console/security');

  await signOut(page, 'Marit Vos');
  await button(page, signIn.passkey).click();
  await page.waitForURL('**/console/overview');
  await open('/console/security');

  // What was begun is there after the lock.
  await button(page, security.invite).click();
  await page.getByLabel(team.name).fill('Jens');
  await page.keyboard.press('Control+l');
  const locked = page.getByRole('dialog', { name: lock.title });
  await button(page, lock.passkey).click();
  await expect(locked).toBeHidden();
  await expect(page.getByLabel(team.name)).toHaveValue('Jens');
  await page.keyboard.press('Escape');

  await forgetProofs(server);
  await button(page, recovery.renew).click();
  await button(page, proof.passkey).click();
  await expect(page.getByText(recovery.new)).toBeVisible();
});

test('[OPS-1] a locked console shows nothing before a passkey, also when it is loaded anew', async ({
  open,
  page,
  server,
  signInStaff,
  troubles,
}) => {
  troubles.expect(/403/);
  const { id } = await signInStaff(['administrator']);
  await server.app.core.db
    .update(tables.staffSessions)
    .set({ lockedAt: new Date() })
    .where(eq(tables.staffSessions.staffId, id));
  await open('/console/audit');
  await expect(page.getByRole('dialog', { name: lock.title })).toBeVisible();
  await expect(page.locator('main')).toHaveCount(0);
});

test('[OPS-1] codes of an app, and a recovery code, let somebody in', async ({
  context,
  open,
  page,
  signInStaff,
  troubles,
}) => {
  troubles.expect(/403/);
  const { email } = await signInStaff(['moderator']);
  await open('/console/security');
  await button(page, security.addApp).click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const codeAfter = (seconds: number) =>
    generate({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });
  await page.getByLabel(signIn.code).fill(await codeAfter(0));
  await button(page, security.confirmApp).click();
  await expect(page.getByText(security.appOn)).toBeVisible();
  await button(page, recovery.renew).click();
  const recoveryCode = await page.locator('.c-codes li').first().innerText();

  await context.clearCookies({ name: 'console' });
  await open('/console/security?site=1');
  await page.getByLabel(signIn.email).fill('nobody@team.example');
  await page.getByLabel(signIn.code).fill('000000');
  await button(page, signIn.useCode).click();
  await expect(page.getByRole('alert')).toHaveText(texts.errors.code_failed);
  await page.getByLabel(signIn.email).fill(email);
  // Each code is taken once: this is the next one.
  await page.getByLabel(signIn.code).fill(await codeAfter(30));
  await button(page, signIn.useCode).click();
  await page.waitForURL('**/console/security?site=1');

  await context.clearCookies({ name: 'console' });
  await open('/console/sign-in');
  await button(page, signIn.toRecovery).click();
  await page.getByLabel(signIn.email).fill(email);
  await page.getByLabel(signIn.recoveryCode).fill(recoveryCode.toLowerCase());
  await button(page, signIn.useRecoveryCode).click();
  await page.waitForURL('**/console/overview');
});
