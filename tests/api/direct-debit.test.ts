import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';
import { tables } from '#server/db/index.ts';
import { runJob } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  debit,
  debitAgain,
  debitFor,
  debitRow,
  fields,
  newPhone,
  sendDebit,
  wrongCode,
} from '../support/debits.ts';
import {
  addBuyer,
  as,
  buy,
  orderFor,
  orderRow,
  placeOrder,
  balance,
  balanceOf,
  countOrdersOf,
} from '../support/payments.ts';
import { refusal } from '../support/answers.ts';

const { mandates } = tables;
const { dayMinor } = limits.directDebit;

const app = await appOfFile();

describe('a mandate', () => {
  it('[PAY-6] gives credits at once, is kept sealed and shown masked', async () => {
    const anna = await addBuyer(app);
    const before = await as(app, anna)(api.directDebit);
    expect(before).toMatchObject({
      available: true,
      blocked: false,
      left_minor: dayMinor,
      mandate: null,
      creditor: { id: expect.stringMatching(/^NL\d\dZZZ\d{12}$/) as string },
    });
    const iban = 'NL91 ABNA 0417 1643 00';
    const order = await debit(app, anna, { iban });
    expect(order).toMatchObject({
      state: 'pending',
      method: 'directdebit',
      minor: 1499,
      paid_with: { method: 'directdebit', brand: 'NL', last4: '4300' },
    });
    expect(await balanceOf(app, anna)).toEqual(balance(30, true));
    const after = await as(app, anna)(api.directDebit);
    expect(after).toMatchObject({
      left_minor: dayMinor - 1499,
      mandate: { holder: 'Zoë Müller', iban: 'NL91 •••• •••• 00' },
    });
    const [row] = await app.core.db.select().from(mandates).where(eq(mandates.userId, anna.id));
    expect(JSON.stringify(row)).not.toMatch(/ABNA|Müller|Nowhere|0417/);
    expect(await debitRow(app, order.id)).toMatchObject({ state: 'due', sequence: 'FRST' });
    expect((await orderRow(app, order.id)).provider).toBe('debit');
  });

  it('[PAY-6] needs each of its fields', async () => {
    const bea = await addBuyer(app);
    const right = await debitFor(app, bea);
    for (const [changes, wrong] of [
      [{ holder: ' ' }, { holder: 'required' }],
      [{ iban: 'DE00500105170000000001' }, { iban: 'iban_invalid' }],
      [{ iban: 'TR330006100519786457841326' }, { iban: 'iban_invalid' }],
      [{ street: '' }, { street: 'required' }],
      [{ house_number: '' }, { house_number: 'required' }],
      [{ postal_code: '' }, { postal_code: 'required' }],
      [{ postal_code: '!!!' }, { postal_code: 'postal_invalid' }],
      [{ postal_code: '10115' }, { postal_code: 'postal_invalid' }],
      [{ city: '' }, { city: 'required' }],
      [{ phone: '020 123 4567' }, { phone: 'mobile_invalid' }],
      [{ phone: newPhone() }, { sms_code: 'sms_invalid' }],
      [{ sms_code: wrongCode(right.sms_code) }, { sms_code: 'sms_invalid' }],
      [{ authorised: false as never }, { authorised: 'consent_needed' }],
      [
        { iban: 'nonsense', postal_code: '12', phone: 'nonsense' },
        { iban: 'iban_invalid', postal_code: 'postal_invalid', phone: 'mobile_invalid' },
      ],
      [
        { iban: 'nonsense', sms_code: wrongCode(right.sms_code) },
        { iban: 'iban_invalid', sms_code: 'sms_invalid' },
      ],
    ] as const) {
      const sent = sendDebit(app, bea, { ...right, ...changes });
      await expect(sent, JSON.stringify(changes)).rejects.toMatchObject(fields(wrong));
    }
    expect(await countOrdersOf(app, bea)).toBe(0);
    // None of that has used the code up, and people type spaces.
    const spaced = { ...right, sms_code: right.sms_code.replace(/^.../, '$& ') };
    expect((await sendDebit(app, bea, spaced)).order.state).toBe('pending');
  });

  it('[PAY-6] refuses what no order would take', async () => {
    const carla = await addBuyer(app);
    const right = await debitFor(app, carla);
    for (const [changes, code] of [
      [{ package: 999_999 }, 'package_not_found'],
      [{ minor: 1 }, 'price_changed'],
      [{ code: 'NOTHING' }, 'code_not_found'],
    ] as const) {
      await expect(sendDebit(app, carla, { ...right, ...changes })).rejects.toMatchObject(
        refusal(code),
      );
    }
    await as(app, carla)(api.paymentCountry, { body: { country: 'GB' } });
    expect(await as(app, carla)(api.directDebit)).toMatchObject({ available: false });
    const phone = { body: { phone: right.phone } };
    await expect(as(app, carla)(api.debitCode, phone)).rejects.toMatchObject(
      refusal('method_unavailable'),
    );
    const dora = await addBuyer(app, { status: 'not_confirmed' });
    const noText = as(app, dora)(api.debitCode, { body: { phone: newPhone() } });
    await expect(noText).rejects.toMatchObject(refusal('confirm_first'));
    // Without a code of her own nobody gets further, not even with somebody else's.
    const { client_id } = await orderFor(app, dora, { method: 'directdebit' });
    const early = sendDebit(app, dora, { ...right, client_id });
    await expect(early).rejects.toMatchObject(fields({ sms_code: 'sms_invalid' }));
    expect(await countOrdersOf(app, dora)).toBe(0);
  });

  it('[PAY-6] orders once, however often the same is sent', async () => {
    const eva = await addBuyer(app);
    const body = await debitFor(app, eva);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendDebit(app, eva, body)));
    expect(new Set(answers.map(({ order }) => order.id)).size).toBe(1);
    expect((await sendDebit(app, eva, body)).order.id).toBe(answers[0]?.order.id);
    expect(await countOrdersOf(app, eva)).toBe(1);
    expect(await balanceOf(app, eva)).toEqual(balance(30, true));
    expect(await app.core.db.$count(mandates, eq(mandates.userId, eva.id))).toBe(1);
    // A code is good for one mandate only.
    const next = await orderFor(app, eva, { method: 'directdebit' });
    const again = { ...body, client_id: next.client_id, minor: next.minor };
    await expect(sendDebit(app, eva, again)).rejects.toMatchObject(
      fields({ sms_code: 'sms_invalid' }),
    );
  });

  it('[PAY-6] is ordered with again, repeated, and taken back', async () => {
    const fenna = await addBuyer(app);
    const wanted = await orderFor(app, fenna, { method: 'directdebit' });
    const early = as(app, fenna)(api.order, { body: wanted });
    await expect(early).rejects.toMatchObject(refusal('mandate_needed'));
    const first = await debit(app, fenna);
    const stored = { method: 'directdebit', brand: 'DE', last4: first.paid_with?.last4 };
    const query = { package: String(first.package) };
    expect((await as(app, fenna)(api.quote, { query })).stored).toEqual([stored]);
    const { offer } = await as(app, fenna)(api.repeatOffer);
    expect(offer).toMatchObject({ method: 'directdebit', stored });
    if (!offer) throw new Error('Nothing to repeat.');
    const { client_id, minor, method } = offer;
    const body = { client_id, minor, method, package: offer.package.id, stored: true };
    const both = await Promise.all([
      as(app, fenna)(api.order, { body }),
      as(app, fenna)(api.order, { body }),
    ]);
    expect(both[0]).toMatchObject({ order: { state: 'pending' }, redirect: null });
    expect(both[1].order.id).toBe(both[0].order.id);
    expect(await debitRow(app, both[0].order.id)).toMatchObject({ sequence: 'RCUR' });
    expect(await balanceOf(app, fenna)).toEqual(balance(60, true));

    await as(app, fenna)(api.mandateRevoke);
    expect((await as(app, fenna)(api.directDebit)).mandate).toBeNull();
    expect((await as(app, fenna)(api.quote, { query })).stored).toEqual([]);
    await expect(debitAgain(app, fenna)).rejects.toMatchObject(refusal('mandate_needed'));
  });

  it('[PAY-6] belongs to whoever gave it', async () => {
    const [gitta, hanna] = [await addBuyer(app), await addBuyer(app)];
    await debit(app, gitta);
    await as(app, hanna)(api.mandateRevoke);
    expect((await as(app, hanna)(api.directDebit)).mandate).toBeNull();
    expect((await as(app, gitta)(api.directDebit)).mandate).not.toBeNull();
    // A code of one member is of no use to another, not even with the same number.
    const own = await debitFor(app, gitta);
    const { client_id } = await orderFor(app, hanna, { method: 'directdebit' });
    await expect(sendDebit(app, hanna, { ...own, client_id })).rejects.toMatchObject(
      fields({ sms_code: 'sms_invalid' }),
    );
  });

  it('[PAY-6] gives an open order up, and lets one stand that was paid', async () => {
    const ida = await addBuyer(app);
    const open = await placeOrder(app, ida);
    const order = await debit(app, ida);
    expect(await orderRow(app, open.order.id)).toMatchObject({ state: 'cancelled' });
    expect(order.state).toBe('pending');
    await buy(app, ida);
    expect(await balanceOf(app, ida)).toEqual(balance(60, true));
  });
});

describe('an erased account', () => {
  it('[PAY-6] leaves no text message and no more of a mandate than banks need', async () => {
    const tilda = await addBuyer(app);
    const body = await debitFor(app, tilda);
    const { order } = await sendDebit(app, tilda, body);
    await app.core.db
      .update(tables.users)
      .set({ deletedAt: app.clock.now(), status: 'deleted' })
      .where(eq(tables.users.id, tilda.id));
    app.clock.forward({ days: limits.deletionDays + 1 });
    await runJob(app, 'erase-accounts');
    const row = await debitRow(app, order.id);
    const find = async () => {
      const [found] = await app.core.db
        .select()
        .from(mandates)
        .where(eq(mandates.id, row?.mandateId ?? ''));
      return found;
    };
    const kept = await find();
    expect(kept).toMatchObject({ userId: null });
    expect(app.core.seal.open(kept?.details ?? '')).toEqual({
      holder: body.holder,
      iban: body.iban,
      contact: null,
    });
    const outbox = join(app.dataDir, 'outbox');
    const texts = await Promise.all(
      (await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8')),
    );
    expect(texts.join('')).not.toContain(body.phone);
  });
});
