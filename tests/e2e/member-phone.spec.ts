import { linkTo } from '#contract/routes.ts';
import chat from '#messages/en/chat.ts';
import likes from '#messages/en/likes.ts';
import { tables } from '#server/db/index.ts';
import { screens } from '../support/browser/checks.ts';
import { field, writeTo } from '../support/browser/chats.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { htmlFor } from '../support/browser/html.ts';
import { addMen, heading, member, report } from '../support/browser/search-people.ts';
import { giveLike } from '../support/browser/likes.ts';
import type { Person } from '../support/people.ts';

test.use({ hasTouch: true, viewport: screens.phone });

const pageOf = ({ profileId: id }: Person) => linkTo('members-id', { id });

const { ideas } = chat.icebreakers;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CHAT-4] the bar says what a first word costs, then whose turn it is', async ({
    open,
    page,
    server,
    signIn,
  }) => {
    const men = await addMen(server, 'Terneuzen', ['Jorn', 'Ole', 'Paul']);
    const [jorn, ole, paul] = men as [Person, Person, Person];
    const me = await signIn('Ilse');
    const hello = (price: string) =>
      page.getByRole('link', { name: `Say hello to Jorn ${price}`, exact: true });
    const price = likes.hello.free;
    await open(pageOf(jorn));
    await expect(hello(price.replace('{left}', '2'))).toBeInViewport({ ratio: 1 });
    await writeTo(server, me, ole, 'Hello Ole');
    await open(pageOf(jorn));
    await expect(hello(price.replace('{left}', '1'))).toBeVisible();
    await writeTo(server, me, paul, 'Hello Paul');
    await open(pageOf(jorn));
    await expect(hello(likes.hello.premium)).toBeVisible();
    await writeTo(server, jorn, me, 'Hello Ilse');
    await open(pageOf(jorn));
    await expect(page.getByRole('link', { name: 'Reply to Jorn' })).toBeInViewport({ ratio: 1 });
  });
});

test('[LIKE-1] [MEM-8] what is between the two stands below the name, and the menu on the photo reports and blocks', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/403/);
  const [hugo] = (await addMen(server, 'Terneuzen', ['Hugo'])) as [Person];
  const me = await signIn('Nora');
  await giveLike(server, hugo, me);
  await open(pageOf(hugo));
  const status = page.getByRole('status').filter({ hasText: 'Hugo likes you.' });
  // What only screen readers see is a pixel wide.
  expect((await status.boundingBox())?.width).toBeGreaterThan(100);
  await expect(status).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Like Hugo back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: likes.match.done }).click();
  await expect(page.getByRole('status').filter({ hasText: likes.state.match })).toBeInViewport({
    ratio: 1,
  });

  const menu = page.getByRole('button', { name: member.actions });
  await menu.click();
  await page.getByRole('menuitem', { name: report.action }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await menu.click();
  await page.getByRole('menuitem', { name: member.block.action }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block Hugo' }).click();
  await expect(heading(page)).toHaveText('You’ve blocked Hugo');
});

test('[CHAT-10] a question opens the chat with its words, and sends nothing', async ({
  context,
  open,
  page,
  server,
  signIn,
}) => {
  const [bert] = (await addMen(server, 'Terneuzen', ['Bert'])) as [Person];
  await signIn('Hilde');
  await open(pageOf(bert));
  const { db } = server.app.core;
  const before = await db.$count(tables.conversations);
  await page.getByRole('link', { name: ideas.weekend }).click();
  await expect(field(page)).toHaveValue(ideas.weekend);
  expect(await db.$count(tables.conversations)).toBe(before);

  const chatWith = (ask: string) => linkTo('members-id-chat', { id: bert.profileId }, { ask });
  expect(await htmlFor(server, context, chatWith('Send me money'))).not.toMatch(
    /<textarea[^>]*>[^<]/,
  );
  // Words of one's own stand before any question.
  await field(page).fill('My own words');
  await open(chatWith('smile'));
  await expect(field(page)).toHaveValue('My own words');
});
