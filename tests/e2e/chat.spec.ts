import type { Page } from '@playwright/test';
import { api } from '#contract/index.ts';
import { linkTo } from '#contract/routes.ts';
import texts from '#messages/en/chat.ts';
import likes from '#messages/en/likes.ts';
import member from '#messages/en/member.ts';
import errors from '#messages/en/public.ts';
import { asMember } from '../support/browser/as-member.ts';
import {
  addWriters,
  field,
  log,
  paying,
  messageWith,
  seedMessages,
  writeTo,
  send,
  windowOf,
} from '../support/browser/chats.ts';
import { expectAccessible, expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { fileOf } from '../support/browser/photos.ts';
import type { Person } from '../support/people.ts';

test.use({ viewport: screens.phone });

const { message, menu, composer, icebreakers } = texts;

const chatOf = (id: string) => linkTo('chats-id', { id });

const choose = async (page: Page, words: string, entry: string) => {
  await messageWith(page, words).hover();
  await messageWith(page, words).getByRole('button', { name: menu.label }).click();
  await page
    .getByRole(entry.startsWith('React') ? 'menuitemradio' : 'menuitem', { name: entry })
    .click();
};

/** Links, answers, reactions and changes, by pointer and by keys. */
const talk = async (page: Page, other: Page) => {
  await field(other).pressSequentially('A walk');
  await expect(page.getByText(texts.header.typing).first()).toBeVisible();
  await field(other).fill('A walk, then pancakes: https://pancakes.example/menu.');
  await field(other).press('Enter');
  await expect(messageWith(page, 'A walk, then pancakes')).toBeVisible();
  await expect(page.getByText(texts.header.typing)).toHaveCount(0);
  const link = log(page).getByRole('link', { name: 'https://pancakes.example/menu' });
  await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
  await expect(page.getByRole('status').filter({ hasText: /^Aart wrote: A walk/ })).toBeAttached();

  await choose(page, 'A walk, then pancakes', menu.reply);
  await expect(page.getByText(composer.replying.replace('{name}', 'Aart'))).toBeVisible();
  await send(page, 'With syrup?');
  await expect(
    messageWith(other, 'With syrup?').getByRole('button', { name: /^Replying to/ }),
  ).toBeVisible();
  await choose(other, 'With syrup?', menu.react.replace('{reaction}', '❤️'));
  await expect(
    messageWith(page, 'With syrup?').getByRole('img', { name: '❤️ from Aart' }),
  ).toBeVisible();

  // The history is one stop for Tab, and arrow keys go through it.
  await log(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(messageWith(page, 'With syrup?')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: menu.copy })).toBeVisible();
  await page.keyboard.press('Escape');

  // Arrow up changes the last message, and Escape leaves it.
  await field(page).press('ArrowUp');
  await expect(field(page)).toHaveValue('With syrup?');
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await field(page).press('ArrowUp');
  await send(page, 'With honey?');
  await expect(messageWith(other, 'With honey?')).toContainText(message.edited);
  await choose(page, 'With honey?', menu.remove);
  await expect(log(other)).toContainText(message.takenBack.replace('{name}', 'Mara'));
};

/** A photo is blurred until it is opened; several go at once, with words. */
const sendPhotos = async (page: Page, other: Page) => {
  await page.locator('input[type=file]').setInputFiles(await fileOf('green'));
  await page.getByRole('button', { name: /^Send for 4 credits, from/ }).click();
  await expect(log(page).getByRole('img', { name: texts.photo.altYou })).toBeVisible();
  const photo = log(other).getByRole('img', { name: 'Photo from Mara' });
  await expect(photo).toBeVisible();
  const blurred = await photo.getAttribute('src');
  await expectAccessible(other, 'a photo that is blurred');
  await other.getByRole('button', { name: texts.photo.open }).click();
  await expect(photo).not.toHaveAttribute('src', blurred ?? '');
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await other.getByRole('button', { name: texts.photo.enlarge }).click();
  await expect(other.getByRole('dialog', { name: 'Photo from Mara' })).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other.getByRole('dialog')).toHaveCount(0);

  // Several in one go, with words; one that will not do leaves the others.
  const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') };
  const files = await Promise.all((['blue', 'red', 'yellow'] as const).map(fileOf));
  await page.locator('input[type=file]').setInputFiles([...files, letter]);
  const preview = page.getByRole('dialog', { name: 'Send these 3 photos?' });
  await expect(preview.getByRole('alert')).toContainText(errors.errors.not_a_picture);
  await expectAccessible(page, 'photos before they are sent');
  await preview.getByRole('button', { name: 'Remove photo 2' }).click();
  await page.getByLabel(texts.gifts.words).fill('The pond and the shed');
  await page.getByRole('button', { name: /^Send for 10 credits, from/ }).click();
  await expect(photo).toHaveCount(3);
  await expect(messageWith(other, 'The pond and the shed')).toBeVisible();
};

const pickEmoji = async (page: Page) => {
  await page.getByRole('button', { name: composer.emoji }).click();
  await page.getByRole('button', { name: '😂', exact: true }).click();
  const emojiSearch = page.getByRole('searchbox', { name: texts.emoji.search });
  await emojiSearch.fill('croiss');
  await expect(page.getByRole('button', { name: '🥐', exact: true })).toBeVisible();
  await emojiSearch.press('Escape');
  await expect(emojiSearch).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('😂');
  const more = page.getByRole('button', { name: composer.more });
  await expect(more).toBeVisible();
  await field(page).press('Backspace');
  await expect(more).toHaveCount(0);
  await page.getByRole('button', { name: composer.emoji }).click();
  await expect(page.getByRole('heading', { name: texts.emoji.groups.recent })).toBeVisible();
};

test('[CHAT-1] [CHAT-2] [CHAT-7] [CHAT-10] two people write and send photos, each in their own window', async ({
  browser,
  open,
  page,
  server,
  signIn,
}) => {
  const [aart] = (await addWriters(server, ['Aart'])) as [Person];
  await signIn('Mara', paying);
  await open(linkTo('members-id', { id: aart.profileId }));
  await page.getByRole('link', { name: likes.button.write.replace('{name}', 'Aart') }).click();
  await expect(page).toHaveURL(new RegExp(linkTo('members-id-chat', { id: aart.profileId })));
  const here = page.locator('nav [aria-current=page]').filter({ hasText: member.nav.messages });
  await expect(here).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: icebreakers.title })).toBeVisible();
  await expect(page.getByText(/^Next message: 2 credits, from/)).toBeVisible();
  await expectSound(page, 'a chat that begins');
  await page.getByRole('button', { name: icebreakers.ideas.weekend }).click();
  await expect(field(page)).toHaveValue(icebreakers.ideas.weekend);
  await expect(field(page)).toBeFocused();
  // While there are words they have the width, and the rest is one tap away.
  const photo = page.getByRole('button', { name: composer.photo });
  await expect(photo).toBeHidden();
  await page.getByRole('button', { name: composer.more }).press('Enter');
  await expect(photo).toBeFocused();
  await page.getByRole('button', { name: composer.send, exact: true }).click();
  await expect(photo).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(log(page)).toContainText(message.sent);
  // It goes by its own address from the first message on.
  await expect(page).toHaveURL(/\/chats\/[\w-]{36}$/);

  const id = page.url().split('/').at(-1) ?? '';
  const other = await windowOf(browser, server, aart, chatOf(id));
  await expect(messageWith(other, icebreakers.ideas.weekend)).toBeVisible();
  await expect(log(page)).toContainText(message.read);

  await talk(page, other);
  await sendPhotos(page, other);
  await pickEmoji(page);
  await page.keyboard.press('Escape');
  await expectSound(page, 'a chat');
  await other.context().close();
});

test('[CHAT-5] [CHAT-6] [CHAT-9] [CHAT-10] without credits the text stays, and a trick is warned of and reported, and its sender blocked', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/403/);
  const [evert] = (await addWriters(server, ['Evert'])) as [Person];
  const me = await signIn('Quirine', { paidUser: true, credits: 1 });
  const id = await writeTo(server, evert, me, 'Could you send me 200 euros by bank transfer?');
  await open(chatOf(id));
  await field(page).fill('I would love to');
  await field(page).press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: errors.errors.not_enough_credits });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('link', { name: composer.getCredits })).toHaveAttribute(
    'href',
    linkTo('credits', {}, { back: chatOf(id) }),
  );
  await expect(field(page)).toHaveValue('I would love to');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page, 'a chat without credits');

  // Of photos it is said before they are sent.
  await page.locator('input[type=file]').setInputFiles(await fileOf('green'));
  const preview = page.getByRole('dialog');
  await expect(preview).toContainText(errors.errors.not_enough_credits);
  await expect(preview.getByRole('link', { name: composer.getCredits })).toBeVisible();
  await page.keyboard.press('Escape');

  // The counter turns up near the limit, and nothing beyond it is sent.
  await field(page).fill('x'.repeat(1001));
  await expect(page.getByText('1001 of 1000').first()).toBeVisible();
  await field(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'too long' })).toBeVisible();

  await expect(log(page).getByText(message.warning.money)).toBeVisible();
  await log(page).getByRole('button', { name: 'Report Evert' }).click();
  await page.getByRole('combobox').selectOption('scam');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: texts.header.more, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Block Evert' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block Evert' }).click();
  await expect(page.getByText('You’ve blocked Evert.')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expectAccessible(page, 'a chat with somebody who is blocked');
  await expect(messageWith(page, 'Could you send me')).toBeVisible();
  await page.getByRole('button', { name: texts.closed.unblock }).click();
  await expect(field(page)).toBeVisible();

  // Who is blocked reads so, and nothing else any more.
  await asMember(server, evert)(api.block, { body: { member: me.profileId } });
  await expect(page.getByText("You're blocked by Evert.")).toBeVisible();
  await expect(messageWith(page, 'Could you send me')).toHaveCount(0);
});

test('[CHAT-2] [CHAT-8] older messages come without a jump, and new ones do not pull away', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const [floor] = (await addWriters(server, ['Floor'])) as [Person];
  const me = await signIn('Roos', paying);
  const lines = Array.from({ length: 70 }, (_, at) => `Line ${at + 1}.`);
  const id = await seedMessages(server, floor, me, lines);
  await open(chatOf(id));
  await expect(messageWith(page, 'Line 70.')).toBeInViewport();
  await expect(messageWith(page, 'Line 1.')).toHaveCount(0);
  await messageWith(page, 'Line 30.').scrollIntoViewIfNeeded();
  const before = await messageWith(page, 'Line 30.').boundingBox();
  await expect(messageWith(page, 'Line 1.')).toHaveCount(1);
  expect((await messageWith(page, 'Line 30.').boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);

  await writeTo(server, floor, me, 'The very last line.');
  await expect(page.getByRole('button', { name: '1 new message' })).toBeVisible();
  // Nobody has read what is below what they look at.
  await expect(page).toHaveTitle(/^\(1\) /);
  const unread = async () => (await asMember(server, me)(api.unread)).unread_messages;
  expect(await unread()).toBe(1);
  expect((await messageWith(page, 'Line 30.').boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
  await page.getByRole('button', { name: '1 new message' }).click();
  await expect(messageWith(page, 'The very last line.')).toBeInViewport();
  await expect(page).not.toHaveTitle(/^\(/);
  await expect.poll(unread).toBe(0);
  await messageWith(page, 'Line 1.').scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Messages are deleted after 90 days/)).toBeAttached();
});
