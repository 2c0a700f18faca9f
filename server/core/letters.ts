import { createTranslator } from 'use-intl/core';
import type { Locale } from '../../contract/locales.ts';
import type mailEn from '../../messages/en/mail.ts';
import { mailMessages } from '../../messages/mail.ts';
import type { Site } from './caller.ts';
import type { Core } from './core.ts';
import type { Job } from './jobs.ts';
import type { Tx } from './transaction.ts';

/** The letters that have texts of their own. */
export type LetterName = Exclude<keyof typeof mailEn, 'common'>;

interface Request {
  readonly to: string;
  readonly locale: Locale;
  readonly site: Site;
  readonly letter: LetterName;
  readonly values: Readonly<Record<string, string>>;
  /** Where the button leads, within the site. */
  readonly path: string;
}

const escape = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const originOf = (core: Core, site: Site): string => {
  const { publicUrl, port } = core.config;
  if (publicUrl) {
    const { protocol, port: own } = publicUrl;
    return `${protocol}//${site.domain}${own && `:${own}`}`;
  }
  return `http://${site.domain}:${port}`;
};

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font:16px/24px Arial,sans-serif;color:#2A1525">${escape(text)}</p>`;

/** Subject, text and HTML of a letter, in its reader's language. */
export const compose = (core: Core, request: Request) => {
  const { site, locale, letter } = request;
  const t = createTranslator({ locale, messages: mailMessages[locale] as typeof mailEn });
  const values = { site: site.settings.name, ...request.values };
  const say = (key: 'subject' | 'body' | 'action' | 'note') =>
    t(`${letter}.${key}`, values as never);
  const link = `${originOf(core, site)}${request.path}`;
  const footer = t('common.footer', { site: values.site });
  return {
    to: request.to,
    subject: say('subject'),
    text: [say('body'), `${say('action')}\n${link}`, say('note'), footer].join('\n\n'),
    html: [
      `<!doctype html><html lang="${locale}"><body style="margin:0;padding:32px 16px;background:#FBF7F2">`,
      '<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:16px">',
      `<h1 style="margin:0 0 24px;font:24px/32px Georgia,serif;color:#2A1525">${escape(say('subject'))}</h1>`,
      ...say('body').split('\n\n').map(paragraph),
      `<p style="margin:24px 0"><a href="${escape(link)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#C01F4D;color:#fff;font:bold 16px/20px Arial,sans-serif;text-decoration:none">${escape(say('action'))}</a></p>`,
      paragraph(say('note')),
      `<p style="margin:32px 0 0;font:13px/20px Arial,sans-serif;color:#6C5664">${escape(footer)}</p>`,
      '</div></body></html>',
    ].join('\n'),
  };
};

const SEND = 'send-mail';

/** Queues a letter; it leaves after the commit, and never if the transaction rolls back. */
export const post = (core: Core, tx: Tx, request: Request): Promise<void> =>
  core.jobs.enqueue(tx, SEND, compose(core, request));

/** Sends queued letters, again after a failure. */
export const sendMail = (core: Core): Job<ReturnType<typeof compose>> => ({
  name: SEND,
  run: (letter) => core.mail.send(letter),
});
