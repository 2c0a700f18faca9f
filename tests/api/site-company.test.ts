import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { api } from '#contract/index.ts';
import { companyInfo } from '#contract/site.ts';
import { tables } from '#server/db/index.ts';
import { refusal } from '../support/answers.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { giveBack } from '../support/console-orders.ts';
import { debit, debitRow } from '../support/debits.ts';
import { addBuyer, as, buy, orderRow } from '../support/payments.ts';
import { editorOf, lastEntryOf } from '../support/publishing.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const { debits, mandates, orders } = tables;

/** Behind the first site, and behind the second. */
const [OWN, OTHER] = [1, 5];

const app = await appOfFile();
const names = new Map<number, string>();
let ada: Staff;
let local: Staff;

beforeAll(async () => {
  ada = await addStaff(app.core, ['administrator']);
  local = await addStaff(app.core, [{ role: 'administrator', site: 1 }]);
  for (const { id, name } of await app.core.db.select().from(tables.companies)) names.set(id, name);
});

const editor = () => editorOf(app, ada);

const nameOf = (id: number) => names.get(id) ?? '';

describe('the company behind a site', () => {
  it('[OPS-10] is chosen in the draft, with what is changed of it', async () => {
    await editor().save({ company_city: 'Lost with the first' });
    const { draft } = await editor().save({ company: OTHER });
    expect(draft.changes).toMatchObject([{ field: 'company', value: OTHER }]);
    await editor().save({ company_city: 'Newtown' });
    const { live, company_sites: others } = await editor().read();
    expect(live).toMatchObject({ company: OWN, company_name: nameOf(OTHER) });
    expect(others).toEqual(['Evergreen']);
    expect(await editor().review()).toMatchObject({
      problems: [],
      changes: [
        { field: 'company', old: nameOf(OWN), new: nameOf(OTHER), effects: [] },
        { field: 'company_city', effects: [{ code: 'company_sites', count: 1 }] },
      ],
    });
    expect((await editor().undo(['company'])).draft.changes).toEqual([]);
    await expect(editor().save({ company: 999 })).rejects.toMatchObject(
      refusal('company_not_found'),
    );
  });

  it('[OPS-2] [OPS-10] is chosen by those who edit all sites', async () => {
    const theirs = editorOf(app, local);
    expect(await theirs.read()).toMatchObject({
      companies: [{ id: OWN }],
      may_add_company: false,
    });
    await expect(theirs.save({ company: OTHER })).rejects.toMatchObject(refusal('company_shared'));
    const seen = await theirs.seen();
    await editor().save({ company: OTHER });
    await expect(theirs.save({ company: OWN }, seen)).rejects.toMatchObject(
      refusal('field_changed'),
    );
    await expect(theirs.save({ company_city: 'Mine' })).rejects.toMatchObject(
      refusal('company_shared'),
    );
    expect((await theirs.review()).problems).toEqual([
      { field: 'company', code: 'company_shared' },
    ]);
    await theirs.save({ company: OWN });
    expect((await editor().read()).draft.changes).toEqual([]);
  });

  it('[OPS-9] [OPS-10] stays while direct debits are under way, and then asks for consent again', async () => {
    const dora = await addBuyer(app);
    const order = await debit(app, dora);
    await editor().save({ company: OTHER });
    expect((await editor().review()).problems).toEqual([
      { field: 'company', code: 'debits_open', found: '1' },
    ]);
    await expect(editor().publish()).rejects.toMatchObject(refusal('draft_unfit'));
    const mandateId = (await debitRow(app, order.id))?.mandateId ?? '';
    await app.core.db.update(debits).set({ state: 'collected' });
    await app.core.db.update(orders).set({ state: 'completed' }).where(eq(orders.id, order.id));
    await editor().publish();
    const [mandate] = await app.core.db.select().from(mandates).where(eq(mandates.id, mandateId));
    expect(mandate?.revokedAt).not.toBeNull();
    await editor().save({ company: OWN });
    await editor().publish();
  });

  it('[PAY-3] [OPS-10] sells from then on, and receipts keep the one that sold', async () => {
    const { row } = await editor().read();
    const anna = await addBuyer(app);
    const [first, second] = [await buy(app, anna), await buy(app, anna)];
    // As orders were written before companies were kept with them.
    await app.core.db
      .update(orders)
      .set({ companyId: null, seller: null })
      .where(eq(orders.id, first.id));
    const sellerOf = async (id: string) =>
      (await as(app, anna)(api.receipt, { query: { id } })).seller;
    const sold = await sellerOf(first.id);
    await editor().save({ company: OTHER });
    await editor().publish('Sold');
    expect(await app.as({})(companyInfo)).toMatchObject({ name: nameOf(OTHER) });
    expect(await sellerOf(first.id)).toEqual(sold);
    expect(await sellerOf(second.id)).toEqual(sold);
    for (const { id } of [first, second]) {
      const { refunds } = await giveBack(app, ada, { id, mode: 'part', minor: 100 });
      expect(refunds[0]?.note_no).toMatch(new RegExp(`^${OWN}-`));
    }
    const after = await buy(app, await addBuyer(app));
    expect(await orderRow(app, after.id)).toMatchObject({
      companyId: OTHER,
      seller: { name: nameOf(OTHER) },
      receiptNo: expect.stringMatching(new RegExp(`^${OTHER}-`)) as unknown,
    });

    expect((await editor().history()).versions[0]).toMatchObject({
      note: 'Sold',
      changes: [{ field: 'company', old: nameOf(OWN), new: nameOf(OTHER) }],
    });
    expect((await editor().restore(row.version)).draft.changes).toMatchObject([
      { field: 'company', value: OWN },
    ]);
    await editor().publish();
    expect(await app.as({})(companyInfo)).toMatchObject({ name: nameOf(OWN) });
  });

  it('[OPS-10] may be a new one, which is added at once and changes nothing', async () => {
    const body = {
      name: 'Example Newcomer B.V.',
      address: 'Voorbeeldkade 9',
      city: '0000 AA Voorbeeldstad',
      country: 'NL',
      kvk: '00000009',
    };
    await expect(app.as(local)(contract.companyAdd, { body })).rejects.toMatchObject(
      refusal('not_found'),
    );
    const { id } = await app.as(ada)(contract.companyAdd, { body });
    expect((await editor().read()).companies).toContainEqual({ id, name: body.name });
    await editor().save({ company: id });
    expect((await editor().read()).live).toMatchObject({ company_name: body.name });
    await editor().publish();
    expect(await lastEntryOf(app, 1)).toMatchObject({ action: 'site_published' });
    expect(await app.as({})(companyInfo)).toMatchObject({ name: body.name });
  });
});
