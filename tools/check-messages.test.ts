import { describe, expect, it } from 'vitest';
import type { Texts } from './check-messages.ts';
import { catalogueProblems, consoleProblems, unusedProblems } from './check-messages.ts';
import { pagesProblems } from './message-pages.ts';

const beside = (english: Texts, texts: Texts, locale = 'de') =>
  catalogueProblems(locale, english, texts);

const text = (english: string, translation: string, locale = 'de') =>
  beside({ key: english }, { key: translation }, locale);

describe('catalogues', () => {
  it('finds missing, superfluous and empty texts', () => {
    expect(beside({ a: { b: 'One', c: 'Two' } }, { a: { b: ' ', d: 'Drei' } })).toEqual([
      'lacks a.c',
      'a.b is empty',
      'has a.d, which English has not',
    ]);
  });

  it('finds values and tags that differ', () => {
    expect(text('Hi {name}, <b>welcome</b>', 'Hallo {Name}, <i>schön</i>')).toEqual([
      'key lacks {name}',
      'key lacks <b>',
      'key has {Name}, which English has not',
      'key has <i>, which English has not',
    ]);
    // An apostrophe before a brace makes ICU take the brace literally.
    expect(text('At {site}', "L'{site}", 'fr')).toEqual(['key lacks {site}']);
  });

  it('finds French marks before which a line could break', () => {
    const problem = [expect.stringContaining('has a plain space beside a mark')];
    expect(text('Remove?', 'Retirer ?', 'fr')).toEqual(problem);
    expect(text('“{name}”', '« {name}\u00A0»', 'fr')).toEqual(problem);
    expect(text('{way}: {people}', '{way} : {people}', 'fr')).toEqual(problem);
    expect(text('Remove?', 'Retirer\u202F?', 'fr')).toEqual([]);
  });

  it('finds texts that cannot be read', () => {
    expect(text('Hi {name}', 'Hallo {name')).toEqual([expect.stringContaining('cannot be read')]);
    expect(text('Hi {name', 'Hi {name', 'en')).toEqual([expect.stringContaining('cannot be read')]);
  });

  it('asks for the plural forms of the language', () => {
    const english = '{n, plural, one {# day} other {# days}}';
    const polish = (forms: string) => text(english, `{n, plural, ${forms}}`, 'pl');
    expect(polish('one {# dzień} few {# dni} many {# dni} other {# dnia}')).toEqual([]);
    expect(polish('one {# dzień} other {# dni}')).toEqual([
      'key {n} lacks the plural form many',
      'key {n} lacks the plural form few',
    ]);
    expect(text(english, '{n, plural, one {# Tag} few {# Tage} other {# Tage}}')).toEqual([
      'key {n} has the plural form few, which never occurs',
    ]);
    expect(text(english, '{n, plural, other {# jours}}', 'fr')).toEqual([
      'key {n} lacks the plural form one',
    ]);
    expect(text(english, '{n, plural, one {# jour} other {# jours}}', 'fr')).toEqual([]);
    expect(text('{n, plural, other {# days}}', '{n, plural, other {# days}}', 'en')).toHaveLength(
      1,
    );
  });

  it('asks for no more where English names a few numbers', () => {
    const months = '{n, plural, =6 {half a year} =12 {a year} other {# months}}';
    expect(text(months, '{n, plural, =6 {pół roku} =12 {rok} other {#}}', 'pl')).toEqual([]);
    const days = '{n, plural, one {# day} other {# days}}';
    expect(text(days, '{n, plural, =0 {heute} other {# Tage}}')).toHaveLength(1);
    expect(text(days, '{n, plural, =1 {ein Tag} other {# Tage}}')).toHaveLength(1);
  });

  it('takes a long text that is the same as in English for forgotten', () => {
    expect(text('Nothing was done about this', 'Nothing was done about this')).toEqual([
      'the same as in English: key',
    ]);
    expect(text('Nothing was done about this', 'Nothing was done about this', 'en')).toEqual([]);
    expect(text('{a} {b} Login, FAQ', '{a} {b} Login, FAQ')).toEqual([]);
    const plural = '{n, plural, one {# credit} other {# credits}}';
    expect(text(plural, plural, 'nl')).toEqual([]);
  });
});

describe('pages', () => {
  const english = [
    '# Access ban',
    'An access ban keeps someone off {site}.',
    ':::if fictional',
    '- one thing ([terms](route:pages-terms))',
    ':::',
    '## Reasons',
  ].join('\n\n');
  const german = english
    .replace('Access ban', 'Sperre')
    .replace('An access ban keeps someone off', 'Eine Sperre hält jemanden fern von');
  const page = (translation: string) =>
    pagesProblems('de', new Map([['ban.md', english]]), new Map([['ban.md', translation]]));

  it('accepts other words', () => {
    expect(page(german)).toEqual([]);
  });

  it.each([
    ['headings', german.replace('## ', '### '), /headings.*: # ### instead of # ##/],
    ['placeholders', german.replace('{site}', '{seite}'), /placeholders: \{seite\} instead of/],
    ['conditions', german.replace(':::if fictional', ':::if echt'), /conditional lines/],
    ['lists', german.replace('- one', 'one'), /list items: 0 instead of 1/],
    ['links', german.replace('pages-terms', 'pages-faq'), /link targets: route:pages-faq/],
    [
      'forgotten lines',
      `${german}\n\nAn access ban keeps someone off {site}.`,
      /same as in English/,
    ],
  ])('finds other %s', (_, translation, problem) => {
    expect(page(translation)).toEqual([expect.stringMatching(problem)]);
  });

  it('finds links to routes that do not exist, in English as well', () => {
    const bad = new Map([['a.md', '# A\n\n[b](route:nowhere)']]);
    expect(pagesProblems('en', bad, bad)).toEqual([
      'messages/pages/en/a.md: links to route:nowhere, which does not exist',
    ]);
  });

  it('finds whole pages that are missing, superfluous or not translated', () => {
    const originals = new Map([
      ['ban.md', english],
      ['faq.md', '# FAQ'],
    ]);
    const pages = new Map([
      ['ban.md', english],
      ['old.md', '# Alt'],
    ]);
    expect(pagesProblems('de', originals, pages)).toEqual([
      'messages/pages/de/ban.md: is the same as in English',
      'messages/pages/de/faq.md is missing',
      'messages/pages/de/old.md has no English original',
    ]);
  });
});

describe('use', () => {
  const unused = (source: string, texts: Texts, more: Record<string, string> = {}) =>
    unusedProblems(new Map(Object.entries({ 'web/a.tsx': source, ...more })), {
      public: texts,
      account: {},
      people: {},
      likes: {},
      swipe: {},
      finder: {},
      gifts: {},
      chats: {},
      chat: {},
      credits: {},
      orders: {},
      member: {},
      mail: {},
    });
  const texts = { a: { title: 'T', text: 'X' }, b: { title: 'T' } };
  const line = (key: string) => `${key}: nothing in web/ uses it`;

  it.each([
    ["const t = useTranslations('a'); t('title');", ['a.text', 'b.title']],
    ["const t = useTranslations('a'); t.rich('title', {});", ['a.text', 'b.title']],
    ["const t = useTranslations(); t('b.title');", ['a.title', 'a.text']],
    ["const t = useTranslations('a'); t(x ? 'title' : 'text');", ['b.title']],
    [
      "const f = useTranslations('b'); const t = useTranslations('a'); t('text');",
      ['a.title', 'b.title'],
    ],
    ["const x = ['a', 'b']; const t = useTranslations(); t(`${x[0]}.title`);", ['a.text']],
    ['const t = useTranslations(); t(`${x}.title`);', ['a.title', 'a.text', 'b.title']],
    [
      "const names = { a: 1 }; const t = useTranslations(`${x}`); t('text');",
      ['a.title', 'b.title'],
    ],
    ["const t = useTranslations('a'); const k = 'title'; t(k); t('text');", ['b.title']],
    ["const t = createTranslator({ locale, namespace: 'a' }); t('text');", ['a.title', 'b.title']],
    [
      "function F(t: ReturnType<typeof useTranslations<'b'>>) { t('title'); }",
      ['a.title', 'a.text'],
    ],
    ["const t = useTranslations('a'); other('title');", ['a.title', 'a.text', 'b.title']],
  ])('reads %s', (source, expected) => {
    expect(unused(source, texts)).toEqual(expected.map(line));
  });

  it('takes words from the contract, but not from tests', () => {
    const asking = "const t = useTranslations('a'); t(`${x}`);";
    const words = "export const words = ['title', 'text'];";
    expect(unused(asking, texts, { 'contract/x.ts': words })).toEqual([line('b.title')]);
    expect(unused(asking, texts, { 'web/x.test.ts': words })).toHaveLength(3);
  });

  it('measures codes by the contract alone', () => {
    const asking = "const t = useTranslations('errors'); t(x); const old = 'retired';";
    expect(
      unused(asking, {
        errors: { not_found: 'Gone', link_expired: 'Late', retired: 'Old' },
        fields: { required: 'Please', odd: 'Odd' },
      }),
    ).toEqual([
      'errors.retired: the contract has no such code',
      'fields.odd: the contract has no such code',
    ]);
  });

  it('looks for texts of members in web/ and for mails in server/', () => {
    const tree = new Map([
      ['web/a.tsx', "const t = useTranslations('member.nav'); t('one');"],
      ['server/a.ts', "const t = createTranslator({ messages }); t('letter.one');"],
    ]);
    const given = {
      public: {},
      account: {},
      people: {},
      likes: {},
      swipe: {},
      finder: {},
      gifts: {},
      chats: {},
      chat: {},
      credits: {},
      orders: {},
      member: { nav: { one: '1', two: '2' } },
    };
    expect(unusedProblems(tree, { ...given, mail: { letter: { one: '1', two: '2' } } })).toEqual([
      'member.nav.two: nothing in web/ uses it',
      'mail letter.two: nothing in server/ uses it',
    ]);
  });

  it('lets the server write texts of pages, with a translator that is handed over', () => {
    const papers = "const lines = (t: Translator<'orders'>) => [t('paper.one')];";
    const tree = new Map(Object.entries({ 'server/papers.ts': papers }));
    const orders = { paper: { one: '1', two: '2' } };
    expect(unusedProblems(tree, { orders })).toEqual(['orders.paper.two: nothing in web/ uses it']);
  });

  it('measures texts of the console by its own pages and codes', () => {
    const tree = new Map([['web/a.tsx', "const t = useTranslations('console.team'); t('one');"]]);
    const team = { one: '1', two: '2' };
    const found = consoleProblems(tree, { team, errors: { code_failed: 'No', not_found: 'Gone' } });
    expect(found).toContain('console.errors lacks proof_required');
    expect(found).not.toContain('console.errors lacks code_failed');
    expect(found).toContain('console.errors.not_found: the contract has no such code');
    expect(found.at(-1)).toBe('console.team.two: nothing in web/ uses it');
  });
});
