import { describe, expect, it } from 'vitest';
import { CallError } from '#contract/core/client.ts';
import { notFound, orErrorPage } from './visit.ts';

describe('orErrorPage', () => {
  it('hands on the answer', async () => {
    await expect(orErrorPage(Promise.resolve('text'))).resolves.toBe('text');
  });

  it.each([
    [404, 404],
    [503, 503],
    [0, 500],
  ])('[SITE-13] a refusal with status %i makes a page with status %i', async (status, shown) => {
    const answer = { error: 'No such page.', code: 'page_not_found' };
    const refusal = new CallError(status, answer);
    await expect(orErrorPage(Promise.reject(refusal))).rejects.toMatchObject({
      data: answer,
      init: { status: shown },
    });
  });

  it('[SITE-13] an address that makes no sense is nobody’s', async () => {
    const refusal = new CallError(400, { error: 'Please check.', code: 'invalid_input' });
    await expect(orErrorPage(Promise.reject(refusal))).rejects.toMatchObject(notFound());
  });

  it('leaves a mistake of our own as it is', async () => {
    const mistake = new TypeError('x is not a function');
    await expect(orErrorPage(Promise.reject(mistake))).rejects.toBe(mistake);
  });
});

describe('notFound', () => {
  it('[SITE-13] answers 404', () => {
    expect(notFound()).toMatchObject({ data: null, init: { status: 404 } });
  });
});
