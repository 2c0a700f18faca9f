import type { Page } from '@playwright/test';
import {
  appealDecide,
  caseDecide,
  caseList,
  caseRead,
  proposalDecide,
} from '#contract/console/index.ts';
import { reportFile } from '#contract/moderation.ts';
import { linkTo } from '#contract/routes.ts';
import account from '#messages/en/account.ts';
import texts from '#messages/en/decision.ts';
import en from '#messages/en/public.ts';
import statements from '#messages/en/statements.ts';
import { asMember, asStaff } from '../support/browser/as-member.ts';
import { expectSound, phone } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import { hosts } from '../support/browser/server.ts';
import type { Person } from '../support/people.ts';
import { addPerson, PASSWORD } from '../support/people.ts';
import { addStaff } from '../support/staff.ts';

test.use({ viewport: phone });

const FACTS = 'On Monday you asked three people to send you money for a ticket.';
const APPEAL = 'My account was taken over that day. I have changed my password since.';
const ANSWER = 'We can see that somebody else used your account, and believe you.';

const moderators = async ({ app }: Server) =>
  [await addStaff(app.core, ['moderator']), await addStaff(app.core, ['moderator'])] as const;

type Moderators = Awaited<ReturnType<typeof moderators>>;

/** Somebody reports a member, and gets the case that comes of it. */
const report = async (server: Server, member: Person, reporter: Person, [first]: Moderators) => {
  const body = { member: member.profileId, reason: 'scam' } as const;
  const { report: filed } = await asMember(server, reporter)(reportFile, { body });
  const { cases } = await asStaff(server, first)(caseList, { query: { search: filed.reference } });
  return cases[0]?.id ?? '';
};

/** Closes an account for good, which takes two. */
const ban = async (server: Server, id: string, [first, second]: Moderators) => {
  const body = { id, kind: 'ban', ground: 'money', source: 'report', facts: FACTS } as const;
  const { proposal } = await asStaff(server, first)(caseDecide, { body });
  const agreed = { id: proposal?.id ?? '', decision: 'agree' } as const;
  await asStaff(server, second)(proposalDecide, { body: agreed });
};

/** Decides over an appeal as somebody who did not make the decision. */
const reverse = async (server: Server, id: string, by: Moderators[number]) => {
  const { decisions } = await asStaff(server, by)(caseRead, { query: { id } });
  const appeal = decisions[0]?.appeal?.id ?? '';
  const body = { id: appeal, outcome: 'reversed', answer: ANSWER } as const;
  await asStaff(server, by)(appealDecide, { body });
};

const logIn = async (page: Page, email: string) => {
  await page.getByLabel(account.login.login, { exact: true }).fill(email);
  await page.getByLabel(account.login.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: account.login.submit, exact: true }).click();
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[OPS-7] whoever is shut out reads the reasons at the login page, and appeals', async ({
      open,
      page,
      server,
      troubles,
    }) => {
      troubles.expect(/40[03]/);
      const { core } = server.app;
      const member = await addPerson(core, `Closed ${Date.now()}`);
      const reporter = await addPerson(core, `Wary ${Date.now()}`);
      const staff = await moderators(server);
      const id = await report(server, member, reporter, staff);
      await ban(server, id, staff);

      await open(linkTo('login'));
      await logIn(page, member.email);
      await expect(page.getByText(en.errors.account_banned)).toBeVisible();
      if (javaScriptEnabled) await expectSound(page, 'a login that is refused by a decision');
      await page.getByRole('link', { name: account.login.reasons }).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(statements.titles.ban);
      for (const words of [statements.measures.ban, FACTS, statements.grounds.money]) {
        await expect(page.getByText(words)).toBeVisible();
      }
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      if (javaScriptEnabled) await expectSound(page, 'a decision');

      const send = page.getByRole('button', { name: texts.appeal.submit });
      const message = page.getByLabel(texts.appeal.message);
      await message.fill('No.');
      await send.click();
      await expect(message).toHaveAccessibleDescription(new RegExp(en.fields.too_short));
      await expect(message).toHaveValue('No.');
      await message.fill(APPEAL);
      await send.click();
      await expect(page.getByText(texts.filed.thanks)).toBeVisible();
      await expect(page.getByText(texts.filed.states.open)).toBeVisible();
      await expect(page.getByText(APPEAL)).toBeVisible();
      await expect(send).toHaveCount(0);
      if (javaScriptEnabled) await expectSound(page, 'an appeal');

      // What was answered is read and told in the same way, and so is a login.
      if (!javaScriptEnabled) return;
      await reverse(server, id, await addStaff(core, ['moderator']));
      await page.reload();
      await expect(page.getByText(ANSWER)).toBeVisible();
      await expect(page.getByText(texts.filed.states.reversed)).toBeVisible();
      await expectSound(page, 'an appeal that was answered');
      await open(linkTo('login'));
      await logIn(page, member.email);
      await expect(page).toHaveURL(new RegExp(`${linkTo('members')}$`));
    });
  });
}

test('[OPS-7] a wrong key opens no decision, and says what to do', async ({ server }) => {
  const reference = 'D-AB12-CD34';
  for (const query of [{}, { reference }, { reference, key: 'a'.repeat(43) }]) {
    const url = linkTo('decision', {}, query);
    const answer = await server.app.http.inject({ url, headers: { host: hosts[1] } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain(texts.unknown.title);
  }
});
