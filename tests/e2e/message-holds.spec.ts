import { eq } from 'drizzle-orm';
import { linkTo } from '#contract/routes.ts';
import texts from '#messages/en/chat.ts';
import chats from '#messages/en/chats.ts';
import { tables } from '#server/db/index.ts';
import { addWriters, log, messageWith, paying, rowOf, send } from '../support/browser/chats.ts';
import { expectAccessible, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { deliverOverdue } from '../support/holds.ts';
import type { Person } from '../support/people.ts';
import { withSettings } from '../support/sites.ts';

test.use({ viewport: screens.desktop });

const SCAM = 'Please send me money by Western Union';

test('[OPS-5] whoever wrote what is held reads so beside it, until it is delivered', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const { core } = server.app;
  const [aart] = (await addWriters(server, ['Aart'])) as [Person];
  const mara = await signIn('Mara', paying);
  await withSettings(server.app, { hold_scam_messages: true }, async () => {
    await open(linkTo('members-id-chat', { id: aart.profileId }));
    await send(page, SCAM);
    await expect(messageWith(page, SCAM)).toContainText(texts.message.held);
    await send(page, 'Hello?');
    await expect(log(page).getByText(texts.message.held)).toHaveCount(2);
    await expect(rowOf(page, 'Aart')).toContainText(chats.you.replace('{text}', 'Hello?'));
    await page.reload();
    await expect(log(page).getByText(texts.message.held)).toHaveCount(2);
    await expectAccessible(page, 'a chat with a held message', '[role=log]');
  });
  const { heldMessages } = tables;
  await core.db
    .update(heldMessages)
    .set({ createdAt: new Date(0) })
    .where(eq(heldMessages.senderId, mara.profileId));
  await deliverOverdue(server.app);
  await expect(log(page).getByText(texts.message.held)).toHaveCount(0);
  await expect(messageWith(page, SCAM)).toHaveCount(1);
  await expect(messageWith(page, 'Hello?')).toContainText(texts.message.sent);
});
