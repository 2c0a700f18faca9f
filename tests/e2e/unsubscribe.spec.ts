import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { linkTo } from '#contract/routes.ts';
import texts from '#messages/en/unsubscribe.ts';
import { tables } from '#server/db/index.ts';
import { unsubscribeToken } from '#server/features/notifications/mails/tokens.ts';
import { expectFits, expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import { addPerson } from '../support/people.ts';

const LIKES = texts.types.like;

/** Somebody who is in no browser, and the page that a mail to them links to. */
const receiver = async ({ app: { core } }: Server, name: string) => {
  const { id } = await addPerson(core, name);
  const token = unsubscribeToken(core.seal, { userId: id, type: 'like' });
  const disabled = async () => {
    const [user] = await core.db.select().from(tables.users).where(eq(tables.users.id, id));
    return user?.notificationsDisabled;
  };
  return { path: linkTo('unsubscribe', {}, { token }), disabled };
};

const said = (page: Page) => page.getByRole('main').getByRole('status');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.use({ viewport: screens.phone });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[NOTE-2] mails are switched off without a login, and on again', async ({
      open,
      page,
      server,
    }) => {
      const { path, disabled } = await receiver(server, `Olga-${javaScriptEnabled}`);
      await open(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emails from Duet');
      await expect(page.getByRole('main')).toContainText(`“${LIKES}”`);
      // Whoever opens every link of a mail, as scanners do, has done nothing by it.
      expect(await disabled()).toEqual([]);

      await press(page, texts.submit);
      await expect(said(page)).toContainText(texts.off.replace('{type}', LIKES));
      expect(await disabled()).toEqual(['like:email']);
      if (javaScriptEnabled) await expectSound(page, 'switched off');
      else await expectFits(page, 'switched off, without scripts');

      await open(path);
      await expect(said(page)).toContainText(texts.off.replace('{type}', LIKES));
      await said(page).getByRole('button', { name: texts.again }).click();
      await expect(said(page)).toContainText(texts.on.replace('{type}', LIKES));
      expect(await disabled()).toEqual([]);

      const news = new RegExp(`^${texts.turnOff} ?: ${texts.types.news}$`);
      await page.getByRole('button', { name: news }).click();
      await expect(said(page)).toContainText(texts.off.replace('{type}', texts.types.news));
      expect(await disabled()).toEqual(['news:email']);
      await press(page, texts.everything);
      await expect(said(page)).toHaveText(texts.allOff);
      expect(await disabled()).toHaveLength(8);
      await press(page, texts.everythingOn);
      await expect(said(page)).toHaveText(texts.allOn);
      expect(await disabled()).toEqual([]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[NOTE-2] a link that was cut off says so', async ({ open, page, server, troubles }) => {
    troubles.expect(/404/);
    const { path, disabled } = await receiver(server, 'Oda');
    const answer = await open(path.slice(0, -5));
    expect(answer.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.dead.title);
    await expect(page.getByRole('link', { name: texts.dead.action })).toBeVisible();
    await open(linkTo('unsubscribe'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.dead.title);
    expect(await disabled()).toEqual([]);
  });
});
