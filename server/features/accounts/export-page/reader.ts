import { createTranslator } from 'use-intl/core';
import type { Locale } from '#contract/locales.ts';
import { regionalTag } from '#contract/regional-formats.ts';
import type exportEn from '#messages/en/export.ts';
import type finderEn from '#messages/en/finder.ts';
import type giftsEn from '#messages/en/gifts.ts';
import type notificationsEn from '#messages/en/notifications.ts';
import type ordersEn from '#messages/en/orders.ts';
import type peopleEn from '#messages/en/people.ts';
import type publicEn from '#messages/en/public.ts';
import { fictionalWords } from '#messages/fictional.ts';
import { interestNames } from '#messages/interests.ts';
import type { Site } from '#server/core/index.ts';
import type { Region } from '../queries.ts';

const loadCatalogue = async <T>(locale: Locale, name: string): Promise<T> => {
  const url = new URL(`../../../../messages/${locale}/${name}.ts`, import.meta.url);
  return ((await import(url.href)) as { default: T }).default;
};

/** The texts of a language that an export needs; read when one is made. */
const loadTexts = async (locale: Locale) => ({
  own: await loadCatalogue<typeof exportEn>(locale, 'export'),
  finder: await loadCatalogue<typeof finderEn>(locale, 'finder'),
  gifts: await loadCatalogue<typeof giftsEn>(locale, 'gifts'),
  notifications: await loadCatalogue<typeof notificationsEn>(locale, 'notifications'),
  orders: await loadCatalogue<typeof ordersEn>(locale, 'orders'),
  people: await loadCatalogue<typeof peopleEn>(locale, 'people'),
  public: await loadCatalogue<typeof publicEn>(locale, 'public'),
  interests: interestNames[locale],
});

type Texts = Awaited<ReturnType<typeof loadTexts>>;

/** For whom a page is written: in which words, in whose way, and by which clock. */
export interface Reader {
  readonly locale: Locale;
  /** The language as the reader's country writes it. */
  readonly tag: string;
  readonly zone: string;
  /** How moments are written; made once, for there are many. */
  readonly dateTimeFormat: Intl.DateTimeFormat;
  readonly texts: Texts;
  readonly t: ReturnType<typeof createTranslator<typeof exportEn>>;
  /** What people who do not exist are called. */
  readonly fictional: string;
  /** What the page calls a field, a part and a file that it knows. */
  readonly labelOfField: (name: string) => string | undefined;
  readonly titleOfPart: (name: string) => string | undefined;
  readonly headingOfFile: (
    name: string,
  ) => { readonly title: string; readonly text: string } | undefined;
  /** What the codes of a group mean. */
  readonly textsOfGroup: (group: keyof Texts['own']['words']) => Readonly<Record<string, string>>;
}

export const loadReader = async (
  { settings }: Pick<Site, 'settings'>,
  locale: Locale,
  { country, timeZone: zone = 'UTC' }: Region,
): Promise<Reader> => {
  const texts = await loadTexts(locale);
  const { fields, files, parts, words } = texts.own;
  const t = createTranslator({ locale, messages: texts.own });
  const tag = regionalTag(locale, country ?? null);
  return {
    locale,
    tag,
    zone,
    dateTimeFormat: new Intl.DateTimeFormat(tag, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    }),
    texts,
    t,
    fictional: settings.fictional_singular || fictionalWords[locale].singular,
    labelOfField: (name) =>
      Object.hasOwn(fields, name) ? t(`fields.${name as keyof typeof fields}`) : undefined,
    titleOfPart: (name) =>
      Object.hasOwn(parts, name) ? t(`parts.${name as keyof typeof parts}`) : undefined,
    headingOfFile: (name) => {
      if (!Object.hasOwn(files, name)) return undefined;
      const known = name as keyof typeof files;
      return { title: t(`files.${known}.title`), text: t(`files.${known}.text`) };
    },
    textsOfGroup: (group) => {
      const codes = Object.keys(words[group]);
      const textOf = (code: string) => t(`words.${group}.${code}` as 'words.profile.active');
      return Object.fromEntries(codes.map((code) => [code, textOf(code)]));
    },
  };
};
