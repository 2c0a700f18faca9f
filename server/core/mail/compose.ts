import type { IntlError } from 'use-intl/core';
import { createTranslator, IntlErrorCode } from 'use-intl/core';
import type { Locale } from '#contract/locales.ts';
import type { Niche } from '#contract/niches.ts';
import { unsubscribe } from '#contract/notifications/unsubscribe.ts';
import { regionalTag } from '#contract/regional-formats.ts';
import { linkTo } from '#contract/routes.ts';
import type mailEn from '#messages/en/mail.ts';
import { fictionalWords } from '#messages/fictional.ts';
import { mailMessages } from '#messages/mail.ts';
import type { OutgoingMail } from '#server/adapters/mail/index.ts';
import type { Site } from '../caller.ts';
import type { Core } from '../core.ts';
import { newId } from '../ids.ts';
import { colours } from './colours.ts';
import type { MailContent } from './html.ts';
import { markdownToText } from './markdown.ts';
import { toHtml } from './html.ts';
import type { PersonRow } from './people.ts';
import type {
  AttachmentRequest,
  MailName,
  Mailing,
  Person,
  MailRequest,
  Value,
} from './request.ts';

/** Mails that only tell: their button is for the few whom something in them surprises. */
const noticeMails: readonly MailName[] = [
  'passwordChanged',
  'passkeyAdded',
  'passkeyRemoved',
  'mailChangeAsked',
  'newSignIn',
];

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
const minuteIn = (timeZone = 'UTC') =>
  ({ ...day, timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }) as const;

/** Spaces at which no line may break stay such. */
const oneLine = (text: string): string => text.replaceAll(/[^\S\u00A0\u202F]+/g, ' ');

/** A value as its reader writes it, on one line: a name must not add paragraphs to a mail. */
const formatValue = (
  value: Value,
  { locale, country }: Pick<MailRequest, 'locale' | 'country'>,
  dates: Intl.DateTimeFormatOptions,
) => {
  if (value instanceof Date)
    return new Intl.DateTimeFormat(regionalTag(locale, country ?? null), dates).format(value);
  return typeof value === 'string' ? oneLine(value) : value;
};

/** The check of all messages finds a missing text; a missing value only shows here. */
const onError = (error: IntlError) => {
  if (error.code !== IntlErrorCode.MISSING_MESSAGE) throw error;
};

/** What a person who does not exist is called, in the site's words or ours. */
const fictionalWord = ({ settings }: Site, locale: Locale): string =>
  settings.fictional_singular || fictionalWords[locale].singular;

/** The name, and that it is nobody's if it is. */
const personLabel = ({ name, fictional }: Person, { site, locale }: MailRequest): string =>
  fictional ? `${oneLine(name)} (${fictionalWord(site, locale)})` : oneLine(name);

const rowsOf = (origin: string, request: MailRequest): PersonRow[] =>
  (request.people ?? []).map(({ name, fictional, lines = [], path, picture }) => ({
    name: oneLine(name),
    lines: [...lines, ...(fictional ? [fictionalWord(request.site, request.locale)] : [])],
    link: `${origin}${path}`,
    picture: picture === null ? null : `${origin}${picture}`,
  }));

/** What a list of mails has room for. */
const PREHEADER_LENGTH = 140;

/** How the words of an operator begin: their greeting says nothing in a list of mails. */
const firstLineOf = (markdown: string): string =>
  (markdownToText(markdown, '').split('\n', 1)[0] ?? '').slice(0, PREHEADER_LENGTH);

const contentOf = (core: Core, request: MailRequest): MailContent => {
  const { site, locale, template, path, people = [], mailing, timeZone } = request;
  const origin = request.origin ?? originOf(core, site);
  const messages = mailMessages[locale] as typeof mailEn;
  const t = createTranslator({ locale, messages, onError });
  const { name, support_email: support } = site.settings;
  const values: Record<string, string | number> = { site: name, support };
  for (const [key, value] of Object.entries(request.values)) {
    values[key] = formatValue(value, request, day);
  }
  if (people[0]) values['person'] = personLabel(people[0], request);
  // Not every mail has every text, which the type of a key cannot tell.
  const say = (key: 'subject' | 'preheader' | 'body' | 'action' | 'note') =>
    t(`${template}.${key}` as 'complaint.body', values as never);
  const has = (key: 'preheader') => t.has(`${template}.${key}` as 'complaint.body');
  const words = request.markdown ?? '';
  const body = [...say('body').split('\n\n'), ...(request.paragraphs ?? []).map(oneLine)];
  return {
    locale,
    site: name,
    home: origin,
    subject: say('subject'),
    preheader: has('preheader') ? say('preheader') : firstLineOf(words) || (body[0] ?? ''),
    body,
    markdown: words,
    facts: [
      ...(request.facts ?? []).map(
        ({ label, value }) =>
          [
            t(`common.facts.${label}`),
            String(formatValue(value, request, minuteIn(timeZone))),
          ] as const,
      ),
      ...(request.rows ?? []),
    ],
    people: rowsOf(origin, request),
    button:
      path === undefined
        ? null
        : {
            label: say('action'),
            link: `${origin}${path}`,
            fallback: t('common.fallback'),
            quiet: noticeMails.includes(template),
          },
    note: say('note'),
    sections: (request.sections ?? []).map(({ title, paragraphs = [], lines = [], link }) => ({
      title,
      paragraphs: paragraphs.map(oneLine),
      lines: lines.map(oneLine),
      link: link ? { label: link.label, link: `${origin}${link.path}` } : null,
    })),
    footer: [
      mailing
        ? t('common.why', { type: t(`common.types.${mailing.type}`), site: name })
        : t('common.footer', { site: name }),
      ...(support ? [t('common.help', { support })] : []),
    ],
    switchOff: mailing
      ? {
          label: t('common.off'),
          link: `${origin}${linkTo('unsubscribe', {}, { token: mailing.token })}`,
        }
      : null,
    support,
  };
};

const sectionText = ({ title, paragraphs, lines, link }: MailContent['sections'][number]): string =>
  [[title, ...paragraphs].join('\n'), lines.join('\n'), link ? `${link.label}:\n${link.link}` : '']
    .filter(Boolean)
    .join('\n\n');

const toText = (words: MailContent): string => {
  const { site, home, body, markdown, facts, people, button, note, sections, footer, switchOff } =
    words;
  return [
    ...body,
    markdownToText(markdown, home),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    people.map(({ name, lines }) => [name, ...lines].join('\n')).join('\n\n'),
    button ? `${button.label}:\n${button.link}` : '',
    note,
    ...sections.map(sectionText),
    [`♥ ${site}`, ...footer].join('\n'),
    switchOff ? `${switchOff.label}:\n${switchOff.link}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
};

/** So that mail programs can offer to switch it off with one click (RFC 8058). */
const unsubscribeHeaders = (origin: string, { token }: Mailing) => ({
  'List-Unsubscribe': `<${origin}${unsubscribe.path}?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A mail as it waits to be sent: what goes with it is made then. */
export interface QueuedMail extends OutgoingMail {
  readonly enclosures?: readonly AttachmentRequest[];
}

/** Subject, text and HTML of a mail, in its reader's language and the colours of its site. */
export const composeMail = (core: Core, request: MailRequest): QueuedMail => {
  const words = contentOf(core, request);
  const { site, mailing } = request;
  return {
    to: request.to,
    ...(request.member !== undefined && { member: request.member }),
    subject: words.subject,
    text: toText(words),
    html: toHtml(words, colours[site.settings.niche as Niche]),
    ...(request.enclosures && { enclosures: request.enclosures }),
    headers: {
      ...(mailing && unsubscribeHeaders(words.home, mailing)),
      // Made here and not when it is sent: what is tried again may have arrived, and is known by this.
      'Message-ID': `<${mailing?.id ?? newId()}@${site.domain}>`,
    },
  };
};
