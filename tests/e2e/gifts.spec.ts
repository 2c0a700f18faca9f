import { cookies } from '#contract/cookies.ts';
import { linkTo } from '#contract/routes.ts';
import texts from '#messages/en/chat.ts';
import gifts from '#messages/en/gifts.ts';
import likes from '#messages/en/likes.ts';
import { addWriters, log, paying } from '../support/browser/chats.ts';
import { expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hosts } from '../support/browser/server.ts';
import type { Person } from '../support/people.ts';

test.use({ viewport: screens.phone });

test('[MEM-7] [CHAT-1] [CHAT-7] a gift is chosen from the page of a member, and another one later', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const [gijs] = (await addWriters(server, ['Gijs'])) as [Person];
  await signIn('Hanna', paying);
  await open(linkTo('members-id', { id: gijs.profileId }));
  await page.getByRole('link', { name: likes.button.gift.replace('{name}', 'Gijs') }).click();
  const panel = page.getByRole('dialog', { name: texts.composer.gift });
  await expect(panel).toContainText(/\d credits each · from €/);
  await panel.getByRole('radio', { name: gifts.coffee }).check({ force: true });
  await expectSound(page, 'gifts');
  await panel.getByLabel(texts.gifts.words).fill('For the gardener');
  await panel.getByRole('button', { name: /^Send for \d+ credits, from/ }).click();
  await expect(log(page).getByRole('img', { name: gifts.coffee })).toBeVisible();
  await expect(page).toHaveURL(/\/chats\/[\w-]{36}$/);
  const chat = page.url();

  // It arrives by its name, with the words.
  const { body } = await server.app.http.inject({
    url: new URL(chat).pathname,
    headers: { host: hosts[1], cookie: `${cookies.session}=${gijs.session}` },
  });
  expect(body).toContain(gifts.coffee);
  expect(body).toContain('For the gardener');

  // Whoever asks for the chat with somebody gets the one there is, with the gifts.
  await open(linkTo('members-id-chat', { id: gijs.profileId }, { gift: 1 }));
  await expect(page).toHaveURL(new RegExp(`^${chat}`));
  await expect(panel).toBeVisible();
});
