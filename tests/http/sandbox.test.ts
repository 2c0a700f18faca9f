import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ProviderMethod } from '#server/adapters/payments/index.ts';
import { testCards } from '#server/adapters/payments/sandbox/cards.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { aPayment } from '../support/sandbox.ts';

const app = await appOfFile();

const RETURN = 'http://duet.localhost/transactions/1';

const begin = async (method: ProviderMethod = 'card', more = {}) => {
  const { redirect, reference } = await app.core.payments.start(aPayment({ method, ...more }));
  return { reference, path: new URL(redirect ?? '').pathname };
};

const get = (path: string) => app.send('GET', path);

const post = (path: string, form: Readonly<Record<string, string>>, raw: Raw = {}) =>
  app.send('POST', path, {
    ...raw,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...raw.headers },
    body: new URLSearchParams(form).toString(),
  });

const card = (number: string, more = {}) => ({
  do: 'pay',
  number,
  expiry: '12/39',
  cvc: '123',
  name: 'Test Payer',
  ...more,
});

const GOOD = '4242 4242 4242 4242';

const numberOf = (last4: string) => testCards.find(({ number }) => number.endsWith(last4))?.number;

const look = (reference: string) => app.core.payments.fetchStatus(reference);

describe('the page of a payment', () => {
  it('[PAY-4] says what is paid, how much in the payer’s own writing, and that it is a test', async () => {
    const { path } = await begin('card', { locale: 'de', description: 'Duet: 30 <credits>' });
    const { statusCode, headers, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    });
    expect(body).toContain('<html lang="en">');
    expect(body).toMatch(/14,99\s€/);
    expect(body).toContain('Duet: 30 &#60;credits&#62;');
    expect(body).toContain('no money moves');
    for (const { does } of testCards) expect(body).toContain(does);
  });

  it('allows its own styles and nothing else', async () => {
    const { path } = await begin();
    const { headers, body } = await get(path);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(body).not.toMatch(/<script|\sstyle="|\son\w+="/);
  });

  it('is filled in with a test card that was picked', async () => {
    const { path } = await begin();
    const { body } = await get(`${path}?try=3220`);
    expect(body).toContain('value="4000 0000 0000 3220"');
    expect((await get(`${path}?try=<b>`)).body).not.toContain('<b>"');
  });

  it.each([`/sandbox/pay/sb_${'a'.repeat(43)}`, '/sandbox/pay/x', '/sandbox/pay/..%2Fkey'])(
    'is not at %s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
      const { statusCode, body } = await post(path, card(GOOD));
      expect(statusCode).toBe(404);
      expect(body).toContain('No such payment');
    },
  );

  it('is not left to forms of other sites', async () => {
    const { path, reference } = await begin();
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': undefined, origin: 'https://evil.example' },
      { 'sec-fetch-site': undefined },
    ]) {
      expect((await post(path, card(GOOD), { headers })).statusCode).toBe(403);
    }
    expect(await look(reference)).toMatchObject({ state: 'loading' });
  });

  it('refuses what is no form, and too much of one', async () => {
    const { path } = await begin();
    expect((await app.send('POST', path, { body: { do: 'pay' } })).statusCode).toBe(415);
    expect((await post(path, card(GOOD, { name: 'x'.repeat(9000) }))).statusCode).toBe(413);
    expect((await post(path, {})).statusCode).toBe(422);
  });
});

describe('paying by card', () => {
  it.each([
    ['4242', 'completed', null],
    ['4444', 'completed', null],
    ['0002', 'failed', 'refused'],
    ['9995', 'failed', 'insufficient_funds'],
    ['0069', 'failed', 'card_expired'],
    ['0077', 'pending', null],
    ['0085', 'pending', null],
    ['0259', 'completed', null],
    ['0341', 'completed', null],
  ])('[PAY-4] with •••• %s is %s', async (last4, state, failure) => {
    const { path, reference } = await begin();
    const { statusCode, headers } = await post(path, card(numberOf(last4) ?? ''));
    expect([statusCode, headers.location]).toEqual([303, RETURN]);
    expect(await look(reference)).toMatchObject({
      state,
      failure,
      paidWith: { last4 },
      storedMethod: null,
    });
    // Whoever comes back to the page is sent on.
    expect((await get(path)).headers.location).toBe(RETURN);
  });

  it('[PAY-4] with 3-D Secure asks on a page of its own', async () => {
    for (const [said, expected] of [
      ['yes', { state: 'completed', failure: null }],
      ['no', { state: 'failed', failure: 'authentication' }],
    ] as const) {
      const { path, reference } = await begin();
      const asked = await post(path, card(numberOf('3220') ?? ''));
      expect([asked.statusCode, asked.headers.location]).toEqual([303, path]);
      expect((await get(path)).body).toContain('Is this you?');
      expect(await look(reference)).toMatchObject({ state: 'loading' });
      expect((await post(path, { do: said })).headers.location).toBe(RETURN);
      expect(await look(reference)).toMatchObject(expected);
    }
  });

  it('[PAY-4] that is slow is settled later, one way or the other', async () => {
    const slow = await begin();
    const late = await begin();
    const back = await begin();
    await post(slow.path, card(numberOf('0077') ?? ''));
    await post(late.path, card(numberOf('0085') ?? ''));
    await post(back.path, card(numberOf('0259') ?? ''));
    app.clock.forward({ seconds: 30 });
    expect(await look(slow.reference)).toMatchObject({ state: 'completed' });
    expect(await look(late.reference)).toMatchObject({ state: 'failed', failure: 'refused' });
    expect(await look(back.reference)).toMatchObject({ state: 'returned', failure: 'returned' });
  });

  it('[PAY-5] keeps the card if the payer says so', async () => {
    const { path, reference } = await begin();
    await post(path, card(GOOD, { keep: '1' }));
    const shown = { method: 'card', brand: 'visa', last4: '4242' };
    expect(await look(reference)).toMatchObject({ storedMethod: { shown } });
  });

  it('[PAY-4] twice at once pays once', async () => {
    const { path, reference } = await begin();
    const numbers = [GOOD, numberOf('0002') ?? '', GOOD, numberOf('9995') ?? ''];
    const answers = await Promise.all(numbers.map((number) => post(path, card(number))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303]);
    const settled = await look(reference);
    await post(path, card(GOOD));
    await post(path, { do: 'cancel' });
    expect(await look(reference)).toEqual(settled);
  });

  it('says what is wrong, field by field, and keeps what was typed', async () => {
    const { path, reference } = await begin();
    const wrong = card('4242 4242 4242 4241', {
      expiry: '01/20',
      cvc: '',
      name: '"Ada"',
      keep: '1',
    });
    const { statusCode, body } = await post(path, wrong);
    expect(statusCode).toBe(422);
    expect(body).toContain('<title>Please check: Pay €14.99 by card');
    expect(body).toContain('This number has a typing mistake.');
    expect(body).toContain('This card has expired.');
    expect(body).toContain('Enter the three digits from the back.');
    expect(body).toContain('value="4242 4242 4242 4241"');
    expect(body).toContain('value="&#34;Ada&#34;"');
    expect(body.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(body.match(/autofocus/g)).toHaveLength(1);
    expect(body).toMatch(/name="keep" value="1" checked/);
    expect(await look(reference)).toMatchObject({ state: 'loading' });
  });

  it('never repeats a security code or a card that could be real', async () => {
    const { path } = await begin();
    const { body } = await post(path, card('4111 1111 1111 1111', { cvc: '987', name: '' }));
    expect(body).toContain('Never enter a real card.');
    expect(body).not.toContain('4111');
    expect(body).not.toContain('987');
  });
});

describe('paying in other ways', () => {
  it.each([
    ['applepay', 'good', 'completed'],
    ['applepay', 'refused', 'failed'],
    ['googlepay', 'good', 'completed'],
    ['paypal', 'balance', 'completed'],
    ['paypal', 'bank', 'pending'],
    ['paypal', 'empty', 'failed'],
    ['bancontact', 'good', 'completed'],
    ['bancontact', 'refused', 'failed'],
  ] as const)('[PAY-4] by %s with %s is %s', async (method, chosen, state) => {
    const { path, reference } = await begin(method);
    expect((await get(path)).body).toContain(`value="${chosen}"`);
    expect((await post(path, { do: 'pay', with: chosen })).headers.location).toBe(RETURN);
    expect(await look(reference)).toMatchObject({
      state,
      paidWith: { method },
      storedMethod: null,
    });
  });

  it('[PAY-4] by iDEAL goes by way of the bank', async () => {
    for (const [said, state] of [
      ['yes', 'completed'],
      ['no', 'cancelled'],
    ] as const) {
      const { path, reference } = await begin('ideal');
      expect((await post(path, { do: 'pay', with: 'tulip' })).headers.location).toBe(path);
      expect((await get(path)).body).toContain('Tulip Test Bank');
      await post(path, { do: said });
      expect(await look(reference)).toMatchObject({ state });
    }
  });

  it('asks again for what there is not', async () => {
    const { path, reference } = await begin('ideal');
    expect((await post(path, { do: 'pay', with: 'another' })).statusCode).toBe(422);
    expect(await look(reference)).toMatchObject({ state: 'loading' });
  });

  it.each(['card', 'applepay', 'paypal', 'ideal', 'bancontact'] as const)(
    '[PAY-3] by %s can be cancelled',
    async (method) => {
      const { path, reference } = await begin(method);
      const { statusCode, headers } = await post(path, { do: 'cancel' });
      expect([statusCode, headers.location]).toEqual([303, RETURN]);
      expect(await look(reference)).toMatchObject({ state: 'cancelled' });
    },
  );
});
