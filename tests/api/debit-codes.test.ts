import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { api } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';
import { tables } from '#server/db/index.ts';
import { testApp } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { codeFor, debitFor, fields, newPhone, sendDebit, wrongCode } from '../support/debits.ts';
import { addBuyer, as, countOrdersOf } from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import { FAST_RETRIES, waitFor } from '../support/wait.ts';
import { refusal } from '../support/answers.ts';

const { smsCodes } = tables;
const { codeTries, codesPerDay, codeMinutes } = limits.directDebit;

const app = await appOfFile({}, undefined, FAST_RETRIES);

describe('a code by text message', () => {
  it('[PAY-6] is over after some minutes, and a new one replaces it', async () => {
    const jana = await addBuyer(app);
    const late = await debitFor(app, jana);
    app.clock.forward({ seconds: codeMinutes * 60 + 1 });
    await expect(sendDebit(app, jana, late)).rejects.toMatchObject(
      fields({ sms_code: 'sms_invalid' }),
    );
    let fresh = await codeFor(app, jana, late.phone, 2);
    const old = fresh;
    while (fresh === old) fresh = await codeFor(app, jana, late.phone, 3);
    const replaced = { ...late, sms_code: old };
    await expect(sendDebit(app, jana, replaced)).rejects.toMatchObject(
      fields({ sms_code: 'sms_invalid' }),
    );
    expect((await sendDebit(app, jana, { ...late, sms_code: fresh })).order.state).toBe('pending');
  });

  it('[PAY-6] is gone after so many wrong ones, also if they come at once', async () => {
    const kaja = await addBuyer(app);
    const right = await debitFor(app, kaja);
    const wrong = { ...right, sms_code: wrongCode(right.sms_code) };
    const invalid = fields({ sms_code: 'sms_invalid' });
    for (let tries = 1; tries < codeTries; tries += 1) {
      await expect(sendDebit(app, kaja, wrong)).rejects.toMatchObject(invalid);
    }
    const [row] = await app.core.db.select().from(smsCodes).where(eq(smsCodes.userId, kaja.id));
    expect(row?.tries).toBe(codeTries - 1);
    expect(JSON.stringify(row)).not.toContain(right.sms_code);
    await expect(sendDebit(app, kaja, wrong)).rejects.toMatchObject(invalid);
    await expect(sendDebit(app, kaja, right)).rejects.toMatchObject(invalid);

    const lena = await addBuyer(app);
    const other = await debitFor(app, lena);
    const guess = { ...other, sms_code: wrongCode(other.sms_code) };
    await Promise.allSettled(Array.from({ length: codeTries }, () => sendDebit(app, lena, guess)));
    await expect(sendDebit(app, lena, other)).rejects.toMatchObject(invalid);
    expect(await countOrdersOf(app, lena)).toBe(0);
  });

  it('[PAY-6] is sent so often a day, to a member and to a number', async () => {
    const mila = await addBuyer(app);
    const phone = newPhone();
    const ask = (person: Person, to: string) =>
      as(app, person)(api.debitCode, { body: { phone: to } });
    const asked = await Promise.allSettled(
      Array.from({ length: codesPerDay + 2 }, () => ask(mila, phone)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(codesPerDay);
    await expect(ask(mila, newPhone())).rejects.toMatchObject(refusal('sms_too_many'));
    await expect(ask(await addBuyer(app), phone)).rejects.toMatchObject(refusal('sms_too_many'));
    app.clock.forward({ hours: 24, seconds: 1 });
    await ask(mila, phone);
    for (const wrong of ['+1 212 555 0123', 'nobody', '020 123 4567']) {
      const refused = ask(mila, wrong);
      await expect(refused).rejects.toMatchObject(fields({ phone: 'mobile_invalid' }));
    }
  });

  it('[PAY-6] is not sent any more once it is over', async () => {
    const lotte = await addBuyer(app);
    vi.spyOn(app.core.log, 'error').mockReturnValue();
    const warn = vi.spyOn(app.core.log, 'warn').mockReturnValue();
    const sms = vi.spyOn(app.core.sms, 'send').mockRejectedValue(new Error('away'));
    await as(app, lotte)(api.debitCode, { body: { phone: newPhone() } });
    await waitFor(async () => (sms.mock.calls.length > 0 ? true : null), 'a first try');
    app.clock.forward({ seconds: codeMinutes * 60 + 1 });
    const tries = sms.mock.calls.length;
    await waitFor(async () => (warn.mock.calls.length > 0 ? true : null), 'the next one');
    expect(sms).toHaveBeenCalledTimes(tries);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/\+316|\d{6}/);
    vi.restoreAllMocks();
  });

  it('[PAY-6] and what is typed with it are never logged', async () => {
    const nora = await addBuyer(app);
    const lines: unknown[] = [];
    const spies = (['error', 'warn', 'info', 'debug'] as const).map((level) =>
      vi.spyOn(app.core.log, level).mockImplementation((...line: unknown[]) => {
        lines.push(...line);
      }),
    );
    const body = await debitFor(app, nora);
    await sendDebit(app, nora, { ...body, iban: 'nonsense' }).catch((error: unknown) =>
      lines.push(error),
    );
    await sendDebit(app, nora, body);
    for (const spy of spies) spy.mockRestore();
    const said = JSON.stringify(lines);
    for (const secret of [body.iban, body.phone, body.sms_code, 'nonsense', 'Müller']) {
      expect(said).not.toContain(secret);
    }
  });
});

describe('the data of a member', () => {
  it('[PAY-6] name a mandate by its holder and a masked account', async () => {
    const olga = await addBuyer(app);
    const body = await debitFor(app, olga);
    await sendDebit(app, olga, body);
    const files: unknown[] = [];
    await app.core.transact((tx) =>
      app.core.events.emit(tx, 'account.exported', {
        userId: olga.id,
        add: (_, data) => void files.push(data),
        addPicture: () => {},
      }),
    );
    const told = JSON.stringify(files);
    expect(told).toContain(`${body.iban.slice(0, 4)} •••• •••• ${body.iban.slice(-2)}`);
    expect(told).toContain(body.holder);
    expect(told).not.toContain(body.iban);
  });
});

describe('a company', () => {
  it('[PAY-6] that has no account beside others that have one offers no direct debit', async () => {
    const other = await testApp({ SEPA_ACCOUNTS: '99:NL91ABNA0417164300:DE98ZZZ09999999999' });
    const petra = await addBuyer(other);
    expect(await as(other, petra)(api.directDebit)).toMatchObject({ available: false });
    expect((await as(other, petra)(api.packages)).methods).not.toContain('directdebit');
    await other.close();
  });
});
