import { createTranslator } from 'use-intl/core';
import type { Locale } from '../../../../contract/locales.ts';
import { regionalTag } from '../../../../contract/regions.ts';
import type exportEn from '../../../../messages/en/export.ts';
import type finderEn from '../../../../messages/en/finder.ts';
import type giftsEn from '../../../../messages/en/gifts.ts';
import type notificationsEn from '../../../../messages/en/notifications.ts';
import type ordersEn from '../../../../messages/en/orders.ts';
import type peopleEn from '../../../../messages/en/people.ts';
import type publicEn from '../../../../messages/en/public.ts';
import { fictionalWords } from '../../../../messages/fictional.ts';
import { interestNames } from '../../../../messages/interests.ts';
import type { Site } from '../../../core/index.ts';

const load = async <T>(locale: Locale, name: string): Promise<T> => {
  const place = new URL(`../../../../messages/${locale}/${name}.ts`, import.meta.url);
  return ((await import(place.href)) as { default: T }).default;
};

/** The texts of a language that an export needs; read when one is made. */
const textsOf = async (locale: Locale) => ({
  own: await load<typeof exportEn>(locale, 'export'),
  finder: await load<typeof finderEn>(locale, 'finder'),
  gifts: await load<typeof giftsEn>(locale, 'gifts'),
  notifications: await load<typeof notificationsEn>(locale, 'notifications'),
  orders: await load<typeof ordersEn>(locale, 'orders'),
  people: await load<typeof peopleEn>(locale, 'people'),
  public: await load<typeof publicEn>(locale, 'public'),
  interests: interestNames[locale],
});

type Texts = Awaited<ReturnType<typeof textsOf>>;

/** For whom a page is written: in which words, and by which clock. */
export interface Reader {
  readonly locale: Locale;
  readonly zone: string;
  /** How moments are written; made once, for there are many. */
  readonly moment: Intl.DateTimeFormat;
  readonly texts: Texts;
  readonly t: ReturnType<typeof createTranslator<typeof exportEn>>;
  /** What people who do not exist are called. */
  readonly fictional: string;
  /** What the page calls a field, a part and a file that it knows. */
  readonly field: (name: string) => string | undefined;
  readonly part: (name: string) => string | undefined;
  readonly file: (name: string) => { readonly title: string; readonly text: string } | undefined;
  /** What the codes of a group mean. */
  readonly words: (group: keyof Texts['own']['words']) => Readonly<Record<string, string>>;
}

export const readerOf = async (
  { settings }: Pick<Site, 'settings'>,
  locale: Locale,
  zone: string,
): Promise<Reader> => {
  const texts = await textsOf(locale);
  const { fields, files, parts, words } = texts.own;
  const t = createTranslator({ locale, messages: texts.own });
  return {
    locale,
    zone,
    moment: new Intl.DateTimeFormat(regionalTag(locale, null), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    }),
    texts,
    t,
    fictional: settings.fictional_singular || fictionalWords[locale].singular,
    field: (name) =>
      Object.hasOwn(fields, name) ? t(`fields.${name as keyof typeof fields}`) : undefined,
    part: (name) =>
      Object.hasOwn(parts, name) ? t(`parts.${name as keyof typeof parts}`) : undefined,
    file: (name) => {
      if (!Object.hasOwn(files, name)) return undefined;
      const known = name as keyof typeof files;
      return { title: t(`files.${known}.title`), text: t(`files.${known}.text`) };
    },
    words: (group) => {
      const codes = Object.keys(words[group]);
      const word = (code: string) => t(`words.${group}.${code}` as 'words.profile.active');
      return Object.fromEntries(codes.map((code) => [code, word(code)]));
    },
  };
};
