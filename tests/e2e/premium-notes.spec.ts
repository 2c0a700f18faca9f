import { eq } from 'drizzle-orm';
import { messageSend } from '#contract/chat/messages.ts';
import { limits } from '#contract/limits.ts';
import { visit } from '#contract/members/member.ts';
import { linkTo } from '#contract/routes.ts';
import credits from '#messages/en/credits.ts';
import texts from '#messages/en/member.ts';
import { tables } from '#server/db/index.ts';
import { asMember } from '../support/browser/as-member.ts';
import { addWriters, field, send } from '../support/browser/chats.ts';
import { expectAccessible, expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { cards } from '../support/browser/search-people.ts';

const { premium } = texts;
const { packages } = tables;

test.use({ viewport: screens.phone });

test('[PAY-13] whoever is out of conversations learns of premium, and of the way back', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const [one] = await addWriters(server, ['Tom']);
  if (!one) throw new Error('Nobody was made.');
  const free = { freeConversations: limits.freeConversations, credits: 20 };
  const me = await signIn('Lara', { ...free, paymentCountry: 'NL' });
  const chat = linkTo('members-id-chat', { id: one.profileId });
  await open(chat);
  const footer = page.getByRole('main').locator('footer');
  await expect(footer.getByRole('note')).toContainText(
    'Without Premium you can start 2 conversations',
  );
  await expect(footer).not.toContainText(/free|credits?, from/);
  await send(page, 'Hello');
  const note = page.getByRole('alert').filter({ hasText: premium.how });
  await expect(note).toContainText(
    'You do not have enough credits to send this message. Without Premium you can start 2 conversations',
  );
  await expect(note.getByRole('link', { name: premium.get })).toHaveAttribute(
    'href',
    linkTo('premium', {}, { back: chat }),
  );
  await expect(field(page)).toHaveValue('Hello');
  await expectSound(page, 'a chat that needs premium');
  await note.getByRole('button', { name: texts.alerts.dismiss }).click();
  await expect(note).toHaveCount(0);

  // Paid elsewhere: the page follows by itself, in the money of where the member pays.
  await asMember(server, one)(messageSend, {
    body: { member: me.profileId, client_id: crypto.randomUUID(), text: 'Hi' },
  });
  await expect(footer).toContainText('Next message: 2 credits, from €');
  await expect(footer).toContainText('You have 20.');
  await asMember(server, me)(messageSend, {
    body: { member: one.profileId, client_id: crypto.randomUUID(), text: 'From my phone' },
  });
  await expect(footer).toContainText('You have 18.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PAY-13] the latest visitors are shown, and how to see all of them', async ({
    open,
    page,
    server,
    signIn,
  }) => {
    const me = await signIn('Vera');
    const names = ['Ad', 'Bo', 'Co', 'Do'];
    for (const man of await addWriters(server, names)) {
      await asMember(server, man)(visit, { body: { member: me.profileId } });
    }
    const list = linkTo('likes-type', { type: 'visitors' });
    await open(list);
    const main = page.getByRole('main');
    await expect(cards(page)).toHaveCount(limits.visitorsForFree);
    const note = main.getByRole('note').filter({ hasText: premium.how });
    await expect(note).toContainText('You can see your latest 3 visitors');
    await expect(note.getByRole('link')).toHaveAttribute(
      'href',
      linkTo('premium', {}, { back: list }),
    );
    await expectSound(page, 'visitors');
  });

  test('[PAY-12] says where nothing is sold, and lets one pay elsewhere', async ({
    open,
    page,
    server,
    signIn,
  }) => {
    const { db } = server.app.core;
    await signIn('Ilse', { paymentCountry: 'AT' });
    await open(linkTo('premium'));
    await db.update(packages).set({ active: false }).where(eq(packages.country, 'AT'));
    await open(linkTo('premium'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Not available yet: Austria' })).toBeVisible();
    await expectAccessible(page, 'premium where nothing is sold');
    await main.getByText(credits.country.change).click();
    await main.getByLabel(credits.country.label).selectOption({ label: 'Germany' });
    await main.getByRole('button', { name: credits.country.save }).click();
    await expect(main.getByText('80 credits').first()).toBeVisible();
    await db.update(packages).set({ active: true }).where(eq(packages.country, 'AT'));
  });
});
