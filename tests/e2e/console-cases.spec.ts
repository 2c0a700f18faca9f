import { caseDecide } from '#contract/console/case-decisions.ts';
import { reportFile } from '#contract/moderation.ts';
import texts from '#messages/console/en.ts';
import { eq } from 'drizzle-orm';
import { tables } from '#server/db/index.ts';
import { asMember, asStaff } from '../support/browser/as-member.ts';
import { addWriters, seedMessages } from '../support/browser/chats.ts';
import { desktop, expectAccessibleInBoth, expectFits, phone } from '../support/browser/checks.ts';
import { emptyQueues } from '../support/browser/console.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import { addWoman } from '../support/members.ts';
import { addStaff } from '../support/staff.ts';

const { cases, case: one } = texts;

const PATH = '/console/cases';

const LINES = Array.from({ length: 30 }, (_, index) => `Line ${index + 1}`);

const WORDS = 'He asked me for vouchers.';

/** Somebody writes a lot to somebody, who reports the last of it; the case that it opens. */
const addCase = async (server: Server, name: string): Promise<string> => {
  const { db } = server.app.core;
  const [writer] = await addWriters(server, [name]);
  const email = `reporter.${Date.now()}.${name}@people.example`;
  const reporter = await addWoman(server.app.core, 'Renate', {}, { email });
  if (!writer) throw new Error('Nobody writes.');
  const conversation = await seedMessages(server, writer, reporter, LINES);
  await asMember(server, reporter)(reportFile, {
    body: {
      member: writer.profileId,
      reason: 'scam',
      message: WORDS,
      chat: { conversation, no: LINES.length },
    },
  });
  const [found] = await db
    .select()
    .from(tables.cases)
    .where(eq(tables.cases.memberId, writer.profileId));
  if (!found) throw new Error('The report opened no case.');
  return found.id;
};

test.beforeEach(({ server }) => emptyQueues(server));

test.describe('at a desk', () => {
  test.use({ viewport: desktop });

  test('[OPS-5] a moderator decides a case with the keyboard alone', async ({
    open,
    page,
    server,
    signInStaff,
  }) => {
    const id = await addCase(server, 'Tobias');
    await signInStaff(['moderator']);
    await open(PATH);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${PATH}/${id}`);
    await expect(page.getByText(WORDS)).toBeVisible();
    await page.keyboard.press('c');
    await expect(page.getByText(one.yours)).toBeVisible();

    // What is before the reported message is opened for a reason.
    await expect(page.getByText(LINES[5] ?? '', { exact: true })).toHaveCount(0);
    await page.keyboard.press('e');
    await page.keyboard.type('Looking for what came before.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(LINES[5] ?? '', { exact: true })).toBeVisible();

    await page.keyboard.press('2');
    await expect(page.getByRole('radio', { name: one.decide.kinds.warn })).toBeChecked();
    await expect(page.locator('mark')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('alert')).toHaveText(one.decide.missing.check);
    await page.keyboard.press('y');
    await expect(page.locator('mark')).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    const decided = page.getByRole('region', { name: one.decided.title });
    await expect(decided.getByRole('heading')).toHaveText(cases.done.warn);
    const { decisions } = tables;
    expect(
      await server.app.core.db.select().from(decisions).where(eq(decisions.caseId, id)),
    ).toMatchObject([{ kind: 'warn', ground: 'money' }]);
  });

  test('[OPS-15] a case is found from anywhere by its reference, and by a name', async ({
    open,
    page,
    server,
    signInStaff,
  }) => {
    const id = await addCase(server, 'Leopold');
    const [row] = await server.app.core.db
      .select({ reference: tables.cases.reference })
      .from(tables.cases)
      .where(eq(tables.cases.id, id));
    await signInStaff(['moderator']);
    for (const search of [row?.reference.toLowerCase(), 'leopold']) {
      await open('/console/security');
      await page.keyboard.press('Control+k');
      await page.keyboard.type(`#${search}`);
      await expect(page.getByRole('option')).toContainText([row?.reference ?? '']);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${PATH}/${id}`);
    }
  });

  test('[OPS-5] of two who decide the first counts, and the other loses no word', async ({
    open,
    page,
    server,
    signInStaff,
    troubles,
  }) => {
    troubles.expect(/409/);
    const id = await addCase(server, 'Diego');
    const colleague = await addStaff(server.app.core, ['moderator']);
    await signInStaff(['moderator']);
    await open(`${PATH}/${id}`);
    await page.keyboard.press('4');
    await page.getByRole('textbox', { name: one.decide.facts }).fill('What I typed.');
    await asStaff(server, colleague)(caseDecide, {
      body: { id, kind: 'warn', ground: 'harassment', source: 'report', facts: 'Some facts.' },
    });
    await page.keyboard.press('Control+Enter');
    const conflict = page.getByRole('alert', { name: one.conflict.title });
    await expect(conflict).toContainText(colleague.name);
    await expect(conflict).toContainText(cases.done.warn);
    await expect(conflict).toContainText('What I typed.');
    await conflict.getByRole('button', { name: one.conflict.keep }).click();
    await expect(page.getByRole('textbox', { name: one.noteLabel })).toHaveValue('What I typed.');
  });

  test('[OPS-5] without a network a note waits, and no decision is made', async ({
    context,
    open,
    page,
    server,
    signInStaff,
    troubles,
  }) => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    const id = await addCase(server, 'Emil');
    await signInStaff(['moderator']);
    await open(`${PATH}/${id}`);
    await page.keyboard.press('1');
    await context.setOffline(true);
    const submit = page.getByRole('button', { name: one.decide.submit });
    await expect(submit).toBeDisabled();
    await expect(page.getByText(texts.outbox.rest)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(texts.outbox.needed)).toBeVisible();
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: one.noteLabel }).fill('Written in a tunnel.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('1 thing is saved').click();
    await expect(page.getByRole('list', { name: texts.outbox.title })).toContainText('Note, R-');
    await context.setOffline(false);
    await expect(page.getByRole('region', { name: one.notes })).toContainText('in a tunnel');
    await expect(submit).toBeEnabled();
    const { caseNotes } = tables;
    expect(await server.app.core.db.$count(caseNotes, eq(caseNotes.caseId, id))).toBe(1);
  });

  test('[OPS-14] a ban waits for a second person, who agrees by one key', async ({
    open,
    page,
    server,
    signInStaff,
  }) => {
    const id = await addCase(server, 'Kenji');
    const { name } = await signInStaff(['moderator']);
    await open(`${PATH}/${id}`);
    await page.keyboard.press('5');
    await page.keyboard.press('y');
    await page.keyboard.press('Control+Enter');
    const proposed = page.getByRole('region', { name: one.proposed.title, exact: true });
    await expect(proposed).toContainText(name);
    await expect(proposed.getByRole('button', { name: texts.proposals.agree })).toHaveCount(0);

    await signInStaff(['moderator']);
    await open(`${PATH}?view=proposed`);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(proposed.getByRole('button', { name: texts.proposals.agree })).toBeVisible();
    // A menu that lies over the page hears the keys alone.
    await page.getByRole('button', { name: /Staff/ }).first().click();
    await page.keyboard.press('y');
    await page.keyboard.press('Escape');
    await expect(proposed).toBeVisible();
    await page.keyboard.press('y');
    const decided = page.getByRole('region', { name: one.decided.title });
    await expect(decided.getByRole('heading')).toHaveText(cases.done.ban);
  });

  test('[OPS-5] several cases are given to somebody, and found in their view', async ({
    open,
    page,
    server,
    signInStaff,
  }) => {
    await addCase(server, 'Rafael');
    await addCase(server, 'Winston');
    const { name } = await signInStaff(['moderator']);
    await open(PATH);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+x');
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('t');
    await page.getByRole('combobox', { name: cases.give.to }).selectOption(name);
    await page.getByRole('button', { name: cases.give.submit, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('2');
    await page.waitForURL('**?view=mine');
    await expect(page.locator('tbody tr')).toHaveCount(2);
    await page.goto(server.url('duet.localhost', `${PATH}?search=rafael`));
    await expect(page.locator('tbody tr')).toHaveCount(1);
  });
});

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(name, () => {
    test.use({ viewport });

    test('[OPS-15] the queue and its cases are accessible and fit, in light and dark', async ({
      open,
      page,
      server,
      signInStaff,
    }) => {
      const id = await addCase(server, 'Arno');
      await signInStaff(['moderator']);
      for (const path of [PATH, '/console/complaints', `${PATH}/${id}`]) {
        await open(path);
        if (path.endsWith(id)) {
          await page.getByRole('radio', { name: one.decide.kinds.ban }).check();
          await expect(page.locator('mark')).toBeVisible();
        }
        await expectFits(page, path);
        await expectAccessibleInBoth(page, path);
      }
    });
  });
}
