import { describe, expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { mailMessages } from '#messages/mail.ts';
import { readConfig } from '#server/config/index.ts';
import type { Site } from '../caller.ts';
import type { Core } from '../core.ts';
import { composeMail } from './compose.ts';
import type { MailName, MailRequest } from './request.ts';

const coreWith = (env: Record<string, string> = {}) => ({ config: readConfig(env) }) as Core;

const siteWith = (settings: Partial<Site['settings']> = {}) =>
  ({
    domain: 'duet.example',
    settings: { name: 'Duet', niche: 1, support_email: 'help@duet.example', ...settings },
  }) as Site;

const common = { to: 'ada@mail.example', locale: 'en', site: siteWith() } as const;

const complaint = {
  ...common,
  template: 'complaint',
  values: { reference: 'C-AB12-CD34' },
  path: '/complaints?reference=C-AB12-CD34&key=k',
} as const;

type Sample = MailRequest extends infer R
  ? R extends MailRequest
    ? Pick<R, 'values' | 'path'>
    : never
  : never;

const name = 'Ada';
const path = '/some/page?token=t&more=1';
const date = new Date('2026-03-14T23:41:00Z');
const price = '€34.99';
const samples: Record<MailName, Sample> = {
  complaint,
  staffInvitation: { values: { name, hours: 72 }, path },
  staffRecoveryUsed: { values: { name }, path },
  staffCodesBlocked: { values: { name }, path },
  complaintAnswered: { values: { reference: 'C-AB12-CD34' }, path },
  decision: { values: { title: 'A warning', name, reference: 'D-AB12-CD34' }, path },
  decisionReversed: { values: { title: 'Reversed', name, reference: 'D-AB12-CD34' }, path },
  appealAnswered: { values: { title: 'It stands', name, reference: 'D-AB12-CD34' }, path },
  reportActed: { values: { name, reference: 'R-AB12-CD34' }, path },
  reportNoBreach: { values: { name, reference: 'R-AB12-CD34' }, path },
  exclusion: { values: { period: 'six months', hours: 24 }, path },
  excluded: { values: { date } },
  activation: { values: { name, credits: 5, days: 3 }, path },
  reset: { values: { name, hours: 1 }, path },
  passwordChanged: { values: { name, passkeys: 1 }, path },
  passkeyAdded: { values: { name, passkey: 'Safari, iPhone' }, path },
  passkeyRemoved: { values: { name, passkey: 'Safari, iPhone' }, path },
  mailChange: { values: { name, email: 'ada@new.example', hours: 24 }, path },
  mailChangeAsked: { values: { name }, path },
  mailChanged: { values: { name } },
  deletion: { values: { name, date }, path },
  reactivated: { values: { name }, path },
  newSignIn: { values: { name }, path },
  exportReady: { values: { name, days: 7 }, path },
  receipt: { values: { name, price, credits: 80, receipt: 'D-2026-000042', until: date }, path },
  debitReceipt: { values: { name, price, credits: 80, receipt: 'D-2026-000042' }, path },
  paymentFailed: { values: { name, price }, path },
  paymentReturned: { values: { name, price, date }, path },
  refunded: { values: { name, price, credits: 30, date }, path },
  withdrawn: { values: { name, price, credits: 30, number: 'KM4RX-9AF2H' }, path },
  refundGranted: { values: { name, price, number: 'AF2K9-3HMRX', credits: 12 }, path },
  refundFailed: { values: { name, price }, path },
  debitAnnounced: { values: { name, price, credits: 30, date, by: date }, path },
  debitAwaited: { values: { name, price, credits: 30, date, by: date }, path },
  debitUnpaid: { values: { name, price, date }, path },
  debitBlocked: { values: { name, price, date }, path },
  debitDropped: { values: { name, price, credits: 30, date }, path },
  debitRefund: {
    values: { name, price, credits: 30, date, back: price, collection: date, by: date },
    path,
  },
  debitWithdrawn: { values: { name, price, credits: 30, number: 'KM4RX-9AF2H' }, path },
  debitWithdrawnLater: {
    values: {
      name,
      price,
      credits: 30,
      number: 'KM4RX-9AF2H',
      back: price,
      collection: date,
      by: date,
    },
    path,
  },
  newConversations: { values: { name, others: 2 }, path },
  newMessages: { values: { name, others: 0, count: 3 }, path },
  likes: { values: { name, others: 1, matches: 0 }, path },
  unread: { values: { name, count: 2, step: 1 }, path },
  weeklyUpdates: { values: { name, people: 2, others: 1 }, path },
  reminderPhoto: { values: { name }, path },
  reminderProfile: { values: { name }, path },
  reminderAway: { values: { name }, path },
  promotion: { values: { name, title: 'Half price' }, path },
  news: { values: { name, title: 'A new look' }, path },
};
const templates = Object.keys(samples) as MailName[];

const people = [
  { name: 'Bea', fictional: false, lines: ['34 · Utrecht'], path: '/members/b', picture: null },
  { name: 'Cleo', fictional: true, path: '/members/c', picture: '/api/mail-photo.php?token=p' },
];

const requestOf = (template: MailName, values: object = {}) => {
  const sample = samples[template];
  const named = JSON.stringify(mailMessages.en[template]).includes('{person}') ? { people } : {};
  const filled = { ...sample.values, ...values };
  return { ...common, template, ...sample, ...named, values: filled } as MailRequest;
};

/** What a browser would show of it, on one line. */
const seen = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<!--.*?-->|<[^>]+>/gs, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\s+/g, ' ');

describe.each(templates)('the mail %s', (template) => {
  const { text, html, subject } = composeMail(coreWith(), requestOf(template));

  it('has all its words, and every value in them', () => {
    for (const part of [subject, text, seen(html)]) {
      expect(part).not.toMatch(/[{}<>]|undefined|common\.|Date|\w+\.(?:body|note|action)/);
    }
    expect(seen(html)).toContain(subject);
  });

  it('says the same in text and in HTML', () => {
    for (const line of text.replace('♥ ', '').split(/\n+/)) {
      // The colon belongs to the address that follows, which stands elsewhere in the HTML.
      expect(seen(html).replaceAll(' .', '.')).toContain(line.replace(/:$/, ''));
    }
  });

  it('leads to the same page from the button and from its address, or has neither', () => {
    const to = samples[template].path;
    const link = `http://duet.example:3000${to ?? ''}`;
    const anchors = html.split(`href="${link.replaceAll('&', '&#38;')}"`).length - 1;
    expect(anchors).toBe(to === undefined ? 1 : 2);
    expect(text.split(link).length - 1).toBe(to === undefined ? 0 : 1);
    expect(seen(html).includes('If the button doesn’t work')).toBe(to !== undefined);
  });

  it('shows a hostile name as what it is', () => {
    const hostile = `<img src=x onerror="alert('1')">&\n\nPay here`;
    const mailTo = composeMail(coreWith(), requestOf(template, { name: hostile }));
    const plain = hostile.replaceAll(/\s+/g, ' ');
    expect(mailTo.html).not.toContain('<img src=x');
    if (!('name' in samples[template].values)) return;
    expect(mailTo.text + mailTo.subject).toContain(plain);
    expect(seen(mailTo.html)).toContain(plain);
    expect(mailTo.text.split('\n\n')).toHaveLength(text.split('\n\n').length);
  });
});

describe('compose', () => {
  it.each(locales)('[SITE-3] writes to its reader in %s', (locale) => {
    const { to, subject, text, html } = composeMail(coreWith(), { ...complaint, locale });
    expect(to).toBe('ada@mail.example');
    expect(subject).toBe(
      mailMessages[locale].complaint.subject.replace('{reference}', 'C-AB12-CD34'),
    );
    expect(text).toContain(mailMessages[locale].complaint.action);
    expect(html).toContain(`<html lang="${locale}">`);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/complaint\.\w+|\{\w+\}/);
  });

  it.each([
    [0, false],
    [1, 'get 1 welcome credit.'],
    [5, 'get 5 welcome credits.'],
  ])('names welcome credits if there are any: %i', (credits, words) => {
    const { text } = composeMail(coreWith(), requestOf('activation', { credits }));
    if (words) expect(text).toContain(words);
    else expect(text).not.toContain('credit');
    expect(text).not.toMatch(/ \n|\n{3}/);
  });

  it('writes dates as the reader does, and times by their clock', () => {
    const deletion = requestOf('deletion');
    expect(composeMail(coreWith(), deletion).subject).toContain('14 March 2026');
    const american = composeMail(coreWith(), { ...deletion, country: 'US' });
    expect(american.subject).toContain('March 14, 2026');
    const facts = [{ label: 'time', value: date }] as const;
    const { text } = composeMail(coreWith(), { ...complaint, locale: 'de', facts });
    expect(text).toMatch(/: 14\. März 2026 um 23:41 UTC$/m);
    const clock = (country: string, timeZone: string) =>
      composeMail(coreWith(), { ...complaint, country, timeZone, facts }).text;
    expect(clock('NL', 'Europe/Amsterdam')).toMatch(/: 15 March 2026 (at|,) ?00:41 CET$/m);
    expect(clock('US', 'America/New_York')).toMatch(/: March 14, 2026 (at|,) ?7:41\sPM EDT$/m);
  });

  it('lists facts as a table with a heading for each row', () => {
    const facts = [
      { label: 'device', value: 'Firefox <3' },
      { label: 'place', value: 'Netherlands' },
    ] as const;
    const { text, html } = composeMail(coreWith(), { ...requestOf('newSignIn'), facts });
    expect(text).toContain('\n\nDevice: Firefox <3\nLocation: Netherlands\n\n');
    expect(html.match(/<th scope="row"/g)).toHaveLength(2);
    expect(html).toContain('Firefox &#60;3');
    expect(composeMail(coreWith(), requestOf('newSignIn')).html).not.toContain('<th');
  });

  it.each([
    [{}, 'http://duet.example:3000/complaints'],
    [{ PORT: '8080' }, 'http://duet.example:8080/complaints'],
    [{ PUBLIC_URL: 'https://other.example', PORT: '8080' }, 'https://duet.example/complaints'],
    [{ PUBLIC_URL: 'https://other.example:8443' }, 'https://duet.example:8443/complaints'],
  ])('links to its own site: %j', (env, link) => {
    expect(composeMail(coreWith(env), complaint).text).toContain(`\n${link}?`);
  });

  it('names the address for questions only if the site has one', () => {
    const { text, html } = composeMail(coreWith(), complaint);
    expect(text).toMatch(/help@duet\.example\.$/);
    expect(html).toContain('href="mailto:help@duet.example"');
    const site = siteWith({ support_email: '' });
    const without = composeMail(coreWith(), { ...complaint, site });
    expect(without.text).toMatch(/was used on Duet\.$/);
    expect(without.html).not.toContain('mailto:');
  });

  it('[SITE-17] wears the colours of its site', () => {
    const evergreen = composeMail(coreWith(), { ...complaint, site: siteWith({ niche: 2 }) }).html;
    expect(evergreen).toContain('background-color:#1d6a5b');
    expect(evergreen).not.toContain('#c01f4d');
  });

  it('shows people by name, picture or initial, and says who does not exist', () => {
    const { subject, text, html } = composeMail(coreWith(), requestOf('newConversations'));
    expect(subject).toBe('Bea and 2 others wrote to you');
    expect(text).toContain('\n\nBea\n34 · Utrecht\n\nCleo\nFictional profile\n\n');
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).toContain('src="http://duet.example:3000/api/mail-photo.php?token=p"');
    expect(html).toContain('href="http://duet.example:3000/members/c"');
    expect(html).toMatch(/>B<\/div>/);
    const [bea, cleo] = people;
    const alone = { ...requestOf('newConversations', { others: 0 }), people: [cleo, bea] };
    expect(composeMail(coreWith(), alone as MailRequest).subject).toBe(
      'Cleo (Fictional profile) wrote to you',
    );
    const ownWords = { ...alone, site: siteWith({ fictional_singular: 'Invented friend' }) };
    expect(composeMail(coreWith(), ownWords as MailRequest).subject).toContain('(Invented friend)');
  });

  it('[NOTE-2] can be switched off with one click, where that is a choice', () => {
    const mailing = { type: 'weekly_updates', token: 'secret', id: 'named' } as const;
    const env = { PUBLIC_URL: 'https://other.example' };
    const mail = composeMail(coreWith(env), { ...requestOf('weeklyUpdates'), mailing });
    expect(mail.headers).toEqual({
      'List-Unsubscribe': '<https://duet.example/api/unsubscribe.php?token=secret>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Message-ID': '<named@duet.example>',
    });
    const page = 'https://duet.example/unsubscribe?token=secret';
    expect(mail.text).toMatch(/you have “Your week” emails turned on at Duet\./);
    expect(mail.text).toContain(`Turn these emails off:\n${page}`);
    expect(mail.html).toContain(`href="${page}"`);
    expect(mail.text).not.toContain('this address was used');
    const receipt = composeMail(coreWith(), requestOf('receipt'));
    expect(Object.keys(receipt.headers ?? {})).toEqual(['Message-ID']);
    expect(receipt.text + receipt.html).not.toContain('unsubscribe');
  });

  it('keeps the words of an operator apart, as words', () => {
    const paragraphs = ['First <b>of</b> all.', 'Then\nmore.'];
    const { text, html } = composeMail(coreWith(), { ...requestOf('news'), paragraphs });
    expect(text).toContain('Hi Ada,\n\nFirst <b>of</b> all.\n\nThen more.\n\n');
    expect(html).not.toContain('<b>');
  });

  it('refuses to leave a value out', () => {
    // @ts-expect-error: the reference is missing
    expect(() => composeMail(coreWith(), { ...complaint, values: {} })).toThrow('reference');
    // @ts-expect-error: a mail with a button needs to know where it leads
    const aimless: MailRequest = { ...complaint, path: undefined };
    expect(composeMail(coreWith(), aimless).html).not.toContain('token');
  });
});
