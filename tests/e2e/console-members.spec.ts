import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { consoleLimits } from '#contract/console/limits.ts';
import texts from '#messages/console/en.ts';
import { tables } from '#server/db/index.ts';
import { desktop, expectAccessible, expectFits, phone } from '../support/browser/checks.ts';
import { emptyQueues } from '../support/browser/console.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addWoman } from '../support/members.ts';

const { audit, member: one, members, cases, views } = texts;

const PATH = '/console/members';

const EMAIL = 'liselotte.marked@people.example';

test.beforeEach(({ server }) => emptyQueues(server));

test.describe('at a desk', () => {
  test.use({ viewport: desktop });

  test('[OPS-8] a member is found, revealed for a reason, noted about and suspended in a case', async ({
    open,
    page,
    server,
    signInStaff,
  }) => {
    const { core } = server.app;
    const person = await addWoman(core, 'Liselotte', { birthDate: '1991-04-17' }, { email: EMAIL });
    await signInStaff(['administrator']);
    await open('/console/security');
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await page.waitForURL(`**${PATH}`);
    await expectAccessible(page, 'members');
    await expectFits(page, 'members');

    // An address never reaches the address bar.
    await page.keyboard.press('/');
    await page.keyboard.type(EMAIL);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: 'Liselotte' })).toBeVisible();
    expect(page.url()).not.toContain('liselotte');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${PATH}/${person.profileId}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Liselotte');
    await expectAccessible(page, 'member');
    await expectFits(page, 'member');

    const identity = page.getByRole('region', { name: one.identity });
    await expect(identity).toContainText('l•••@•••.example');
    await expect(identity).not.toContainText(EMAIL);
    await identity.getByRole('button', { name: one.fields.email }).click();
    await page.getByRole('textbox', { name: one.reason }).fill('Asked by phone.');
    await page.keyboard.press('Control+Enter');
    await expect(identity).toContainText(EMAIL);
    await expect(identity).toContainText('Asked by phone.');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('n');
    await page.keyboard.type('Showed her how to hide.');
    await page.keyboard.press('Control+Enter');
    const notes = page.getByRole('region', { name: one.notes });
    await expect(notes).toContainText('Showed her how to hide.');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('s');
    await page.getByRole('textbox', { name: one.reason }).fill('Seen in a chat of another case.');
    await page.keyboard.press('Control+Enter');
    await page.waitForURL('**/console/cases/*');
    // The page that is left has the same title, and other keys.
    await expect(page.getByRole('button', { name: 'Claim' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Liselotte');
    await page.keyboard.press('o');
    await page.waitForURL(`**${PATH}/${person.profileId}`);
    await expect(page.getByRole('region', { name: one.cases })).toContainText(cases.topics.scam);
    const { auditLog } = tables;
    const rows = await core.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.targetId, person.profileId))
      .orderBy(auditLog.no);
    expect(rows.map(({ action }) => action)).toEqual([
      'address_searched',
      'member_opened',
      'member_revealed',
      'member_noted',
    ]);
  });

  test('[OPS-8] a view is saved, and two members of it get the same note', async ({
    open,
    page,
    server,
    signInStaff,
  }) => {
    const { core } = server.app;
    for (const name of ['Ermentrud', 'Ottilie']) await addWoman(core, name, { country: 'FI' });
    await signInStaff(['moderator']);
    await open(`${PATH}?country=FI`);
    await page.getByRole('button', { name: views.save }).click();
    await page.getByRole('textbox', { name: views.name }).fill('Finland');
    await page.getByRole('button', { name: views.submit, exact: true }).click();
    const saved = page.getByRole('link', { name: 'Finland' });
    await expect(saved).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: members.all }).click();
    await expect(saved).not.toHaveAttribute('aria-current');
    await page.keyboard.press('2');
    await page.waitForURL(`**${PATH}?country=FI`);
    await expect(saved).toHaveAttribute('aria-current', 'page');

    const { bulk } = members;
    for (const name of ['Ermentrud', 'Ottilie']) {
      await page.getByRole('checkbox', { name }).check();
    }
    const bar = page.getByRole('group', { name: '2 members selected' });
    await expect(bar).toBeVisible();
    await expectAccessible(page, 'members selected');
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: bulk.noteLabel }).fill('Wrote to us together.');
    await page.keyboard.press('Control+Enter');
    await expect(bar).toHaveCount(0);
    await page.getByRole('link', { name: 'Ottilie' }).click();
    const notes = page.getByRole('region', { name: one.notes });
    await expect(notes).toContainText('Wrote to us together.');

    await open(`${PATH}?country=FI`);
    await page.getByRole('button', { name: views.remove }).click();
    await expect(saved).toHaveCount(0);
  });

  test('[OPS-15] a member is found from anywhere by name', async ({
    open,
    page,
    server,
    signInStaff,
  }) => {
    const person = await addWoman(server.app.core, 'Hildegund');
    await signInStaff(['operator']);
    await open('/console/security');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('@hildegund');
    await expect(page.getByRole('option')).toContainText(['Hildegund']);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${PATH}/${person.profileId}`);
    // An operator sees who somebody is, and neither money nor cases.
    await expect(page.getByRole('region', { name: one.identity })).toBeVisible();
    await expect(page.getByRole('region', { name: one.ledger })).toHaveCount(0);
    await expect(page.getByRole('region', { name: one.cases })).toHaveCount(0);
    await expect(page.getByRole('button', { name: one.reveal })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[OPS-15] the list and the page fit, filters unfold, and the ledger goes on', async ({
    open,
    page,
    server,
    signInStaff,
  }) => {
    const { core } = server.app;
    const person = await addWoman(core, 'Notburga');
    const begun = core.clock.now().getTime();
    await core.db.insert(tables.creditEntries).values(
      Array.from({ length: consoleLimits.members.entries + 2 }, (_, index) => ({
        userId: person.id,
        reference: `other:${index}`,
        lotId: randomUUID(),
        kind: 'granted' as const,
        amount: 1,
        createdAt: new Date(begun + index * 1000),
      })),
    );
    await signInStaff(['administrator']);
    await open(`${PATH}?status=active`);
    await expect(page.getByRole('combobox', { name: members.status })).toHaveValue('active');
    await expectFits(page, 'members on a phone');
    await expectAccessible(page, 'members on a phone');
    const country = page.getByRole('combobox', { name: members.country });
    await expect(country).toBeHidden();
    await page.getByRole('button', { name: members.filters, exact: true }).press('Enter');
    await expect(page.getByRole('combobox', { name: members.status })).toBeFocused();
    await expect(country).toBeVisible();
    await open(`${PATH}/${person.profileId}`);
    await expectFits(page, 'a member on a phone');
    await expectAccessible(page, 'a member on a phone');
    const ledger = page.getByRole('region', { name: one.ledger });
    const rows = ledger.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows).toHaveCount(consoleLimits.members.entries);
    await ledger.getByRole('button', { name: audit.more }).press('Enter');
    await expect(rows).toHaveCount(consoleLimits.members.entries + 2);
    await expect(ledger.getByText(one.end)).toBeFocused();
  });
});
