import { isLocale } from '../../contract/locales.ts';
import type { Locale } from '../../contract/locales.ts';
import type account from '../../messages/en/account.ts';
import type member from '../../messages/en/member.ts';
import type texts from '../../messages/en/public.ts';

export type Messages = typeof texts & {
  readonly account: typeof account;
  readonly member: typeof member;
};

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

type Catalogue = () => Promise<{ default: object }>;

const publicFiles = import.meta.glob<{ default: object }>('../../messages/*/public.ts');
const accountFiles = import.meta.glob<{ default: object }>('../../messages/*/account.ts');
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

const accountTexts = new Map<Locale, Promise<Messages['account']>>();

/** The texts of signup, login and recovery, which only those screens fetch. */
export const accountTextsOf = (locale: Locale): Promise<Messages['account']> => {
  const known = accountTexts.get(locale);
  if (known) return known;
  const coming = fileOf(accountFiles, locale, 'account')().then(
    (file) => file.default as Messages['account'],
  );
  accountTexts.set(locale, coming);
  coming.catch(() => accountTexts.delete(locale));
  return coming;
};

/** The language the server rendered the page in. */
export const documentLocale = (): Locale => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
};
