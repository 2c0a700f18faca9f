import { createTranslator } from 'use-intl/core';
import { expect } from 'vitest';
import type { Locale } from '../../contract/locales.ts';
import type mailEn from '../../messages/en/mail.ts';
import { mailMessages } from '../../messages/mail.ts';
import type { Sent } from './app.ts';

type Letter = Exclude<keyof typeof mailEn, 'common'>;

/** The texts of the catalogue, as a letter in that language has to say them. */
export const lettersIn = (locale: Locale) =>
  createTranslator({ locale, messages: mailMessages[locale] as typeof mailEn });

/** The link of a letter, which text and HTML have to agree on. */
export const linkIn = (sent: Sent | undefined): URL => {
  const [link = ''] = /https?:\/\/\S+/.exec(sent?.text ?? '') ?? [];
  expect(sent?.html).toContain(`href="${link.replaceAll('&', '&#38;')}"`);
  return new URL(link);
};

/** Checks that a letter says what the catalogue of a language says, in text and in HTML. */
export const expectLetter = (
  sent: Sent | undefined,
  locale: Locale,
  letter: Letter,
  values: Record<string, string>,
): void => {
  const t = lettersIn(locale);
  const say = (key: 'subject' | 'body' | 'action' | 'note') =>
    t(`${letter}.${key}`, values as never);
  expect(sent?.subject).toBe(say('subject'));
  for (const key of ['body', 'action', 'note'] as const) expect(sent?.text).toContain(say(key));
  expect(sent?.text).toContain(t('common.footer', values as never));
  expect(sent?.html).toContain(`<html lang="${locale}">`);
  expect(JSON.stringify(sent)).not.toMatch(/\{\w+\}/);
};
