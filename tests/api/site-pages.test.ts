import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { page, settings } from '#contract/site.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { editorOf } from '../support/publishing.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';
import { refusal } from '../support/answers.ts';

const app = await appOfFile();
let ada: Staff;

beforeAll(async () => {
  ada = await addStaff(app.core, ['administrator']);
});

describe('pages', () => {
  const editor = () => editorOf(app, ada, 1);
  const shown = (name: string, lang: 'en' | 'de' | 'nl') =>
    app.as()(page, { query: { page: name, lang } });

  it('[OPS-10] are written in the draft, filled with values, and taken away again', async () => {
    const { savePage, review, publish, read } = editor();
    const body = 'We are {site}. Write to [us](route:pages-service).';
    await savePage('about', 'en', { title: 'About us', body });
    await savePage('about', 'de', { title: 'Über uns', body });
    await expect(shown('about', 'en')).rejects.toMatchObject(refusal('page_not_found'));
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
    await expect(shown('about', 'en')).rejects.toMatchObject(refusal('page_not_found'));
    expect((await read()).live).not.toHaveProperty(['pages/about/en']);
  });

  it('[OPS-10] of the product take the operator’s words, dated by the day of their publication', async () => {
    const { savePage, review, publish, undo } = editor();
    const before = await shown('terms', 'en');
    await savePage('terms', 'en', { title: 'Our terms', body: 'Since {terms_date}. {nonsense}' });
    expect((await review()).problems).toEqual([
      { field: 'pages/terms/en', code: 'page_broken', found: '{nonsense}' },
    ]);
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

  it('[OPS-10] are refused with links that lead nowhere, names nobody knows, or nothing to read', async () => {
    const { savePage, review, publish, undo } = editor();
    const body = [
      '[a](/pages/terms) [b](/pages/about-us#top) [c](https://other.example/x) [d](mailto:a@b.example)',
      '[e](tel:+31201234567) [f](/members?x=1) [g](#part)',
    ].join('\n');
    await savePage('about-us', 'en', { title: 'About', body });
    expect((await review()).problems).toEqual([]);
    const bad = [
      'javascript:alert(1)',
      '/pages/nowhere',
      '/nothing/here',
      '//other.example',
      'elsewhere',
      'mailto:nobody',
      'route:nothing',
    ];
    for (const address of bad) {
      await savePage('about-us', 'en', { title: 'About', body: `Go [there](${address}).` });
      expect((await review()).problems, address).toEqual([
        { field: 'pages/about-us/en', code: 'page_broken', found: address },
      ]);
    }
    for (const part of [
      '{who}',
      ':::if rainy',
      ':::if fictional',
      '![x](https://a.example/b.png)',
    ]) {
      await savePage('about-us', 'en', { title: 'About', body: `Words.\n\n${part}\n\nMore.` });
      expect((await review()).problems, part).toMatchObject([{ code: 'page_broken' }]);
    }
    await savePage('about-us', 'en', null);
    const hidden = ':::if fictional\n\nWords.\n\n:::\n';
    await savePage('terms', 'en', { title: 'Terms', body: hidden });
    expect((await review()).problems).toEqual([{ field: 'pages/terms/en', code: 'page_empty' }]);
    await undo();
    await savePage('about-us', 'en', { title: '', body: 'Begun.' });
    await savePage('terms', 'en', { title: 'Our terms', body: '' });
    expect((await review()).problems).toEqual([
      { field: 'pages/about-us/en', code: 'page_untitled' },
      { field: 'pages/terms/en', code: 'page_empty' },
    ]);
    await expect(publish()).rejects.toMatchObject(refusal('draft_unfit'));
    await undo();
  });

  it('[OPS-10] of the operator are in the footer, in the reader’s language, until they are taken away', async () => {
    const { save, savePage, review, publish } = editor();
    await save({ footer_pages: ['club'] });
    expect((await review()).problems).toEqual([
      { field: 'footer_pages', code: 'page_missing', found: 'club' },
    ]);
    await savePage('club', 'en', { title: 'The club', body: 'Join us.' });
    await savePage('club', 'de', { title: 'Der Klub', body: 'Mach mit.' });
    await publish();
    const links = async (lang: string) =>
      (await app.as({ headers: { cookie: `locale=${lang}` } })(settings, { query: {} }))
        .footer_links;
    expect(await links('de')).toEqual([{ page: 'club', title: 'Der Klub' }]);
    expect(await links('nl')).toEqual([{ page: 'club', title: 'The club' }]);
    await save({ footer_pages: [] });
    await savePage('club', 'en', null);
    await savePage('club', 'de', null);
    await publish();
    expect(await links('de')).toEqual([]);
  });

  it('[OPS-10] are previewed with the values of the draft, and begin with the product’s words', async () => {
    const { save, undo } = editor();
    await save({ name: 'Duo & Co' });
    const call = app.as(ada);
    const text = { title: 'Hello', body: '# {site} <b>\n\n[x](javascript:1) {nonsense}' };
    const shownNow = await call(contract.sitePagePreview, {
      body: { site: 1, page: 'club', locale: 'en', text: { ...text, body: 'We are {site} <b>.' } },
    });
    expect(shownNow).toEqual({
      title: 'Hello',
      html: '<p>We are Duo &amp; Co &lt;b&gt;.</p>',
      faults: [],
    });
    const broken = await call(contract.sitePagePreview, {
      body: { site: 1, page: 'club', locale: 'en', text },
    });
    expect(broken.faults).toEqual(['{nonsense}']);
    expect(broken.html).not.toContain('javascript:');
    await undo();
    const query = { site: '1', page: 'faq', locale: 'de' } as const;
    const original = await call(contract.sitePageOriginal, { query });
    expect(original.title).not.toContain('#');
    expect(original.body).toContain('{site}');
    const local = await addStaff(app.core, [{ role: 'administrator', site: 2 }]);
    await expect(app.as(local)(contract.sitePageOriginal, { query })).rejects.toMatchObject(
      refusal('site_not_found'),
    );
  });

  it('[OPS-10] of the operator are so many and no more', async () => {
    const { savePage, undo } = editor();
    const { ownPages } = contract.consoleLimits.sites;
    const text = { title: 'One', body: 'More.' };
    const before = (await editor().read()).live;
    const there = Object.keys(before).filter((field) => field.startsWith('pages/')).length;
    for (let made = there; made < ownPages; made += 1) await savePage(`page-${made}`, 'en', text);
    await expect(savePage('one-more', 'en', text)).rejects.toMatchObject(refusal('pages_full'));
    await savePage('page-49', 'de', text);
    await undo();
  });
});
