import { describe, expect, it } from 'vitest';
import { CallError } from '../../contract/core/client.ts';
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
    const refusal = new CallError(status, { error: 'No such page.', code: 'page_not_found' });
    await expect(orErrorPage(Promise.reject(refusal))).rejects.toMatchObject({
      data: 'No such page.',
      init: { status: shown },
    });
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
