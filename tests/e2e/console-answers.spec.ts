import { eq } from 'drizzle-orm';
import { caseDecide } from '#contract/console/case-decisions.ts';
import { appealFile } from '#contract/decisions.ts';
import { complaintFile, reportFile } from '#contract/moderation.ts';
import texts from '#messages/console/en.ts';
import { tables } from '#server/db/index.ts';
import { decisionKey } from '#server/features/accounts/index.ts';
import { asMember, asStaff } from '../support/browser/as-member.ts';
import { emptyQueues } from '../support/browser/console.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { addMan, addWoman } from '../support/members.ts';
import { addStaff } from '../support/staff.ts';

const { case: one, cases } = texts;

test.beforeEach(({ server }) => emptyQueues(server));

test('[OPS-5] a complaint is answered with the keyboard, in writing', async ({
  open,
  page,
  server,
  signInStaff,
}) => {
  const { core } = server.app;
  const email = `robin.${Date.now()}@people.example`;
  const robin = await addWoman(core, 'Robin', {}, { email });
  const { reference } = await asMember(server, robin)(complaintFile, {
    body: {
      name: 'Robin',
      email,
      topic: 'payment',
      message: 'I was charged twice for one package.',
    },
  });
  await signInStaff(['moderator']);
  await open('/console/complaints');
  await expect(page.getByRole('columnheader', { name: cases.columns.about })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/console\/complaints\/./);
  await page.getByRole('textbox', { name: one.answer.label }).fill('We found it and paid it back.');
  await page.keyboard.press('Control+Enter');
  const panel = page.getByRole('region', { name: one.answer.title });
  await expect(panel.getByRole('blockquote')).toHaveText('We found it and paid it back.');
  const { complaints } = tables;
  const [row] = await core.db.select().from(complaints).where(eq(complaints.reference, reference));
  expect(row).toMatchObject({ status: 'decided', decision: 'We found it and paid it back.' });
});

test('[OPS-7] an appeal is answered by somebody else, and everything is undone', async ({
  open,
  page,
  server,
  signInStaff,
}) => {
  const { core } = server.app;
  const now = Date.now();
  const reporter = await addWoman(core, 'Renate', {}, { email: `renate.${now}@people.example` });
  const member = await addMan(core, 'Ivo', {}, { email: `ivo.${now}@people.example` });
  await asMember(server, reporter)(reportFile, {
    body: { member: member.profileId, reason: 'fake', message: 'Not the person of the photos.' },
  });
  const [found] = await core.db
    .select()
    .from(tables.cases)
    .where(eq(tables.cases.memberId, member.profileId));
  const id = found?.id ?? '';
  const colleague = await addStaff(core, ['moderator']);
  const { decision } = await asStaff(server, colleague)(caseDecide, {
    body: { id, kind: 'suspend', days: 7, ground: 'impersonation', facts: 'Another face.' },
  });
  const reference = decision?.reference ?? '';
  await asMember(server, reporter)(appealFile, {
    body: {
      reference,
      key: decisionKey(core, reference),
      message: 'I shaved my beard off in May.',
    },
  });
  await signInStaff(['moderator']);
  await open('/console/cases?view=appeals');
  await page.getByRole('link', { name: found?.reference ?? '' }).click();
  const panel = page.getByRole('region', { name: one.appeal.title });
  await expect(panel).toContainText('I shaved my beard off in May.');
  await panel.getByRole('radio', { name: one.appeal.outcomes.reversed }).check();
  await panel.getByRole('textbox', { name: one.appeal.answer }).fill('It is the same person.');
  await panel.getByRole('button', { name: one.appeal.submit.reversed }).click();
  await expect(panel).toContainText(one.appeal.states.reversed);
  const [user] = await core.db.select().from(tables.users).where(eq(tables.users.id, member.id));
  expect(user?.suspendedUntil).toBeNull();
});
