import { createTranslator } from 'use-intl/core';
import { expect } from 'vitest';
import type { Locale } from '#contract/locales.ts';
import type mailEn from '#messages/en/mail.ts';
import { mailMessages } from '#messages/mail.ts';
import type { SentMail } from './outbox.ts';

type MailName = Exclude<keyof typeof mailEn, 'common'>;

/** The catalogue of mails in a language. */
export const mailTextsIn = (locale: Locale) =>
  createTranslator({ locale, messages: mailMessages[locale] as typeof mailEn });

/** The link of a mail, which text and HTML have to agree on. */
export const linkIn = (sent: SentMail | undefined): URL => {
  const [link = ''] = /https?:\/\/\S+/.exec(sent?.text ?? '') ?? [];
  expect(sent?.html).toContain(`href="${link.replaceAll('&', '&#38;')}"`);
  return new URL(link);
};

/** Checks that a mail says what the catalogue of a language says, in text and in HTML. */
export const expectMail = (
  sent: SentMail | undefined,
  locale: Locale,
  template: MailName,
  values: Record<string, string | number>,
): void => {
  const t = mailTextsIn(locale);
  // Not every mail has an action, which the type of a key cannot tell.
  const keyOf = (name: string) => `${template}.${name}` as 'complaint.body';
  const say = (name: string) => t(keyOf(name), values as never);
  expect(sent?.subject).toBe(say('subject'));
  for (const name of ['body', 'action', 'note']) {
    if (t.has(keyOf(name))) expect(sent?.text).toContain(say(name));
  }
  expect(sent?.text).toContain(t('common.footer', values as never));
  expect(sent?.html).toContain(`<html lang="${locale}">`);
  expect(JSON.stringify(sent)).not.toMatch(/\{\w+\}/);
};
