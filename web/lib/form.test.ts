import { describe, expect, it } from 'vitest';
import { CallError } from '#contract/core/client.ts';
import { sendForm, textFieldsOf } from './form.ts';

describe('textFieldsOf', () => {
  it('reads the texts and leaves out files', () => {
    const form = new FormData();
    form.set('name', ' Ada ');
    form.set('empty', '');
    form.set('photo', new File(['x'], 'x.png'));
    expect(textFieldsOf(form)).toEqual({ name: ' Ada ', empty: '' });
  });

  it('takes the last of several texts with one name', () => {
    const form = new FormData();
    form.append('topic', 'first');
    form.append('topic', 'last');
    expect(textFieldsOf(form)).toEqual({ topic: 'last' });
  });

  it('is empty for an empty form', () => {
    expect(textFieldsOf(new FormData())).toEqual({});
  });
});

describe('sendForm', () => {
  const typed = { email: 'ada@mail.example', message: 'half a page of text' };

  it('hands on the answer', async () => {
    const result = await sendForm(typed, () => Promise.resolve({ reference: 'C-1' }));
    expect(result).toEqual({ ok: true, answer: { reference: 'C-1' } });
  });

  it('[API-10] keeps what was typed when the server refuses', async () => {
    const refusal = { error: 'Too many.', code: 'too_many_requests', values: { retry_after: 5 } };
    const result = await sendForm(typed, () => Promise.reject(new CallError(429, refusal)));
    expect(result).toEqual({ ok: false, refusal, values: typed });
  });

  it('does not hide a mistake of our own', async () => {
    const mistake = new TypeError('x is not a function');
    await expect(sendForm(typed, () => Promise.reject(mistake))).rejects.toBe(mistake);
  });
});
