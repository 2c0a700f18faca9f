import { linkTo } from '../../contract/routes.ts';
import texts from '../../messages/en/chat.ts';
import gifts from '../../messages/en/gifts.ts';
import likes from '../../messages/en/likes.ts';
import { addWriters, log, paying, say } from '../support/browser/chats.ts';
import { expectAccessible, expectFits, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Person } from '../support/people.ts';

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use({ viewport });

    test('[MEM-7] [CHAT-7] a gift is chosen from the page of a member', async ({
      open,
      page,
      server,
      signIn,
    }) => {
      const [gijs] = (await addWriters(server, ['Gijs'])) as [Person];
      await signIn('Hanna', paying);
      await open(linkTo('members-id', { id: gijs.profileId }));
      await expectFits(page, 'a member');
      await page.getByRole('link', { name: likes.button.gift.replace('{name}', 'Gijs') }).click();
      const panel = page.getByRole('dialog', { name: texts.composer.gift });
      await expect(panel).toBeVisible();
      await panel.getByRole('radio', { name: gifts.coffee }).check({ force: true });
      await expectAccessible(page, 'gifts');
      await panel.getByRole('button', { name: /^Send for \d+ credits, from/ }).click();
      await expect(log(page).getByRole('img', { name: gifts.coffee })).toBeVisible();
      await expect(page).toHaveURL(/\/chats\/[\w-]{36}$/);
    });
  });
}

test('[CHAT-7] the gifts lie ready in a chat that has begun, after a reload too', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const [joep] = (await addWriters(server, ['Joep'])) as [Person];
  const me = await signIn('Karin', paying);
  const id = await say(server, joep, me, 'Hello');
  await open(linkTo('members-id-chat', { id: joep.profileId }, { gift: 1 }));
  await expect(page).toHaveURL(new RegExp(linkTo('chats-id', { id })));
  await expect(page.getByRole('dialog', { name: texts.composer.gift })).toBeVisible();
});

test('[CHAT-1] a tablet has room for the list, at most 400 px wide, and the chat', async ({
  open,
  page,
  server,
  signIn,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const [lars] = (await addWriters(server, ['Lars'])) as [Person];
  const me = await signIn('Mieke', paying);
  const id = await say(server, lars, me, 'Hello');
  await open(linkTo('chats-id', { id }));
  const list = page.getByRole('region', { name: 'Your chats' });
  await expect(list).toBeVisible();
  await expect(log(page)).toContainText('Hello');
  expect((await list.boundingBox())?.width).toBeLessThanOrEqual(400);
  await expectFits(page, 'chats on a tablet');
  await expectAccessible(page, 'chats on a tablet');
});
