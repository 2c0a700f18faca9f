import { readdirSync, readFileSync } from 'node:fs';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../contract/core/client.ts';
import type { Visit } from '../../contract/visit.ts';
import { developmentOnly, notFound, orErrorPage, visitContext } from './visit.ts';

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

describe('pages for those who build', () => {
  const visit = (mode: Visit['mode']) => {
    const context = new RouterContextProvider();
    context.set(visitContext, { mode } as Visit);
    return () => developmentOnly({ context });
  };

  it('are not there in production', () => {
    expect(visit('production')).toThrow(expect.objectContaining({ init: { status: 404 } }));
    expect(visit('development')).not.toThrow();
  });

  it('all ask for it', () => {
    const folder = new URL('../routes/', import.meta.url);
    const pages = readdirSync(folder).filter((name) => /^dev-.*\.tsx$/.test(name));
    expect(pages).toEqual(['dev-layout.tsx', 'dev-ui.tsx']);
    for (const name of pages) {
      const source = readFileSync(new URL(name, folder), 'utf8');
      expect(source).toMatch(/export const loader = .*\{\n {2}developmentOnly\(args\);/);
    }
  });
});
