import type { Page } from '@playwright/test';
import { cookies } from '#contract/cookies.ts';
import { api } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import texts from '#messages/en/likes.ts';
import { asMember } from '../support/browser/as-member.ts';
import { expectAccessible, expectSound, screens } from '../support/browser/checks.ts';
import { expect, test, untilHydrated, untilLive } from '../support/browser/fixtures.ts';
import { giveLike, heart, heartNames, likedBefore } from '../support/browser/likes.ts';
import {
  addManyMen,
  addMen,
  cardOf,
  cards,
  heading,
  near,
} from '../support/browser/search-people.ts';
import { hosts } from '../support/browser/server.ts';
import type { Person } from '../support/people.ts';

test.use({ viewport: screens.phone });

const { lists, empty } = texts;

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: lists.label }).getByRole('link', { name });

const theOne = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('Nobody was made.');
  return one;
};

test('[LIKE-1] a heart on a card is given, kept and taken back, here and elsewhere', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  const men = await addMen(server, 'Assen', ['Bas', 'Cas', 'Rob', 'Sil']);
  const [, , rob, sil] = men as [Person, Person, Person, Person];
  const me = await signIn('Hanna', near('Assen'));
  const live = untilLive(page);
  await open(linkTo('members'));
  await live;
  await expect(heart(page, 'Bas')).toHaveAccessibleName(heartNames('Bas').open);
  await heart(page, 'Bas').click();
  await expect(heart(page, 'Bas')).toHaveAccessibleName(heartNames('Bas').given);
  // What is changed elsewhere shows at once, and in a list that is come back to.
  await expect(heart(page, 'Sil')).toHaveAccessibleName(heartNames('Sil').open);
  await giveLike(server, me, sil);
  await expect(heart(page, 'Sil')).toHaveAccessibleName(heartNames('Sil').given);

  await cardOf(page, 'Sil').click();
  await expect(heading(page)).toHaveText(/^Sil, /);
  await expect(page.getByRole('status').filter({ hasText: 'You like Sil.' })).toBeVisible();
  await expectAccessible(page, 'a member who is liked');
  const heard = page.waitForResponse(`**${api.likes.path}`);
  await giveLike(server, me, rob);
  await asMember(server, me)(api.unlike, { body: { member: sil.profileId } });
  await heard;
  await expect(heart(page, 'Sil')).toHaveAccessibleName(heartNames('Sil').open);
  await page.goBack();
  await expect(heart(page, 'Rob')).toHaveAccessibleName(heartNames('Rob').given);
  await expect(heart(page, 'Sil')).toHaveAccessibleName(heartNames('Sil').open);

  await cardOf(page, 'Bas').click();
  await expect(heading(page)).toHaveText(/^Bas, /);
  await heart(page, 'Bas').click();
  await expect(heart(page, 'Bas')).toHaveAccessibleName(heartNames('Bas').open);
  await page.goBack();
  await expect(heart(page, 'Bas')).toHaveAccessibleName(heartNames('Bas').open);

  // What is refused is undone, and said.
  troubles.expect(/404/);
  const refused = { error: '', code: 'member_not_found' };
  await page.route('**/api/like.php', (route) => route.fulfill({ status: 404, json: refused }));
  await heart(page, 'Cas').click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(heart(page, 'Cas')).toHaveAccessibleName(heartNames('Cas').open);
  await expect(heart(page, 'Cas')).toBeFocused();
});

test('[LIKE-2] [SITE-8] [SITE-16] lists with the new ones first, and their number', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const town = 'Hoorn';
  const [ad, bo, co] = await addMen(server, town, ['Ad', 'Bo', 'Co']);
  const me = await signIn('Isa', near(town));
  for (const man of [ad, bo, co]) if (man) await giveLike(server, man, me);
  await open(linkTo('likes'));
  await expect(page).toHaveTitle(/^\(3\) Likes · /);
  await expect(tab(page, lists.liked_me)).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, lists.liked_me)).toContainText('3');
  await expect(cards(page).filter({ hasText: lists.newLike })).toHaveCount(3);

  await cardOf(page, 'Co').click();
  await expect(heading(page)).toHaveText(/^Co, /);
  await expect(page).toHaveTitle(/^\(2\) /);
  // The way back leads where one came from, also after the page was loaded again.
  await page.reload();
  await page.getByRole('link', { name: 'Back to Likes' }).click();
  await expect(cards(page).last()).toContainText('Co');
  await expect(cards(page).last()).not.toContainText(lists.newLike);
  const bar = page.getByRole('navigation').getByRole('link', { name: /2 new likes/ });
  await expect(bar.filter({ visible: true })).toHaveCount(1);

  await tab(page, lists.visitors).click();
  await expect(page.getByRole('heading', { name: empty.visitors.title })).toBeVisible();
  await expect(tab(page, lists.visitors)).toBeInViewport();
  await expectSound(page, 'no visitors');
  await tab(page, lists.liked).click();
  await expect(page.getByRole('heading', { name: empty.liked.title })).toBeVisible();
  await page.getByRole('link', { name: empty.search }).click();
  await expect(page).toHaveURL(server.url('duet.localhost', linkTo('members')));

  const { http } = server.app;
  const unknown = linkTo('likes-type', { type: 'nobody' });
  const answerTo = (url: string, cookie = '') =>
    http.inject({ url, headers: { host: hosts[1], cookie } });
  const session = `${cookies.session}=${me.session}`;
  expect((await answerTo(unknown, session)).statusCode).toBe(404);
  const { location } = (await answerTo(linkTo('likes'))).headers;
  expect(location).toBe(linkTo('login', {}, { next: linkTo('likes') }));
});

test('[LIKE-1] a match is shown at once to both, and once', async ({
  browser,
  open,
  page,
  server,
  signIn,
}) => {
  const town = 'Meppel';
  const dirk = theOne(await addMen(server, town, ['Dirk']));
  const me = await signIn('Jana', near(town));
  const theirs = await browser.newContext({ viewport: screens.phone });
  const url = server.url('duet.localhost');
  await theirs.addCookies([
    { name: cookies.session, value: dirk.session, url, httpOnly: true },
    { name: cookies.notice, value: '1', url },
  ]);
  const other = await theirs.newPage();
  const live = untilLive(other);
  await other.goto(server.url('duet.localhost', linkTo('credits')));
  await live;

  await giveLike(server, dirk, me);
  await open(linkTo('likes-m-id', { id: dirk.profileId }));
  await expect(heading(page)).toHaveText('Dirk likes you');
  // Looked at, it is not new any more.
  await expect(page).toHaveTitle(/^Dirk likes you/);
  // The second click of a double one neither leads away nor asks to end what the first one made.
  await page.getByRole('button', { name: 'Like Dirk back' }).dblclick();
  const dialog = page.getByRole('dialog', { name: texts.match.title });
  await expect(dialog).toContainText('You and Dirk like each other.');
  // Nor when the dialog has opened under it.
  await dialog.getByRole('link').first().dispatchEvent('click', { detail: 2 });
  await expectSound(page, 'match', '[open]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What was pressed last: the page moves the way to the chat under a slow second click.
  await expect(page.locator('main :is(a, button):focus')).toHaveCount(1);
  const state = page.getByRole('button', { name: heartNames('Dirk').match });
  await expect(state).toHaveText(texts.button.match);
  await expect(heading(page)).toHaveText('You matched with Dirk');

  // What was written shows, and a match ends only after a question.
  await asMember(server, dirk)(api.messageSend, {
    body: { member: me.profileId, client_id: crypto.randomUUID(), text: 'Hello Jana!' },
  });
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('link', { name: /^Reply to Dirk 1 unread message$/ })).toBeVisible();
  await state.click();
  const question = page.getByRole('dialog', { name: 'End your match with Dirk?' });
  await expectSound(page, 'the end of a match', '[open]');
  await question.getByRole('button', { name: texts.end.cancel }).last().click();
  await expect(state).toBeFocused();

  // Where something is bought it waits, until somebody looks around.
  const shown = other.getByRole('dialog', { name: texts.match.title });
  await expect(other).toHaveTitle(/^\(1\) /);
  await expect(shown).toHaveCount(0);
  const links = other.getByRole('navigation').getByRole('link', { name: 'Likes' });
  await links.filter({ visible: true }).first().click();
  await expect(shown).toContainText('You and Jana like each other.');
  const told = other.waitForResponse('**/api/match-seen.php');
  await shown.getByRole('button', { name: texts.match.done }).click();
  await told;
  await expect(shown).toHaveCount(0);
  expect((await asMember(server, dirk)(api.likes)).new_matches).toEqual([]);
  await theirs.close();
});

test('[LIKE-5] [LIKE-6] a new like is shown when the address asks for it', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const town = 'Weert';
  const [egon] = await addMen(server, town, ['Egon']);
  const me = await signIn('Kira', near(town));
  const members = linkTo('members', {}, { sort: 'newest', t: 0 });
  const asked = page.waitForResponse('**/api/auto-like.php');
  await open(members);
  await asked;
  await expect(page).toHaveURL(/\/members\?sort=newest$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await giveLike(server, egon ?? me, me);
  await open(members);
  const dialog = page.getByRole('dialog', { name: texts.newLike.title });
  await expect(dialog).toContainText('Egon, ');
  await expect(page).toHaveURL(/\/members\?sort=newest$/);
  await expectSound(page, 'new like', '[open]');
  await dialog.getByRole('link', { name: 'Open Egon’s profile' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(heading(page)).toHaveText(/^Egon, /);
});

test('[LIKE-5] [LIKE-6] a fictional profile says what it is, on a quiet card', async ({
  open,
  page,
  server,
  signIn,
}) => {
  await addMen(server, 'Putten', ['Fabel'], { siteId: 2, fictional: true });
  await signIn('Lena', { siteId: 2 });
  await open('/likes?lang=en&t=0', 'evergreen.localhost');
  const dialog = page.getByRole('dialog', { name: texts.newLike.fictionalTitle });
  await expect(dialog).toContainText('Fabel, ');
  await expect(dialog).toContainText('you can’t meet in person.');
  await expect(page.locator('dialog[data-moment]')).toHaveCount(0);
  await expectAccessible(page, 'a fictional profile', '[open]');
  await dialog.getByRole('button', { name: texts.close }).click();
  await expect(dialog).toHaveCount(0);
});

test('[LIKE-2] more likes by scrolling, and Back keeps list and place', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const many = limits.searchPage + 3;
  const men = await addManyMen(server, 'Nunspeet', many);
  const me = await signIn('Mila', near('Nunspeet'));
  await likedBefore(server, men, me);
  await open(linkTo('likes-type', { type: 'liked-me' }));
  const scrolled = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return cards(page).count();
  };
  await expect.poll(scrolled).toBe(many);

  const shown = await cards(page).getByRole('heading').allTextContents();
  const last = cards(page).last();
  await expect(last).toContainText(lists.newLike);
  await last.getByRole('link').scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(scrollY));
  const before = await place();
  expect(before).toBeGreaterThan(500);
  await last.getByRole('link').click();
  await expect(heading(page)).toHaveText(shown.at(-1) ?? '');
  await page.goBack();
  await expect(cards(page)).toHaveCount(many);
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(shown);
  await expect.poll(place).toBe(before);
  await expect(last).not.toContainText(lists.newLike);

  // A document that was left and come back to shows the same, with what was done there.
  await last.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: texts.match.done }).click();
  const hello = page.getByRole('main').getByRole('link', { name: /^Say hello to/ });
  await expect(hello).toBeVisible();
  const left = await place();
  await page.goto(server.url('duet.localhost', linkTo('pricing')));
  await page.goBack();
  await expect(cards(page)).toHaveCount(many);
  await expect.poll(place).toBe(left);
  await expect(hello).toBeVisible();
  await tab(page, lists.liked_me).click();
  await expect(cards(page)).toHaveCount(limits.searchPage);
});
