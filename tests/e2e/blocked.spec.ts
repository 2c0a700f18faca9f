import { linkTo } from '../../contract/routes.ts';
import people from '../../messages/en/people.ts';
import { newId } from '../../server/core/index.ts';
import { tables } from '../../server/db/index.ts';
import { expectAccessible, expectFits } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addPerson } from '../support/people.ts';

const { blocked: texts } = people;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('[MEM-8] who is blocked, and the way back', async ({ open, page, server, signIn }) => {
      const { core } = server.app;
      const me = await signIn(`Tom-${javaScriptEnabled}`);
      const others = [];
      for (const name of ['Ulf', 'Ole']) {
        const email = `${name}.${javaScriptEnabled}@people.example`.toLowerCase();
        others.push(await addPerson(core, name, { email, nameKey: email }));
      }
      const createdAt = core.clock.now();
      await core.db.insert(tables.blocks).values(
        others.map(({ profileId }) => ({
          blockerId: me.profileId,
          blockedId: profileId,
          createdAt,
        })),
      );
      await open(linkTo('notifications'));
      const list = page.getByRole('region', { name: texts.title });
      await expect(list.getByRole('listitem')).toHaveCount(2);
      if (javaScriptEnabled) await expectAccessible(page, 'blocked people');
      await expectFits(page, 'blocked people');
      await list.getByRole('button', { name: 'Unblock Ulf' }).click();
      await expect(list.getByRole('status')).toHaveText('Ulf is not blocked any more.');
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await list.getByRole('button', { name: 'Unblock Ole' }).click();
      await expect(list.getByText(texts.none)).toBeVisible();
    });
  });
}

test('[MEM-13] the own reports, and what became of them', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const { core } = server.app;
  const me = await signIn('Uwe');
  const report = (reference: string) => ({
    id: newId(),
    siteId: 1,
    reporterId: me.profileId,
    memberName: 'Somebody',
    reason: 'scam' as const,
    message: '',
    reference,
    createdAt: core.clock.now(),
  });
  await core.db.insert(tables.reports).values([
    { ...report('R-AAAA-1111'), status: 'received' },
    { ...report('R-BBBB-2222'), status: 'decided', decision: 'We have closed that account.' },
  ]);
  await open(linkTo('notifications'));
  const list = page.getByRole('region', { name: texts.reports.title });
  const entry = (reference: string) => list.getByRole('listitem').filter({ hasText: reference });
  await expect(entry('R-AAAA-1111')).toContainText(texts.reports.statuses.received);
  await expect(entry('R-BBBB-2222')).toContainText('We have closed that account.');
  await expectAccessible(page, 'reports');
});
