import { createTranslator } from 'use-intl/core';
import type { PushMessage } from '#contract/notifications/push.ts';
import { sanitizeText } from '#contract/visible-text.ts';
import type pushEn from '#messages/en/push.ts';
import { pushMessages } from '#messages/push.ts';
import type { readLastReceivedMessages } from '#server/features/chat/index.ts';
import type { Bundle, BundleItem } from '../bundle.ts';
import { typeRules } from '../type-rules.ts';

type LastMessages = Awaited<ReturnType<typeof readLastReceivedMessages>>;

/** Long enough for what a lock screen shows, and within what push hosts take. */
const MAX_TEXT_LENGTH = 160;

const truncate = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_TEXT_LENGTH ? `${line.slice(0, MAX_TEXT_LENGTH - 1).trimEnd()}…` : line;
};

const totalCount = (items: readonly BundleItem[]) =>
  items.reduce((sum, { count }) => sum + count, 0);

const translatorOptions = ({ recipient: { language: locale } }: Bundle) => ({
  locale,
  messages: pushMessages[locale] as typeof pushEn,
});

const titleOf = (bundle: Bundle): string => {
  const t = createTranslator(translatorOptions(bundle));
  const { type, items, site } = bundle;
  const matches = items.filter(({ kind }) => kind === 'match');
  // A match says more than the likes beside it.
  if (type === 'like' && matches.length > 0) return t('match', { count: matches.length });
  const count = typeRules[type].push.counts === 'items' ? items.length : totalCount(items);
  return t(type, { count: Math.max(1, count), site: site.settings.name });
};

/** What it says about those behind it: nobody may take a fictional profile for a person. */
const bodyOf = (bundle: Bundle): string => {
  const t = createTranslator(translatorOptions(bundle));
  const people = bundle.items.flatMap(({ member }) => member ?? []);
  const fictional = people.filter((member) => member.fictional).length;
  const open = t('open', { site: bundle.site.settings.name });
  if (fictional === 0) return open;
  const note = fictional === people.length ? 'fictional' : 'someFictional';
  return `${t(note, { count: people.length })} ${open}`;
};

const namesOf = (bundle: Bundle): string[] => {
  const t = createTranslator(translatorOptions(bundle));
  return bundle.items.flatMap(({ member }) => {
    if (!member) return [];
    const { name } = member;
    return member.fictional ? t('fictionalName', { name }) : name;
  });
};

/** Title and body with sender and text, for members who chose to see them. */
const detailedText = (
  bundle: Bundle,
  lastMessages: LastMessages,
): Pick<PushMessage, 'title' | 'body'> | null => {
  const t = createTranslator(translatorOptions(bundle));
  const names = namesOf(bundle);
  const [only, ...more] = bundle.items;
  const [name] = names;
  if (!typeRules[bundle.type].push.isAboutMessages || !only || name === undefined) return null;
  if (more.length > 0) {
    const list = new Intl.ListFormat(bundle.recipient.language).format(names);
    return { title: titleOf(bundle), body: truncate(list) };
  }
  const lastMessage = lastMessages.get(only.subject);
  const body =
    sanitizeText(lastMessage?.text ?? '') || t(lastMessage?.kind === 'gift' ? 'gift' : 'photo');
  return lastMessage ? { title: name, body: truncate(body) } : null;
};

/** What a bundle says, in its reader's language; names and texts only if the reader wants them. */
export const composePush = (
  bundle: Bundle,
  lastMessages: LastMessages,
): Omit<PushMessage, 'badge'> => ({
  title: titleOf(bundle),
  body: bodyOf(bundle),
  ...(bundle.recipient.pushTexts && detailedText(bundle, lastMessages)),
  lang: bundle.recipient.language,
  path: typeRules[bundle.type].push.path(bundle),
  tag: bundle.type,
  icon: '/icons/192.png',
});

/** Conversations whose words are needed. */
export const conversationsToQuote = (bundle: Bundle): string[] =>
  bundle.recipient.pushTexts &&
  typeRules[bundle.type].push.isAboutMessages &&
  bundle.items.length === 1
    ? bundle.items.map(({ subject }) => subject)
    : [];
