import { describe, expect, it } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import { locales } from '#contract/locales.ts';
import type { Site } from '#server/core/index.ts';
import { renderExportPage } from './render-export-page.ts';
import { loadReader } from './reader.ts';

const site = { settings: { name: 'Duet & Co', niche: 1, fictional_singular: '' } } as Site;
const now = new Date('2026-03-14T23:41:00Z');
const at = '2026-03-14T23:41:00.000Z';

type Files = Readonly<Record<string, unknown>>;

const written = async (files: Files, locale: Locale = 'en', country = 'NL') => {
  const reader = await loadReader(site, locale, { country, timeZone: 'Europe/Amsterdam' });
  return renderExportPage(reader, site, now, new Map(Object.entries(files)));
};

/** What a browser would show of it, on one line. */
const seen = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\s+/g, ' ');

const message = { from: 'me', kind: 'text', text: '', photo: null, gift: null, credits: null, at };
const chat = { with: 'Aart', fictional: false, muted: false, draft: '', messages: [message] };

const sample = {
  'account.json': {
    id: 'a1',
    email: 'ada@mail.example',
    status: 'active',
    credits: 1234,
    language: 'nl',
    paidUser: true,
    leaveReason: null,
    leaveOfferPercent: 20,
    trafficsource: { network: 'pals' },
    notificationsDisabled: ['like:push', 'news:email'],
    createdAt: at,
  },
  'profile.json': {
    name: 'Ada',
    gender: 'woman',
    seeking: ['man', 'nonbinary'],
    birthDate: '1990-05-05',
    country: 'NL',
    interests: ['sailing', 'travel'],
    hairColour: 'brown',
    about: 'One.\nTwo.',
    seekingKm: 50,
  },
  'photos.json': [{ position: 0, status: 'pending', picture: 'photos/1.webp', createdAt: at }],
  'verification.json': { verifiedAt: null, sentAt: at, picture: 'photos/selfie.webp' },
  'chats.json': [
    {
      ...chat,
      messages: [
        { ...message, text: 'Hello', credits: 2 },
        { ...message, from: 'Aart', kind: 'gift', gift: 'rose', text: 'For you' },
        { ...message, kind: 'photo', photo: 'chats/photos/p1.webp' },
      ],
    },
  ],
  'likes.json': { given: [{ name: 'Aart', since: at, match: null }], received: [], swiped: [] },
  'match-finder.json': [{ question: 'smoking', option: 0, importance: 'much' }],
  'people.json': { notes: [{ name: 'Aart', note: 'Tall.', updatedAt: at }] },
  'notifications.json': {
    told: [
      { kind: 'payment', by: null, facts: { outcome: 'completed', minor: 1499, currency: 'EUR' } },
    ],
    choices: { timeZone: 'Europe/Amsterdam', quietFrom: 22 },
  },
  'orders.json': {
    orders: [
      {
        at,
        state: 'completed',
        credits: 30,
        minor: 123_499,
        currency: 'EUR',
        tax_country: 'BE',
        tax_evidence: [{ source: 'connection', country: 'BE' }],
      },
    ],
    kept_method: { method: 'card', brand: 'visa', last4: '4242' },
    withdrawals: [
      {
        number: 'KM4RX-9AF2H',
        at,
        declaration: 'I withdraw.',
        language: 'nl',
        credits: 30,
        minor: 1499,
        currency: 'EUR',
        answer: 'not_collected',
      },
    ],
  },
  'credits.json': [
    { reference: 'signup', kind: 'granted', amount: 5, createdAt: at },
    { reference: 'text:c1:1', kind: 'spent', amount: -2, createdAt: at },
    { reference: 'order:o1', kind: 'bought', amount: 30, createdAt: at },
  ],
  'sessions.json': [{ device: 'Firefox, Linux', country: 'DE', lastSeenAt: at }],
  'sign-ins.json': [],
  'passkeys.json': [{ name: 'Firefox, Linux', createdAt: at, usedAt: at }],
  'reports.json': [{ reference: 'R-1', name: 'Cy', reason: 'scam', status: 'received' }],
};

describe('the page of an export', () => {
  it.each(locales)('[ACC-11] [SITE-3] is in the words of its reader: %s', async (locale) => {
    const html = await written(sample, locale);
    const { texts } = await loadReader(site, locale, {});
    expect(html).toContain(`<html lang="${locale}">`);
    const page = seen(html);
    const { attributes } = texts.people;
    for (const words of [
      texts.own.title.replace('{site}', 'Duet & Co'),
      texts.own.files.chats.text,
      texts.own.fields.birthDate,
      texts.own.words.account.active,
      attributes.names.hair_colour,
      `${attributes.gender.man}, ${attributes.gender.nonbinary}`,
      `${texts.interests.sailing}, ${texts.interests.travel}`,
      texts.finder.questions.smoking.options.first,
      texts.orders.statement.kind.signup,
      texts.orders.taxPlace.source.connection,
      texts.own.words.answer.not_collected,
      texts.people.report.reasons.scam,
      texts.gifts.rose,
    ]) {
      expect(page).toContain(words);
    }
    expect(page).not.toMatch(/undefined|\[object|NaN|fields\.|words\.|Invalid/);
    // Only what an affiliate called its own is left as it is.
    expect(page.match(/\b(?:[a-z]+[A-Z]|[a-z]+_)\w+/g)).toBeNull();
  });

  it('[ACC-11] writes dates by the reader’s clock, and amounts and countries in their language', async () => {
    const page = seen(await written(sample, 'de'));
    expect(page).toContain('Erstellt am 15. März 2026. Uhrzeiten gelten für Europe/Amsterdam.');
    expect(page).toContain('15.03.2026, 00:41');
    expect(page).toContain('5. Mai 1990');
    const american = seen(await written(sample, 'en', 'US'));
    expect(american).toContain('Created on March 15, 2026.');
    expect(american).toMatch(/Mar 15, 2026, 12:41\sAM/);
    expect(page).toContain('1.234,99 €');
    expect(page).toContain('14,99 €');
    expect(page).toContain('Niederlande');
    expect(page).toContain('Belgien');
    expect(page).toContain('Niederländisch');
    expect(page).toContain('+30');
    expect(page).toContain('Visa');
  });

  it('[ACC-11] shows every text as what it is, wherever it stands', async () => {
    const hostile = `<script>alert('1')</script>"><img src=x onerror="alert(2)">`;
    const spoilt = JSON.parse(JSON.stringify(sample), (_, value: unknown) =>
      typeof value === 'string' && value !== at ? hostile : value,
    ) as Files;
    const files = { ...spoilt, [`${hostile}.json`]: { [hostile]: hostile } };
    // Codes of countries and currencies are ours, and no others are ever stored.
    const codes = { 'profile.json': { about: hostile }, 'account.json': { email: hostile } };
    const html = await written({
      ...files,
      ...codes,
      'orders.json': {},
      'notifications.json': {},
      'sessions.json': [{ device: hostile }],
    });
    expect(html).not.toMatch(/<script|<img src=x|onerror="/);
    expect(html).toContain('&#60;script&#62;alert(&#39;1&#39;)');
    expect(seen(html)).toContain(hostile);
  });

  it('[ACC-11] runs nothing and loads nothing but the pictures beside it', async () => {
    const html = await written(sample);
    expect(html).toContain('default-src &#39;none&#39;');
    expect(html).not.toMatch(/<script|<link|@import|url\(|https?:/);
    const links = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !/^(?:#[\w-]+|[\w-]+\.json|[\w/-]+\.webp)$/.test(to))).toEqual([]);
    expect(links.filter((to) => to.endsWith('.webp'))).toEqual([
      'photos/1.webp',
      'photos/selfie.webp',
      'chats/photos/p1.webp',
    ]);
  });

  it('[ACC-11] leads to each part from its contents', async () => {
    const html = await written(sample);
    const [, contents = ''] = /<nav.*?>(.*)<\/nav>/s.exec(html) ?? [];
    const names = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, name = '']) => name);
    expect(names.map((name) => `${name}.json`)).toEqual(Object.keys(sample));
    for (const name of names) expect(html).toContain(`<section id="${name}">`);
    expect(html.match(/<h1>/g)).toHaveLength(1);
  });

  it('[ACC-11] shows what it does not know as fields and values', async () => {
    const html = await written({
      'zoo.json': { animal: 'Owl', legs: 2, wild: true, none: null, cage: { size: 'L' } },
      'ark.json': [{ animal: 'Owl' }, { animal: 'Ox', legs: 4 }],
      'arc.json': ['one', 'two'],
      'text.json': 'Just this.',
      'nothing.json': null,
    });
    expect(html).toMatch(/<th scope="row">animal<\/th>\s*<td>\s*<span class="words">Owl</);
    expect(html).toMatch(/<th scope="row">size<\/th>\s*<td>\s*<span class="words">L</);
    expect(html).toMatch(/<th role="columnheader" scope="col">legs<\/th>/);
    const page = seen(html);
    expect(page).toContain('zoo.json More data we hold about you.');
    expect(page).toContain('wild Yes');
    expect(page).toContain('one two');
    expect(page).toContain('Just this.');
    expect(page).toContain('nothing.json Nothing.');
    expect(page).not.toContain('none');
  });

  it('[ACC-11] takes no words for a moment that is none', async () => {
    const note = '2026-99-99T99:99:99Z';
    expect(seen(await written({ 'people.json': { notes: [{ name: 'Bo', note }] } }))).toContain(
      note,
    );
  });

  it('[ACC-11] tells which photos it does not hold, and what was deleted', async () => {
    const messages = [
      { ...message, from: 'Aart', kind: 'photo' },
      { ...message, kind: 'photo' },
      { ...message },
    ];
    const html = await written({ 'chats.json': [{ ...chat, draft: 'Perhaps', messages }] });
    const page = seen(html);
    for (const words of [
      'A photo you received',
      'A photo we no longer keep',
      'A deleted message',
      'Draft Perhaps',
    ]) {
      expect(page).toContain(words);
    }
    expect(html).not.toContain('<img');
  });

  it('[ACC-11] says of people who do not exist that they do not', async () => {
    const page = seen(
      await written({
        'chats.json': [{ ...chat, fictional: true }],
        'likes.json': { given: [{ name: 'Cleo', fictional: true, since: at }] },
      }),
    );
    expect(page).toContain('With Aart (Fictional profile)');
    expect(page).toContain('Cleo (Fictional profile)');
  });
});
