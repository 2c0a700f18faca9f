import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Gender } from '#contract/accounts/genders.ts';
import account from '#messages/en/account.ts';
import texts from '#messages/en/public.ts';
import type { Server } from './server.ts';

export const { signup } = account;

export const PASSWORD = 'violet ladder soup';

export const dialog = (page: Page) => page.getByRole('dialog', { name: /^Sign up for / });

export const title = (scope: Page | Locator, name: string) =>
  scope.getByRole('heading', { name, exact: true });

export const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });

export const next = (scope: Page | Locator) => button(scope, signup.next).click();

/** Opens the form above the front page, with its first question answered there. */
export const joinFromIndex = async (page: Page): Promise<Locator> => {
  const { genders, sought, submit } = texts.join;
  await page.getByRole('radio', { name: genders.woman, exact: true }).check();
  await page.getByRole('checkbox', { name: sought.man, exact: true }).check();
  await button(page, submit).click();
  await expect(title(dialog(page), signup.where.title)).toBeFocused();
  return dialog(page);
};

export const answerWho = async (
  scope: Page | Locator,
  gender: Gender,
  ...sought: readonly Gender[]
) => {
  await scope.getByRole('radio', { name: signup.who.genders[gender] }).check();
  for (const one of sought) {
    await scope.getByRole('checkbox', { name: signup.who.sought[one], exact: true }).check();
  }
};

export const answerBirth = async (scope: Page | Locator, year = '1990') => {
  await scope.getByLabel(signup.where.day, { exact: true }).fill('14');
  await scope.getByLabel(signup.where.month, { exact: true }).fill('3');
  await scope.getByLabel(signup.where.year, { exact: true }).fill(year);
};

/** From the date of birth to the last step before the account. */
export const answerUntilReach = async (scope: Page | Locator, name: string) => {
  await answerBirth(scope);
  await scope.getByLabel(signup.where.country).selectOption('NL');
  await next(scope);
  await scope.getByLabel(signup.name.label, { exact: true }).fill(name);
  await next(scope);
  await expect(title(scope, signup.reach.title)).toBeVisible();
};

export const answerReach = async (scope: Page | Locator, email: string) => {
  await scope.getByLabel(signup.reach.email).fill(email);
  await scope.getByLabel(signup.reach.password, { exact: true }).fill(PASSWORD);
  await scope.getByRole('checkbox', { name: /accept the terms/ }).check();
  await scope.getByRole('checkbox', { name: /sexual orientation/ }).check();
};

/** The address in the newest mail to somebody, on the port that this server happened to get. */
export const mailedLink = async (server: Server, address: string): Promise<URL> => {
  await expect.poll(async () => (await server.mailsTo(address)).length).toBeGreaterThan(0);
  const mail = (await server.mailsTo(address)).at(-1);
  return new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
};
