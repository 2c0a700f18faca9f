import { cookies } from '#contract/cookies.ts';
import { linkTo } from '#contract/routes.ts';
import { expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addMen, cards, heading, member, near } from '../support/browser/search-people.ts';
import { hosts } from '../support/browser/server.ts';

const { block } = member;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: screens.phone });

    test('[MEM-8] blocking hides both from each other', async ({
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

      const theirs = () =>
        server.app.http.inject({
          url: linkTo('members-id', { id: me.profileId }),
          headers: { host: hosts[1], cookie: `${cookies.session}=${rein.session}` },
        });
      const refused = await theirs();
      expect(refused.statusCode).toBe(403);
      expect(refused.body).toContain(`blocked by ${me.name}. You do not have access to this page.`);

      // The list one comes back to has let go of them too.
      if (javaScriptEnabled) {
        await page.goBack();
        await expect(cards(page)).toHaveCount(1);
        await page.goForward();
      }
      await page.getByRole('button', { name: 'Unblock Rein' }).click();
      await expect(heading(page)).toHaveText(/^Rein, /);
      const shown = await theirs();
      expect(shown.statusCode).toBe(200);
      expect(shown.body).toContain(`${me.name}, `);
    });
  });
}
