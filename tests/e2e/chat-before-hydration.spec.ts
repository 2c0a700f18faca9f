import { linkTo } from '#contract/routes.ts';
import texts from '#messages/en/chats.ts';
import { addWriters, paying, rowOf, writeTo } from '../support/browser/chats.ts';
import { expect, test, untilHydrated } from '../support/browser/fixtures.ts';
import { holdScripts } from '../support/browser/hold-scripts.ts';
import type { Person } from '../support/people.ts';

test('[CHAT-1] what is typed before the scripts are there is kept', async ({
  page,
  server,
  signIn,
}) => {
  const [jelle, koos] = (await addWriters(server, ['Jelle', 'Koos'])) as [Person, Person];
  const me = await signIn('Early', paying);
  await writeTo(server, jelle, me, 'By the harbour');
  const chatWithKoos = await writeTo(server, koos, me, 'By the lake');
  const go = await holdScripts(page);
  await page.goto(server.url('duet.localhost', linkTo('chats')), { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: texts.search.label });
  await search.fill('harbour');
  go();
  await untilHydrated(page);
  await expect(search).toHaveValue('harbour');
  await expect(page.getByText('By the harbour')).toBeVisible();
  await expect(rowOf(page, 'Koos')).toHaveCount(0);

  const goOn = await holdScripts(page);
  const path = linkTo('chats-id', { id: chatWithKoos });
  await page.goto(server.url('duet.localhost', path), { waitUntil: 'commit' });
  const words = page.getByRole('textbox', { name: 'Message to Koos' });
  await words.fill('I will be there');
  goOn();
  await untilHydrated(page);
  await expect(words).toHaveValue('I will be there');
  await words.press('Enter');
  await expect(page.getByRole('log')).toContainText('I will be there');
});
