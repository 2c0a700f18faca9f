import type { Page } from '@playwright/test';
import { linkTo } from '#contract/routes.ts';
import people from '#messages/en/people.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';

const { blocked: texts } = people;

test.use({ viewport: screens.phone });

const blockTwo = async ({ app: { core } }: Server, { profileId: blockerId }: Person) => {
  const createdAt = core.clock.now();
  for (const name of ['Ulf', 'Ole']) {
    const { profileId: blockedId } = await addPerson(core, name);
    await core.db.insert(tables.blocks).values({ blockerId, blockedId, createdAt });
  }
};

const list = (page: Page) => page.getByRole('region', { name: texts.title });

const unblock = async (page: Page) => {
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await list(page).getByRole('button', { name: 'Unblock Ulf' }).click();
  await expect(list(page).getByRole('status')).toHaveText('Ulf is no longer blocked.');
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await list(page).getByRole('button', { name: 'Unblock Ole' }).click();
  await expect(list(page).getByText(texts.none)).toBeVisible();
};

test('[MEM-8] [MEM-13] who is blocked, the way back, and what became of the own reports', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const { core } = server.app;
  const me = await signIn('Tom');
  await blockTwo(server, me);
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
    { ...report('R-BBBB-2222'), status: 'decided', decision: 'acted' },
  ]);
  await open(linkTo('notifications'));
  const reports = page.getByRole('region', { name: texts.reports.title });
  const entry = (reference: string) => reports.getByRole('listitem').filter({ hasText: reference });
  await expect(entry('R-AAAA-1111')).toContainText(texts.reports.statuses.received);
  await expect(entry('R-BBBB-2222')).toContainText(texts.reports.outcomes.acted);
  const appeal = reports.getByRole('link', { name: 'complaints page' });
  await expect(appeal).toHaveAttribute('href', linkTo('complaints'));
  await expectSound(page, 'blocked people and reports');
  await unblock(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[MEM-8] who is blocked, and the way back', async ({ open, page, server, signIn }) => {
    await blockTwo(server, await signIn('Uwe'));
    await open(linkTo('notifications'));
    await unblock(page);
  });
});
