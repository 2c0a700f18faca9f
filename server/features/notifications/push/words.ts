import { createTranslator } from 'use-intl/core';
import type { PushMessage } from '../../../../contract/notifications/push.ts';
import { linkTo } from '../../../../contract/routes.ts';
import { calm } from '../../../../contract/visible-text.ts';
import type pushEn from '../../../../messages/en/push.ts';
import { pushMessages } from '../../../../messages/push.ts';
import type { lastWords } from '../../chat/index.ts';
import type { Bundle, Item } from '../bundle.ts';

type Words = Awaited<ReturnType<typeof lastWords>>;

/** Long enough for what a lock screen shows, and within what push hosts take. */
const MOST = 160;

const cut = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST ? `${line.slice(0, MOST - 1).trimEnd()}…` : line;
};

const countOf = (items: readonly Item[]) => items.reduce((sum, { count }) => sum + count, 0);

const isMessage = ({ type }: Pick<Bundle, 'type'>) =>
  type === 'new_messages' || type === 'new_conversations' || type === 'unread_message_reminders';

/** Where a bundle leads: to the one thing it is about, or to the page of all such things. */
const pathOf = (bundle: Bundle): string => {
  const { type, items } = bundle;
  const [only, ...more] = items;
  if (isMessage(bundle)) {
    return only && more.length === 0 ? linkTo('chats-id', { id: only.subject }) : linkTo('chats');
  }
  switch (type) {
    case 'like':
      return only?.kind === 'match' && only.member && more.length === 0
        ? linkTo('likes-m-id', { id: only.member.id })
        : linkTo('likes');
    case 'promotions':
      return linkTo('credits');
    case 'weekly_updates':
      return linkTo('members');
    case 'reminders':
      return linkTo('profile');
    default:
      return linkTo('index');
  }
};

const inLanguage = ({ recipient: { language: locale } }: Bundle) => ({
  locale,
  messages: pushMessages[locale] as typeof pushEn,
});

const titleOf = (bundle: Bundle): string => {
  const t = createTranslator(inLanguage(bundle));
  const { type, items, site } = bundle;
  const matches = items.filter(({ kind }) => kind === 'match');
  // A match says more than the likes beside it.
  if (type === 'like' && matches.length > 0) return t('match', { count: matches.length });
  // Of one conversation every message counts; of new ones, who began them.
  const count = type === 'new_conversations' || type === 'like' ? items.length : countOf(items);
  return t(type, { count: Math.max(1, count), site: site.settings.name });
};

/** What it says about those behind it: nobody may take a fictional profile for a person. */
const bodyOf = (bundle: Bundle): string => {
  const t = createTranslator(inLanguage(bundle));
  const people = bundle.items.flatMap(({ member }) => member ?? []);
  const fictional = people.filter((one) => one.fictional).length;
  const open = t('open', { site: bundle.site.settings.name });
  if (fictional === 0) return open;
  const note = fictional === people.length ? 'fictional' : 'someFictional';
  return `${t(note, { count: people.length })} ${open}`;
};

const namesOf = (bundle: Bundle): string[] => {
  const t = createTranslator(inLanguage(bundle));
  return bundle.items.flatMap(({ member }) => {
    if (!member) return [];
    const { name } = member;
    return member.fictional ? t('fictionalName', { name }) : name;
  });
};

/** Who wrote and what, for those who chose to see it. */
const openly = (bundle: Bundle, words: Words): Pick<PushMessage, 'title' | 'body'> | null => {
  const t = createTranslator(inLanguage(bundle));
  const names = namesOf(bundle);
  const [only, ...more] = bundle.items;
  const [name] = names;
  if (!isMessage(bundle) || !only || name === undefined) return null;
  if (more.length > 0) {
    const list = new Intl.ListFormat(bundle.recipient.language).format(names);
    return { title: titleOf(bundle), body: cut(list) };
  }
  const said = words.get(only.subject);
  const body = calm(said?.text ?? '') || t(said?.kind === 'gift' ? 'gift' : 'photo');
  return said ? { title: name, body: cut(body) } : null;
};

/** What a bundle says, in its reader's language; names and texts only if the reader wants them. */
export const messageOf = (bundle: Bundle, words: Words): Omit<PushMessage, 'badge'> => ({
  title: titleOf(bundle),
  body: bodyOf(bundle),
  ...(bundle.recipient.pushTexts && openly(bundle, words)),
  lang: bundle.recipient.language,
  path: pathOf(bundle),
  tag: bundle.type,
  icon: '/icons/192.png',
});

/** Conversations whose words are needed. */
export const conversationsIn = (bundle: Bundle): string[] =>
  bundle.recipient.pushTexts && isMessage(bundle) && bundle.items.length === 1
    ? bundle.items.map(({ subject }) => subject)
    : [];
