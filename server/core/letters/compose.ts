import type { IntlError } from 'use-intl/core';
import { createTranslator, IntlErrorCode } from 'use-intl/core';
import type { Locale } from '../../../contract/locales.ts';
import type { Niche } from '../../../contract/niches.ts';
import type mailEn from '../../../messages/en/mail.ts';
import { mailMessages } from '../../../messages/mail.ts';
import type { Letter } from '../../outside/mail/index.ts';
import type { Site } from '../caller.ts';
import type { Core } from '../core.ts';
import { colours } from './colours.ts';
import type { Words } from './html.ts';
import { toHtml } from './html.ts';
import type { LetterName, Request, Value } from './request.ts';

/** Letters that only tell: their button is for the few whom something in them surprises. */
const notices: readonly LetterName[] = ['passwordChanged', 'mailChangeAsked', 'newSignIn'];

/** Where a site is reached from outside: what every link in a mail begins with. */
export const originOf = (core: Core, site: Site): string => {
  const { publicUrl, port } = core.config;
  if (publicUrl) {
    const { protocol, port: own } = publicUrl;
    return `${protocol}//${site.domain}${own && `:${own}`}`;
  }
  return `http://${site.domain}:${port}`;
};

const day = { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' } as const;
const minute = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** A value as its reader writes it, on one line: a name must not add paragraphs to a letter. */
const written = (value: Value, locale: Locale, dates: Intl.DateTimeFormatOptions) => {
  if (value instanceof Date) return new Intl.DateTimeFormat(locale, dates).format(value);
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : value;
};

/** The check of all messages finds a missing text; a missing value only shows here. */
const onError = (error: IntlError) => {
  if (error.code !== IntlErrorCode.MISSING_MESSAGE) throw error;
};

const wordsOf = (core: Core, request: Request): Words => {
  const { site, locale, letter, path } = request;
  const messages = mailMessages[locale] as typeof mailEn;
  const t = createTranslator({ locale, messages, onError });
  const { name, support_email: support } = site.settings;
  const values: Record<string, string | number> = { site: name, support };
  for (const [key, value] of Object.entries(request.values)) {
    values[key] = written(value, locale, day);
  }
  // Not every letter has every text, which the type of a key cannot tell.
  const say = (key: 'subject' | 'preheader' | 'body' | 'action' | 'note') =>
    t(`${letter}.${key}` as 'complaint.body', values as never);
  const has = (key: 'preheader') => t.has(`${letter}.${key}` as 'complaint.body');
  const body = say('body').split('\n\n');
  return {
    locale,
    site: name,
    home: originOf(core, site),
    subject: say('subject'),
    preheader: has('preheader') ? say('preheader') : (body[0] ?? ''),
    body,
    facts: (request.facts ?? []).map(({ label, value }) => [
      t(`common.facts.${label}`),
      String(written(value, locale, minute)),
    ]),
    button:
      path === undefined
        ? null
        : {
            label: say('action'),
            link: `${originOf(core, site)}${path}`,
            fallback: t('common.fallback'),
            quiet: notices.includes(letter),
          },
    note: say('note'),
    footer: [
      t('common.footer', { site: name }),
      ...(support ? [t('common.help', { support })] : []),
    ],
    support,
  };
};

const toText = ({ site, body, facts, button, note, footer }: Words): string =>
  [
    ...body,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.link}` : '',
    note,
    [`♥ ${site}`, ...footer].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');

/** Subject, text and HTML of a letter, in its reader's language and the colours of its site. */
export const compose = (core: Core, request: Request): Letter => {
  const words = wordsOf(core, request);
  return {
    to: request.to,
    ...(request.member !== undefined && { member: request.member }),
    subject: words.subject,
    text: toText(words),
    html: toHtml(words, colours[request.site.settings.niche as Niche]),
  };
};
