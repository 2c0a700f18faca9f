import { isLocale } from '../../contract/locales.ts';
import type { Locale } from '../../contract/locales.ts';
import type account from '../../messages/en/account.ts';
import type finder from '../../messages/en/finder.ts';
import type likes from '../../messages/en/likes.ts';
import type member from '../../messages/en/member.ts';
import type people from '../../messages/en/people.ts';
import type texts from '../../messages/en/public.ts';
import type swipe from '../../messages/en/swipe.ts';

export type Messages = typeof texts & {
  readonly account: typeof account;
  readonly member: typeof member;
  readonly people: typeof people;
  readonly likes: typeof likes;
  readonly swipe: typeof swipe;
  readonly finder: typeof finder;
};

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

type Catalogue = () => Promise<{ default: object }>;

const publicFiles = import.meta.glob<{ default: object }>('../../messages/*/public.ts');
const memberFiles = import.meta.glob<{ default: object }>('../../messages/*/member.ts');

const fileOf = (files: Record<string, Catalogue>, locale: Locale, name: string): Catalogue => {
  const load = files[`../../messages/${locale}/${name}.ts`];
  if (!load) throw new Error(`No texts for ${locale}.`);
  return load;
};

const loaded = new Map<string, Messages>();

const keyOf = (locale: Locale, signedIn: boolean) => `${locale}:${signedIn}`;

/** Fetches the texts of one language; members need a few more than visitors. */
export const loadMessages = async (locale: Locale, signedIn: boolean): Promise<void> => {
  const key = keyOf(locale, signedIn);
  if (loaded.has(key)) return;
  const [common, own] = await Promise.all([
    fileOf(publicFiles, locale, 'public')(),
    signedIn ? fileOf(memberFiles, locale, 'member')() : { default: {} },
  ]);
  const messages = { ...common.default, member: own.default } as unknown as Messages;
  loaded.set(key, messages);
  // Who signs out on a page goes on reading it.
  if (signedIn) loaded.set(keyOf(locale, false), messages);
};

/** Texts that have been fetched: loaders do it on the server, the client entry in the browser. */
export const messagesOf = (locale: Locale, signedIn: boolean): Messages | undefined =>
  loaded.get(keyOf(locale, signedIn));

/** Catalogues, and parts of one, that only their own screens fetch. */
const lazyFiles = {
  account: {
    name: 'account',
    files: import.meta.glob<{ default: object }>('../../messages/*/account.ts'),
  },
  likes: {
    name: 'likes',
    files: import.meta.glob<{ default: object }>('../../messages/*/likes.ts'),
  },
  /** What is said beside hearts alone. */
  hearts: {
    name: 'likes',
    files: import.meta.glob<{ default: object }>('../../messages/*/likes.ts', {
      query: '?part=hearts',
    }),
  },
  swipe: {
    name: 'swipe',
    files: import.meta.glob<{ default: object }>('../../messages/*/swipe.ts'),
  },
  finder: {
    name: 'finder',
    files: import.meta.glob<{ default: object }>('../../messages/*/finder.ts'),
  },
  /** Cards of people alone. */
  cards: {
    name: 'people',
    files: import.meta.glob<{ default: object }>('../../messages/*/people.ts', {
      query: '?part=cards',
    }),
  },
  /** Search, and the pages of others. */
  people: {
    name: 'people',
    files: import.meta.glob<{ default: object }>('../../messages/*/people.ts', {
      query: '?part=others',
    }),
  },
  /** The own profile. */
  own: {
    name: 'people',
    files: import.meta.glob<{ default: object }>('../../messages/*/people.ts', {
      query: '?part=own',
    }),
  },
} as const;

export type LazyTexts = keyof typeof lazyFiles;

/** Under which name their texts are asked for. */
export const namespaceOf = (of: LazyTexts): string => lazyFiles[of].name;

const lazyTexts = new Map<string, Promise<object>>();

/** The texts of one of those. */
export const textsOf = (of: LazyTexts, locale: Locale): Promise<object> => {
  const key = `${of}:${locale}`;
  const known = lazyTexts.get(key);
  if (known) return known;
  const { files, name } = lazyFiles[of];
  const coming = fileOf(files, locale, name)().then((file) => file.default);
  lazyTexts.set(key, coming);
  coming.catch(() => lazyTexts.delete(key));
  return coming;
};

/** The language the server rendered the page in. */
export const documentLocale = (): Locale => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
};
