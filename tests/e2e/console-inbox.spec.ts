import { randomUUID } from 'node:crypto';
import { messageSend } from '#contract/chat/index.ts';
import texts from '#messages/console/en.ts';
import { fictionalLines } from '#messages/fictional-lines.ts';
import { tables } from '#server/db/index.ts';
import { asMember, asStaff } from '../support/browser/as-member.ts';
import {
  desktop,
  expectAccessible,
  expectAccessibleInBoth,
  expectFits,
  phone,
} from '../support/browser/checks.ts';
import { expect, test, untilLive } from '../support/browser/fixtures.ts';
import { addFictional, allowFictional } from '../support/fictional.ts';
import { addMan } from '../support/members.ts';
import { changeSite } from '../support/sites.ts';
import { addStaff } from '../support/staff.ts';

const { inbox } = texts;

test.use({ viewport: desktop });

test('[OPS-11] a chat comes by itself, is answered honestly, noted and ended', async ({
  open,
  page,
  server,
  signInStaff,
}) => {
  const { core } = server.app;
  await core.db.delete(tables.fictionalChats);
  const before = await allowFictional(server.app);
  const writer = await addStaff(core, ['operator']);
  const { id } = await addFictional({ as: () => asStaff(server, writer) }, writer);
  const man = await addMan(core, 'Maarten', {}, { paidUser: true, credits: 50 });
  const write = (text: string) =>
    asMember(server, man)(messageSend, { body: { member: id, client_id: randomUUID(), text } });
  await signInStaff(['operator']);
  const live = untilLive(page);
  await open('/console/inbox?site=1');
  await live;
  await expect(page.getByText(inbox.emptyText)).toBeVisible();
  await expectAccessible(page, 'an empty inbox');
  await write('Are you real?');
  await expect(page.getByRole('button', { name: /Maarten, .* as Elise/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText('Elise is a fictional profile, and Maarten knows it.')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Answer as Elise' });
  await field.fill('Of course I am a real person.');
  await expect(page.getByText(inbox.topics.denial)).toBeVisible();
  await expect(page.getByRole('button', { name: inbox.send })).toBeDisabled();
  await expectAccessible(page, 'a refused answer');
  await write('Hello?');
  await expect(page.getByRole('log')).toContainText('Hello?');
  await expect(field).toHaveValue('Of course I am a real person.');
  await page.keyboard.press('Alt+1');
  await expect(field).toHaveValue(/\?$/);
  await page.getByRole('button', { name: inbox.honestPut }).click();
  await expect(field).toHaveValue(fictionalLines.en.honest);
  await expect(page.getByText(inbox.fine)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(inbox.emptyText)).toBeVisible();

  await write('Fair enough! I bake rye.');
  await expect(page.getByRole('button', { name: /Maarten/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText(fictionalLines.en.honest)).toBeVisible();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: inbox.note }).fill('Bakes rye.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Bakes rye.', { exact: false }).last()).toBeVisible();
  await expectAccessibleInBoth(page, 'a chat of the inbox');
  await expectFits(page, 'a chat of the inbox');
  await page.setViewportSize(phone);
  await expectFits(page, 'a chat of the inbox on a phone');
  await page.setViewportSize(desktop);
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: inbox.endTitle });
  await expect(dialog).toContainText(fictionalLines.en.farewell);
  await dialog.getByRole('button', { name: inbox.end }).click();
  await expect(page.getByText(inbox.emptyText)).toBeVisible();
  await changeSite(server.app, before);
});
