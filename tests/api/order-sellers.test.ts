import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addBuyer, as, buy } from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import { editorOf } from '../support/publishing.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const { orders } = tables;

const app = await appOfFile();
let ada: Staff;

beforeAll(async () => {
  ada = await addStaff(app.core, ['administrator']);
});

const receiptOf = (person: Person, id: string) => as(app, person)(api.receipt, { query: { id } });

const sellerOf = async (person: Person, id: string) => (await receiptOf(person, id)).seller;

const changeCompany = async (name: string, city: string) => {
  const editor = editorOf(app, ada);
  await editor.save({ company_name: name, company_city: city });
  await editor.publish();
};

describe('the company on a receipt', () => {
  it('[PAY-3] [OPS-10] stays on orders from before companies were kept with them', async () => {
    // The first test: nobody has changed the company yet.
    const bea = await addBuyer(app);
    const { id } = await buy(app, bea);
    await app.core.db.update(orders).set({ seller: null }).where(eq(orders.id, id));
    const before = await sellerOf(bea, id);
    const [, ...during] = await Promise.all([
      changeCompany('Moved at first Ltd', '2000 Further'),
      ...Array.from({ length: 5 }, () => sellerOf(bea, id)),
    ]);
    expect(during).toEqual(during.map(() => before));
    expect(await sellerOf(bea, id)).toEqual(before);
    await changeCompany('Moved again Ltd', '3000 Furthest');
    expect(await sellerOf(bea, id)).toEqual(before);
  });

  it('[PAY-3] [OPS-10] is the one that sold, as it was then', async () => {
    const anna = await addBuyer(app);
    const before = await buy(app, anna);
    const sold = await sellerOf(anna, before.id);
    await changeCompany('Moved Ltd', '1000 Elsewhere');
    expect(await sellerOf(anna, before.id)).toEqual(sold);
    const after = await buy(app, await addBuyer(app));
    const [row] = await app.core.db.select().from(orders).where(eq(orders.id, after.id));
    expect(row?.seller).toMatchObject({ name: 'Moved Ltd', city: '1000 Elsewhere' });
  });

  it('[PAY-3] [OPS-10] names the site as it was called then', async () => {
    const cleo = await addBuyer(app);
    const { id } = await buy(app, cleo);
    const { site_name: name } = await receiptOf(cleo, id);
    const editor = editorOf(app, ada);
    await editor.save({ name: 'Renamed' });
    await editor.publish();
    const renamed = await receiptOf(cleo, id);
    expect([renamed.site_name, renamed.paper.site]).toEqual([name, name]);
  });
});
