import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { cookies } from '#contract/cookies.ts';
import { api } from '#contract/index.ts';
import type { FinderAnswer } from '#contract/likes/finder.ts';
import { questionNames } from '#contract/likes/questions.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import finder from '#messages/en/finder.ts';
import { tables } from '#server/db/index.ts';
import { asMember } from '../support/browser/as-member.ts';
import { expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addManyMen, addMen, near } from '../support/browser/search-people.ts';
import { hosts } from '../support/browser/server.ts';
import type { Server } from '../support/browser/server.ts';
import { listAnew } from '../support/crowd.ts';
import type { Person } from '../support/people.ts';

const { questions } = finder;

/** The same option for the first of the questions. */
const answers = (option: number): FinderAnswer[] =>
  questionNames.slice(0, 6).map((question) => ({ question, option, importance: 'some' }));

/** Others have answered as somebody did. */
const answerAlike = async ({ app: { core } }: Server, person: Person, ids: readonly string[]) => {
  const { matchAnswers } = tables;
  const [own] = await core.db
    .select()
    .from(matchAnswers)
    .where(eq(matchAnswers.ownerId, person.profileId));
  if (!own) throw new Error('Nothing was answered.');
  await core.db.insert(matchAnswers).values(ids.map((ownerId) => ({ ...own, ownerId })));
  await listAnew(core, ids);
};

const asked = (page: Page, name: keyof typeof questions) =>
  page.getByRole('main').getByRole('heading', { name: questions[name].ask, exact: true });

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

const saved = (page: Page) => page.getByText(finder.state.saved, { exact: true });

test.use({ viewport: screens.phone });

test('[LIKE-4] answers by keys, then the best matches with the reasons', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const town = 'Drachten';
  for (const man of await addMen(server, town, ['Quint'])) {
    await asMember(server, man)(api.finderSave, {
      body: {
        answers: answers(0).with(5, { question: 'home', option: 2, importance: 'much' }),
      },
    });
  }
  const rosa = await signIn('Rosa', near(town));
  await open(linkTo('match-finder'));
  await expect(asked(page, 'relationship')).toBeVisible();

  // Back and skip are allowed.
  await expect(page.getByText(finder.importance.label)).toHaveCount(0);
  await button(page, finder.skip).click();
  await expect(asked(page, 'children')).toBeFocused();
  await link(page, finder.back).click();
  await expect(asked(page, 'relationship')).toBeFocused();

  for (const name of questionNames.slice(0, 6)) {
    await expect(asked(page, name)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(
      page.getByRole('radio', { name: questions[name].options.first, exact: true }),
    ).toBeChecked();
    // What matters is asked last, and a tap on it leads on.
    await page.getByRole('radio', { name: finder.importance.much, exact: true }).click();
  }
  await expect(asked(page, 'weekend')).toBeFocused();
  await link(page, finder.show).click();

  const match = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(match).toHaveCount(1);
  await expect(match).toContainText('Quint');
  await expect(match).toContainText(/\d+ out of 100/);
  await expect(match).toContainText(questions.relationship.both.first);
  await expect(match).toContainText(questions.home.differ);
  await expect(saved(page)).toBeVisible();
  await expectSound(page, 'matches');
  const kept = await asMember(server, rosa)(api.finder);
  expect(kept.answers.map(({ importance }) => importance)).toEqual(
    Array.from({ length: 6 }, () => 'much'),
  );

  // The review leads back to each of them.
  await page.getByRole('link', { name: questions.money.ask }).click();
  await expect(asked(page, 'money')).toBeFocused();
  await button(page, finder.remove).click();
  await expect.poll(async () => (await asMember(server, rosa)(api.finder)).answers.length).toBe(5);
});

test('[LIKE-4] says what is missing, and keeps answers that could not be saved', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/404/);
  // All questions stand beside the one that is asked only at a desk.
  await page.setViewportSize(screens.desktop);
  const sien = await signIn('Sien', near('Winterswijk'));
  await open(linkTo('match-finder'));
  const calls = `**${api.finderSave.path}`;
  const refuse = () => page.route(calls, (route) => route.fulfill({ status: 404, json: {} }));
  await refuse();
  await page.getByRole('radio', { name: questions.relationship.options.last }).check();
  await expect(page.getByText(finder.state.failed)).toBeVisible();
  await page.unroute(calls);
  await button(page, finder.state.retry).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: questions.closeness.ask }).click();
  await expect(asked(page, 'closeness')).toBeFocused();
  await button(page, finder.skip).click();
  await expect(page.getByText('Answer 4 more questions to see your matches.')).toBeVisible();

  // Answers that are not there find nobody, and say so.
  await asMember(server, sien)(api.finderSave, { body: { answers: answers(1).slice(0, 4) } });
  await open(linkTo('match-finder'));
  await expect(asked(page, 'money')).toBeVisible();
  await refuse();
  await page.getByRole('radio', { name: questions.money.options.last }).check();
  await link(page, finder.show).click();
  await expect(page.getByRole('alert')).toContainText(finder.state.failed);
  await expectSound(page, 'answers that are not saved');
  await page.unroute(calls);
  await button(page, finder.state.retry).click();
  await expect(page.getByRole('heading', { name: finder.results.empty.title })).toBeVisible();
  await expectSound(page, 'no matches');
});

test('[LIKE-4] more matches on demand, and Back keeps list and place', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const many = limits.finderPage + 3;
  const ids = await addManyMen(server, 'Harlingen', many);
  const wilma = await signIn('Wilma', near('Harlingen'));
  await asMember(server, wilma)(api.finderSave, { body: { answers: answers(1) } });
  await answerAlike(server, wilma, ids);
  await open(linkTo('match-finder'));
  const matches = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(matches).toHaveCount(limits.finderPage);
  const more = link(page, finder.results.more);
  const next = (await more.getAttribute('href')) ?? '';
  await more.click();
  await expect(matches).toHaveCount(many);
  const shown = await matches.getByRole('heading').allTextContents();
  expect(new Set(shown).size).toBe(many);

  // Without scripts they are on a page of their own.
  const { body } = await server.app.http.inject({
    url: next,
    headers: { host: hosts[1], cookie: `${cookies.session}=${wilma.session}` },
  });
  expect(ids.filter((id) => body.includes(linkTo('members-id', { id })))).toHaveLength(3);
  expect(body).toContain(finder.results.start);

  const last = matches.last().getByRole('article').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(scrollY));
  const before = await place();
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.at(-1) ?? '');
  await page.goBack();
  await expect(matches).toHaveCount(many);
  expect(await matches.getByRole('heading').allTextContents()).toEqual(shown);
  await expect.poll(place).toBe(before);

  // Other answers find anew.
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown.at(-1) ?? '');
  await asMember(server, wilma)(api.finderSave, { body: { answers: answers(2) } });
  await page.goBack();
  await expect(matches.first()).toContainText(questions.relationship.differ);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[LIKE-4] each question is a page of its own', async ({ open, page, server, signIn }) => {
    const ulla = await signIn('Ulla', near('Lelystad'));
    const kept = async () => {
      const { answers: stored } = await asMember(server, ulla)(api.finder);
      return stored.map(({ question, option, importance }) => [question, option, importance]);
    };
    const choose = (name: keyof typeof questions) =>
      page.getByRole('radio', { name: questions[name].options.last, exact: true }).check();
    await open(linkTo('match-finder'));
    await choose('relationship');
    await page.getByRole('radio', { name: finder.importance.much, exact: true }).check();
    await button(page, finder.next).click();
    await expect(asked(page, 'children')).toBeVisible();
    await choose('children');
    await button(page, finder.skip).click();
    await expect(asked(page, 'living')).toBeVisible();
    expect(await kept()).toEqual([['relationship', 2, 'much']]);

    await link(page, finder.back).click();
    await expect(asked(page, 'children')).toBeVisible();
    await link(page, finder.back).click();
    await button(page, finder.remove).click();
    await expect(asked(page, 'relationship')).toBeVisible();
    expect(await kept()).toEqual([]);
  });
});
