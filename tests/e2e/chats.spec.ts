import { cookies } from '#contract/cookies.ts';
import { api } from '#contract/index.ts';
import { linkTo } from '#contract/routes.ts';
import chat from '#messages/en/chat.ts';
import texts from '#messages/en/chats.ts';
import { asMember } from '../support/browser/as-member.ts';
import {
  addWriters,
  field,
  log,
  namesIn,
  paying,
  rowOf,
  rows,
  seedMessages,
  writeTo,
} from '../support/browser/chats.ts';
import { expectAccessible, expectFits, expectSound, screens } from '../support/browser/checks.ts';
import { expect, test, untilHydrated } from '../support/browser/fixtures.ts';
import { hosts } from '../support/browser/server.ts';
import type { Person } from '../support/people.ts';

test.use({ viewport: screens.phone });

const chats = linkTo('chats');
const { label: searchLabel } = texts.search;

test('[CHAT-1] [CHAT-3] [CHAT-4] [SITE-8] [SITE-16] lists chats, the latest first, with what is unread, in all windows, until they are deleted', async ({
  context,
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  const names = ['Anton', 'Bartel', 'Cees'];
  const [anton, bartel, cees] = (await addWriters(server, names)) as [Person, Person, Person];
  const me = await signIn('Zita', paying);
  await writeTo(server, anton, me, 'The first one');
  await writeTo(server, bartel, me, 'The second one');
  await writeTo(server, bartel, me, 'And another one');
  const last = await writeTo(server, cees, me, 'The third one');
  await writeTo(server, me, cees, 'An answer');

  await open(chats);
  await expect(page).toHaveTitle(/^\(4\) Messages · /);
  await expect.poll(() => namesIn(page, names)).toEqual(['Cees', 'Bartel', 'Anton']);
  await expect(rowOf(page, 'Cees')).toContainText('You: An answer');
  await expect(rowOf(page, 'Bartel')).toContainText('And another one');
  await expect(rowOf(page, 'Bartel')).toContainText('2 unread messages');
  const bar = page.getByRole('navigation').getByRole('link', { name: /4 unread messages/ });
  await expect(bar.filter({ visible: true })).toHaveCount(1);

  // A new message moves its chat up, and leaves the focus where it is.
  const second = rowOf(page, 'Bartel').getByRole('link');
  await second.focus();
  await writeTo(server, anton, me, 'Are you there?');
  await expect.poll(() => namesIn(page, names)).toEqual(['Anton', 'Cees', 'Bartel']);
  await expect(page).toHaveTitle(/^\(5\) /);
  await expect(second).toBeFocused();

  const other = await context.newPage();
  await other.goto(server.url('duet.localhost', chats));
  await untilHydrated(other);
  await page.bringToFront();
  await second.click();
  await expect(log(page)).toContainText('And another one');
  await expect(page).toHaveTitle(/^\(3\) Bartel · /);
  // What is read in one window is read in all of them.
  await expect(other).toHaveTitle(/^\(3\) Messages · /);
  await expect(rowOf(other, 'Bartel')).not.toContainText('unread');
  await expect(rowOf(other, 'Anton')).toContainText('2 unread messages');
  // On a phone the chat takes the place of the list.
  await expect(rows(page)).toHaveCount(0);
  // What arrives in the open chat is read already.
  await writeTo(server, bartel, me, 'While you read');
  await expect(log(page)).toContainText('While you read');
  await expect(page).toHaveTitle(/^\(3\) /);
  await page.goBack();
  await expect(rowOf(page, 'Bartel')).not.toContainText('unread');
  const unread = async () => (await asMember(server, me)(api.chats, { query: {} })).unread_messages;
  await expect.poll(unread).toBe(3);
  await expect(page).toHaveTitle(/^\(3\) /);
  await expect(rowOf(page, 'Cees').getByRole('link')).toHaveAttribute(
    'href',
    linkTo('chats-id', { id: last }),
  );

  // A deleted chat is gone at once, and back after a failure that is told.
  await other.close();
  troubles.expect(/404/);
  const remove = async (name: string) => {
    await rowOf(page, name).hover();
    await page.getByRole('button', { name: `Options for your chat with ${name}` }).click();
    await page.getByRole('menuitem', { name: texts.menu.delete }).click();
    const question = page.getByRole('dialog', { name: chat.delete.title });
    await expect(question).toContainText(`${name} keeps what you wrote`);
    return question;
  };
  const confirm = async (name: string) =>
    (await remove(name)).getByRole('button', { name: chat.header.delete }).click();
  await (await remove('Anton')).getByRole('button', { name: chat.delete.cancel }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowOf(page, 'Anton')).toBeVisible();

  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/chat.php', async (route) => {
    await held;
    await route.fulfill({ status: 404, json: { error: '', code: 'conversation_not_found' } });
  });
  const alerted = page.waitForEvent('dialog');
  await confirm('Anton');
  await expect(rowOf(page, 'Anton')).toHaveCount(0);
  await expect(page).toHaveTitle(/^\(1\) /);
  answer();
  const dialog = await alerted;
  expect(dialog.type()).toBe('alert');
  expect(dialog.message()).not.toBe('');
  await dialog.accept();
  await expect(rowOf(page, 'Anton')).toBeVisible();
  await expect(page).toHaveTitle(/^\(3\) /);

  await page.unroute('**/api/chat.php');
  await confirm('Anton');
  await expect(rowOf(page, 'Anton')).toHaveCount(0);
  await confirm('Cees');
  await expect(rowOf(page, 'Cees')).toHaveCount(0);
  await confirm('Bartel');
  await expect(page.getByRole('heading', { name: texts.empty.title })).toBeVisible();
  // Where there is nothing, nothing is looked for or chosen either.
  await expect(page.getByRole('searchbox', { name: texts.search.label })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: texts.choose.title })).toBeHidden();
  await expect(page).toHaveTitle(/^Messages · /);
  await expectSound(page, 'no chats');
  expect((await asMember(server, me)(api.chats, { query: {} })).chats).toEqual([]);
  await page.getByRole('link', { name: texts.empty.action }).click();
  await expect(page).toHaveURL(server.url('duet.localhost', linkTo('members')));
});

test('[CHAT-10] finds people and messages, and opens the chat at what was found', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const [frits, gijs] = (await addWriters(server, ['Frits', 'Gijs'])) as [Person, Person];
  const me = await signIn('Xenia', paying);
  const lines = Array.from({ length: 55 }, (_, at) => `Line ${at}`);
  await seedMessages(server, frits, me, ['Rye or sourdough, and defend it.', ...lines]);
  await writeTo(server, gijs, me, 'Hello');
  await writeTo(server, me, gijs, 'Sourdough for me');
  await open(chats);
  const search = page.getByRole('searchbox', { name: searchLabel });
  await search.fill('gij');
  await expect(page.getByRole('heading', { name: texts.search.people })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await search.fill('sourdough');
  await expect(page.getByRole('heading', { name: texts.search.messages })).toBeVisible();
  await expect(rowOf(page, 'Gijs')).toContainText('You: Sourdough for me');
  await expect(rowOf(page, 'Frits')).not.toContainText('You:');
  await expectSound(page, 'search in chats');
  await rowOf(page, 'Frits').getByRole('link').click();
  await expect(page).toHaveURL(/\?m=1$/);
  await expect(log(page).getByText('Rye or sourdough, and defend it.')).toBeVisible();

  await page.goBack();
  await search.fill('zzzz');
  await expect(page.getByRole('heading', { name: /No results for “zzzz”/ })).toBeVisible();
  await search.press('Escape');
  await expect(rows(page)).toHaveCount(2);
});

test('[CHAT-1] a tablet has room for the list, at most 400 px wide, beside the chat', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const [jop, kas] = (await addWriters(server, ['Jop', 'Kas'])) as [Person, Person];
  const me = await signIn('Ursula', paying);
  const conversation = await writeTo(server, jop, me, 'Hello');
  await writeTo(server, kas, me, 'Hello');
  await open(linkTo('chats-id', { id: conversation }));
  const list = page.getByRole('region', { name: 'Your chats' });
  await expect(list).toBeVisible();
  expect((await list.boundingBox())?.width).toBeLessThanOrEqual(400);
  await expect(rowOf(page, 'Jop').getByRole('link')).toHaveAttribute('aria-current', 'true');
  await expect(rowOf(page, 'Jop')).not.toContainText('unread');
  await expectFits(page, 'chats on a tablet');

  // What was not sent yet is there after a reload, and in the list.
  const kept = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.url().endsWith('/api/conversation.php'),
  );
  await field(page).fill('I was thinking');
  await kept;
  await page.reload();
  await untilHydrated(page);
  await expect(field(page)).toHaveValue('I was thinking');
  await rowOf(page, 'Kas').getByRole('link').click();
  await expect(rowOf(page, 'Jop')).toContainText(`${texts.draft}I was thinking`);

  // A chat that is not there says so beside the list.
  troubles.expect(/404/);
  await open(linkTo('chats-id', { id: jop.profileId }));
  await expect(page.getByRole('heading', { name: texts.gone.title })).toBeVisible();
  await expect(rowOf(page, 'Jop')).toBeVisible();
  await expectAccessible(page, 'a chat that is gone');
  const absent = await server.app.http.inject({
    url: linkTo('members-id-chat', { id: crypto.randomUUID() }),
    headers: { host: hosts[1], cookie: `${cookies.session}=${me.session}` },
  });
  expect(absent.body).toContain(texts.absent.title);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('[CHAT-4] what can be done with a chat comes when its row is held', async ({
    context,
    open,
    page,
    server,
    signIn,
  }) => {
    const [lex] = (await addWriters(server, ['Lex'])) as [Person];
    const me = await signIn('Tess', paying);
    await writeTo(server, lex, me, 'Hello');
    await page.clock.install();
    await open(chats);
    const { x = 0, y = 0 } = (await rowOf(page, 'Lex').boundingBox()) ?? {};
    const finger = await context.newCDPSession(page);
    const touchPoints = [{ x: x + 100, y: y + 40 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.clock.fastForward(1000);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('menuitem', { name: texts.menu.mute }).tap();
    await expect(rowOf(page, 'Lex')).toContainText(texts.muted);
    await expect(page).toHaveURL(server.url('duet.localhost', chats));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[CHAT-1] chats are read and answered all the same', async ({
    open,
    page,
    server,
    signIn,
    context,
  }) => {
    const [maik, nol] = (await addWriters(server, ['Maik', 'Nol'])) as [Person, Person];
    const me = await signIn('Saskia', paying);
    await writeTo(server, maik, me, 'Can you read this?');
    await open(chats);
    await rowOf(page, 'Maik').getByRole('link').click();
    await expect(log(page)).toContainText('Can you read this?');
    await field(page).fill('Yes, I can');
    await field(page).press('Tab');
    await page.locator('form:has(textarea[name=text]) [type=submit]').click();
    await expect(log(page)).toContainText('Yes, I can');

    await open(linkTo('members-id-chat', { id: nol.profileId }));
    await field(page).fill('Hello Nol');
    await page.locator('form:has(textarea[name=text]) [type=submit]').click();
    await expect(page).toHaveURL(/\/chats\/[\w-]{36}$/);
    await expect(log(page)).toContainText('Hello Nol');
    await context.clearCookies({ name: cookies.session });
    await open(chats);
    await expect(page).toHaveURL(/login\?next=/);
  });
});
