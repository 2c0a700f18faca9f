import { eq } from 'drizzle-orm';
import { tables } from '#server/db/index.ts';
import { nextCollectionDay } from '#server/features/billing/debits/collection-days.ts';
import { createMandate } from '#server/features/billing/debits/mandates.ts';
import texts from '#messages/console/en.ts';
import { desktop, expectAccessible, expectFits, expectSound } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { buy, longAgo } from '../support/browser/payments.ts';
import type { Server } from '../support/browser/server.ts';
import { camt, newIban } from '../support/debits.ts';
import { addWoman } from '../support/members.ts';
import type { Person } from '../support/people.ts';

const { debits } = texts;

const PATH = '/console/debits';

/** An order that the next file collects; gives what the bank calls it. */
const addDueDebit = async (server: Server, person: Person): Promise<string> => {
  const { core } = server.app;
  const orderId = await buy(server, person, { credits: 30 });
  const endToEnd = `D${orderId.replaceAll('-', '').slice(0, 24)}`;
  const details = { holder: 'Dora Invented', iban: newIban(), contact: null };
  await core.transact(async (tx) => {
    const { id: mandateId } = await createMandate(core, tx, person.id, details);
    const collectOn = nextCollectionDay(core);
    const row = { orderId, mandateId, endToEnd, sequence: 'FRST', collectOn } as const;
    await tx.db.insert(tables.debits).values({ ...row, state: 'due' });
  });
  return endToEnd;
};

test.use({ viewport: desktop });

test('[OPS-9] finance writes the file of the bank and takes one in', async ({
  open,
  page,
  server,
  signInStaff,
  troubles,
}) => {
  troubles.expect(/422/);
  const email = `dora.${Date.now()}@people.example`;
  const dora = await addWoman(server.app.core, 'Dora', {}, { email, ...longAgo });
  const endToEnd = await addDueDebit(server, dora);
  await signInStaff(['finance']);
  await open(PATH);
  await expect(page.getByText(debits.sequences.FRST)).toBeVisible();
  await expectSound(page, 'direct debits');
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('can’t be undone', { exact: false })).toBeVisible();
  await expectAccessible(page, 'writing a file');
  await dialog.getByRole('button', { name: /^Write €/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(debits.fileStates.ready).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: debits.files.debits, exact: true }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.debits\.xml$/);

  const file = {
    name: 'camt.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(camt('AM04', endToEnd)),
  };
  const field = page.locator('input[type=file]');
  const chooser = page.waitForEvent('filechooser');
  // A key is quicker than the word that the test shall get the chooser, not a person.
  await expect(field).toBeAttached();
  await page.keyboard.press('u');
  await (await chooser).setFiles(file);
  await expect(page.getByRole('row', { name: new RegExp(debits.outcomes.returned) })).toBeVisible();
  await expectAccessible(page, 'a file of the bank');
  await expectFits(page, 'a file of the bank');
  await field.setInputFiles(file);
  await expect(page.getByText('Nothing was changed', { exact: false })).toBeVisible();
  const broken = { ...file, buffer: Buffer.from('no') };
  await field.setInputFiles(broken);
  await expect(page.getByRole('alert')).toContainText(texts.errors.bank_file_unreadable);
});

test('[OPS-9] what differs from the provider comes first, with what to do', async ({
  open,
  page,
  server,
  signInStaff,
}) => {
  const { core } = server.app;
  const email = `edda.${Date.now()}@people.example`;
  const edda = await addWoman(core, 'Edda', {}, { email, ...longAgo });
  const id = await buy(server, edda, { credits: 30 });
  const { orders } = tables;
  await core.db.update(orders).set({ minor: 1500 }).where(eq(orders.id, id));
  await signInStaff(['finance']);
  const today = core.clock.now().toISOString().slice(0, 10);
  await open(`/console/reconciliation?from=${today}&to=${today}`);
  const row = page.getByRole('row').filter({ hasText: texts.reconciliation.kinds.amount.name });
  await expect(row).toContainText('€15.00');
  await expect(row).toContainText('€14.99');
  await expectSound(page, 'reconciliation');
});
