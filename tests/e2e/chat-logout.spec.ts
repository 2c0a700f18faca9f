import { linkTo } from '../../contract/routes.ts';
import member from '../../messages/en/member.ts';
import texts from '../../messages/en/public.ts';
import { addWriters, paying, say, send } from '../support/browser/chats.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Person } from '../support/people.ts';

test('[CHAT-2] what was not sent is gone from the device once its writer logs out', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/messages\.php/);
  const [evert] = (await addWriters(server, ['Evert'])) as [Person];
  const id = await say(server, evert, await signIn('Olga', paying), 'Hello');
  await open(linkTo('chats-id', { id }));
  await page.route('**/api/messages.php', (route) => route.abort());
  await send(page, 'Not for others');
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await kept()).toContain('Not for others');
  await page.getByRole('button', { name: member.nav.account }).click();
  await page.getByRole('menuitem', { name: member.nav.logout }).click();
  await expect(page.getByRole('link', { name: texts.nav.login })).toBeVisible();
  expect(await kept()).not.toContain('Not for others');
});
