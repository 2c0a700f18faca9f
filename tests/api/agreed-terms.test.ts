import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { exportOf, jsonIn } from '../support/exports.ts';
import { addBuyer, as, buy, check, orderRow, payWith, placeOrder } from '../support/payments.ts';
import { textOf } from '../support/pdf.ts';
import type { Person } from '../support/people.ts';
import { withSettings } from '../support/sites.ts';

const { agreedTerms, companies, orders } = tables;

const app = await appOfFile();

const FIRST = '2023-12-01T12:00:00.000Z';
const LATER = '2026-02-03T09:00:00.000Z';

/** Has the terms be of another day, as with a company that came in later. */
const withLaterTerms = async (run: () => Promise<void>) => {
  const { db } = app.core;
  const [company] = await db.select().from(companies).where(eq(companies.id, 1));
  await db
    .update(companies)
    .set({ added: new Date(LATER) })
    .where(eq(companies.id, 1));
  try {
    // Another price of a message is another wording, too.
    await withSettings(app, { message_credits: 7 }, run);
  } finally {
    await db.update(companies).set({ added: company?.added }).where(eq(companies.id, 1));
  }
};

const receiptOf = (person: Person, id: string) => as(app, person)(api.receipt, { query: { id } });

const mailed = async (person: Person) => {
  const [mail] = await app.mailsTo(person.email, 1);
  const [receipt, terms] = mail?.attachments ?? [];
  const [paper, agreed] = [receipt, terms].map((one) =>
    textOf(Buffer.from(one?.content ?? '', 'base64')).replaceAll('\n', ' '),
  );
  return { text: mail?.text ?? '', paper, agreed, terms };
};

it('[PAY-3] an order keeps the terms that it was made under, whatever they become before it is paid', async () => {
  const anna = await addBuyer(app);
  const { order, reference } = await placeOrder(app, anna);
  await withLaterTerms(async () => {
    await payWith(app, reference);
    await check(app, anna, order.id);
    const { terms_version, paper } = await receiptOf(anna, order.id);
    expect(terms_version).toBe(FIRST);
    const told = { label: 'Terms in the version of', value: '1 December 2023' };
    expect(paper.facts).toContainEqual(told);
    const mail = await mailed(anna);
    expect(mail.paper).toContain(told.value);
    expect(mail.text).toContain(`${told.label}: ${told.value}`);
    expect(mail.text).toContain('our terms in the version of 1 December 2023');
    expect(mail.terms?.filename).toBe('terms-2023-12-01.pdf');
    expect(mail.agreed).toContain('1 December 2023');
    expect(mail.agreed).not.toContain('7 credits');
    expect(jsonIn(await exportOf(app, anna), 'orders.json')).toMatchObject({
      orders: [{ terms: FIRST }],
    });
    // Whoever orders now agrees to what is written now.
    const bea = await addBuyer(app);
    const { id } = await buy(app, bea);
    expect(await receiptOf(bea, id)).toMatchObject({ terms_version: LATER });
    const { terms, agreed } = await mailed(bea);
    expect(terms?.filename).toBe('terms-2026-02-03.pdf');
    expect(agreed).toContain('7 credits');
  });
});

it('[PAY-3] the same terms are kept once and drawn once, those of another language beside them', async () => {
  const [carla, dora] = [await addBuyer(app), await addBuyer(app)];
  const eva = await addBuyer(app, { language: 'de' });
  const placed = [await buy(app, carla), await buy(app, dora), await buy(app, eva)];
  const rows = await Promise.all(placed.map(({ id }) => orderRow(app, id)));
  const [first, second, german] = rows.map(({ termsHash }) => termsHash);
  expect(second).toBe(first);
  expect(german).not.toBe(first);
  const [kept] = await app.core.db
    .select()
    .from(agreedTerms)
    .where(eq(agreedTerms.hash, german ?? ''));
  expect(kept).toMatchObject({ locale: 'de', siteName: 'Duet' });
  const [here, there] = [await mailed(carla), await mailed(dora)];
  expect(here.terms?.content.length).toBeGreaterThan(1000);
  expect(there.terms?.content).toBe(here.terms?.content);
});

it('[PAY-3] an order from before terms were kept has no version, and the terms of now', async () => {
  const fenna = await addBuyer(app);
  const { order, reference } = await placeOrder(app, fenna);
  await app.core.db.update(orders).set({ termsHash: null }).where(eq(orders.id, order.id));
  await payWith(app, reference);
  await check(app, fenna, order.id);
  const { terms_version, paper } = await receiptOf(fenna, order.id);
  expect(terms_version).toBeNull();
  expect(paper.facts.map(({ label }) => label)).not.toContain('Terms in the version of');
  expect((await mailed(fenna)).terms?.filename).toBe('terms-2023-12-01.pdf');
});
