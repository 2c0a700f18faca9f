import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from '#contract/site.ts';
import { tables } from '#server/db/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { editorOf } from '../support/publishing.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const refused = (code: string) => ({ answer: { code } });

let app: TestApp;
let ada: Staff;

beforeAll(async () => {
  app = await testApp();
  ada = await addStaff(app.core, ['administrator']);
});

afterAll(() => app.close());

describe('pages', () => {
  const editor = () => editorOf(app, ada, 1);
  const shown = (name: string, lang: 'en' | 'de' | 'nl') =>
    app.as()(page, { query: { page: name, lang } });

  it('[OPS-10] are written in the draft, filled with values, and taken away again', async () => {
    const { savePage, review, publish, read } = editor();
    const body = 'We are {site}. Write to [us](route:pages-service).';
    await savePage('about', 'en', { title: 'About us', body });
    await savePage('about', 'de', { title: 'Über uns', body });
    await expect(shown('about', 'en')).rejects.toMatchObject(refused('page_not_found'));
    expect(await review()).toMatchObject({
      changes: [
        { field: 'pages/about/de', old: null, new: 'Über uns' },
        { field: 'pages/about/en', old: null, new: 'About us' },
      ],
    });
    await publish();
    expect(await shown('about', 'de')).toMatchObject({ title: 'Über uns', locales: ['de', 'en'] });
    expect((await shown('about', 'nl')).html).toContain(
      'We are Duet. Write to <a href="/pages/service">',
    );
    await savePage('about', 'en', null);
    expect((await review()).problems).toEqual([{ field: 'pages/about/de', code: 'page_language' }]);
    await savePage('about', 'de', null);
    await publish();
    await expect(shown('about', 'en')).rejects.toMatchObject(refused('page_not_found'));
    expect((await read()).live).not.toHaveProperty(['pages/about/en']);
  });

  it('[OPS-10] of the product take the operator’s words, dated by the day of their publication', async () => {
    const { savePage, review, publish, undo } = editor();
    const before = await shown('terms', 'en');
    await savePage('terms', 'en', { title: 'Our terms', body: 'Since {terms_date}. {nonsense}' });
    expect((await review()).problems).toEqual([{ field: 'pages/terms/en', code: 'page_broken' }]);
    await undo();
    await savePage('terms', 'en', { title: 'Our terms', body: 'Of {site}, since {terms_date}.' });
    await publish();
    const after = await shown('terms', 'en');
    expect(after.title).toBe('Our terms');
    expect(after.html).toContain('Of Duet, since');
    expect(Date.parse(after.version ?? '')).toBeGreaterThan(Date.parse(before.version ?? ''));
    expect((await shown('terms', 'nl')).title).not.toBe('Our terms');
    await savePage('terms', 'en', null);
    await publish();
    expect(await shown('terms', 'en')).toEqual(before);
    const left = await app.core.db
      .select()
      .from(tables.pages)
      .where(and(eq(tables.pages.siteId, 1), eq(tables.pages.token, 'terms')));
    expect(left).toEqual([]);
  });

  it('[OPS-10] list the trade names of a company that has some', async () => {
    const { save, publish } = editor();
    await save({ company_tradenames: ['Duo', 'Pair & Co'] });
    await publish();
    expect((await shown('service', 'de')).html).toContain('Handelsnamen: Duo, Pair &amp; Co.');
    await save({ company_tradenames: [] });
    await publish();
    expect((await shown('service', 'de')).html).not.toContain('Handelsnamen');
  });
});
