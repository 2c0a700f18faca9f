import { linkTo } from '#contract/routes.ts';
import { cookies } from '#contract/cookies.ts';
import { expectAccessible, expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addMen, cards, heading, member, near } from '../support/browser/search-people.ts';

const { block } = member;

const pageOf = ({ profileId: id }: { profileId: string }) => linkTo('members-id', { id });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: screens.phone });

    test('[MEM-8] blocking hides both from each other', async ({
      browser,
      open,
      page,
      server,
      signIn,
      troubles,
    }) => {
      troubles.expect(/403/);
      const town = javaScriptEnabled ? 'Terneuzen' : 'Roosendaal';
      const [rein] = await addMen(server, town, ['Rein', 'Sven']);
      if (!rein) throw new Error('Nobody was made.');
      const me = await signIn(`Nora${javaScriptEnabled}`, near(town));
      await open(linkTo('members'));
      await expect(cards(page)).toHaveCount(2);
      await cards(page).filter({ hasText: 'Rein' }).getByRole('link').click();
      await expect(heading(page)).toHaveText(/^Rein, /);
      await page.getByRole('button', { name: block.action, exact: true }).click();
      if (javaScriptEnabled) {
        const dialog = page.getByRole('dialog', { name: 'Block Rein?' });
        await expectSound(page, 'block', '[open]');
        await dialog.getByRole('button', { name: block.cancel }).click();
        await expect(dialog).toHaveCount(0);
        await page.getByRole('button', { name: block.action, exact: true }).click();
        await dialog.getByRole('button', { name: 'Block Rein' }).click();
      }
      await expect(heading(page)).toHaveText('You’ve blocked Rein');
      if (javaScriptEnabled) await expectSound(page, 'blocked');

      const theirs = await browser.newContext({ javaScriptEnabled: false });
      await theirs.addCookies([
        {
          name: cookies.session,
          value: rein.session,
          url: server.url('duet.localhost'),
          httpOnly: true,
        },
      ]);
      const other = await theirs.newPage();
      const answer = await other.goto(server.url('duet.localhost', pageOf(me)));
      expect(answer?.status()).toBe(403);
      await expect(heading(other)).toHaveText(
        `You're blocked by ${me.name}. You do not have access to this page.`,
      );
      if (javaScriptEnabled) await expectAccessible(other, 'blocked by');

      // The list one comes back to has let go of them too.
      if (javaScriptEnabled) {
        await page.goBack();
        await expect(cards(page)).toHaveCount(1);
        await page.goForward();
      }
      await page.getByRole('button', { name: 'Unblock Rein' }).click();
      await expect(heading(page)).toHaveText(/^Rein, /);
      await other.reload();
      await expect(heading(other)).toHaveText(new RegExp(`^${me.name}, `));
      await theirs.close();
    });
  });
}
