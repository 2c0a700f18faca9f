import { describe, expect, it, vi } from 'vitest';
import { locales } from '../../contract/locales.ts';
import { mailMessages } from '../../messages/mail.ts';
import { readConfig } from '../config/index.ts';
import type { Site } from './caller.ts';
import type { Core } from './core.ts';
import { compose, post, sendMail } from './letters.ts';
import type { Tx } from './transaction.ts';

const coreWith = (env: Record<string, string> = {}, more: Partial<Core> = {}) =>
  ({ config: readConfig(env), ...more }) as Core;

const siteCalled = (name: string) =>
  ({ domain: 'duet.example', settings: { name } }) as unknown as Site;

const request = {
  to: 'ada@mail.example',
  locale: 'en',
  site: siteCalled('Duet'),
  letter: 'complaint',
  values: { reference: 'C-AB12-CD34' },
  path: '/complaints?reference=C-AB12-CD34&key=k',
} as const;

describe('compose', () => {
  it.each(locales)('[SITE-3] writes to its reader in %s', (locale) => {
    const { to, subject, text, html } = compose(coreWith(), { ...request, locale });
    expect(to).toBe('ada@mail.example');
    expect(subject).toBe(
      mailMessages[locale].complaint.subject.replace('{reference}', 'C-AB12-CD34'),
    );
    expect(text).toContain(mailMessages[locale].complaint.action);
    expect(html).toContain(`<html lang="${locale}">`);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/complaint\.\w+|\{\w+\}/);
  });

  it('says the same in text and HTML, each paragraph by itself', () => {
    const { text, html } = compose(coreWith(), request);
    expect(html.match(/<p /g)).toHaveLength(5);
    expect(text.split('\n\n')).toHaveLength(5);
    for (const words of ['C-AB12-CD34.', 'within two working days', 'used on Duet']) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  });

  it('escapes what it was given', () => {
    const site = siteCalled('<i>"Tom" & \'Eve\'</i>');
    const { text, html } = compose(coreWith(), { ...request, site });
    expect(text).toContain('<i>"Tom" & \'Eve\'</i>');
    expect(html).not.toContain('<i>');
    expect(html).toContain('&#60;i&#62;&#34;Tom&#34; &#38; &#39;Eve&#39;&#60;/i&#62;');
    expect(html).toContain('reference=C-AB12-CD34&#38;key=k"');
  });

  it.each([
    [{}, 'http://duet.example:3000/complaints'],
    [{ PORT: '8080' }, 'http://duet.example:8080/complaints'],
    [{ PUBLIC_URL: 'https://other.example', PORT: '8080' }, 'https://duet.example/complaints'],
    [{ PUBLIC_URL: 'https://other.example:8443' }, 'https://duet.example:8443/complaints'],
  ])('links to its own site: %j', (env, link) => {
    expect(compose(coreWith(env), request).text).toContain(`\n${link}?`);
  });
});

describe('post', () => {
  it('queues the finished letter in the transaction, and the job sends it', async () => {
    const enqueue = vi.fn(() => Promise.resolve());
    const send = vi.fn(() => Promise.resolve());
    const core = coreWith({}, {
      jobs: { enqueue },
      mail: { send },
    } as unknown as Partial<Core>);
    const tx = {} as Tx;
    await post(core, tx, request);
    const job = sendMail(core);
    const letter = compose(core, request);
    expect(enqueue).toHaveBeenCalledExactlyOnceWith(tx, job.name, letter);
    expect(send).not.toHaveBeenCalled();
    await job.run(letter);
    expect(send).toHaveBeenCalledExactlyOnceWith(letter);
  });
});
