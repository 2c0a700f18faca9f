import { isLocale } from '#contract/locales.ts';
import type { Locale } from '#contract/locales.ts';
import type consoleTexts from '#messages/console/en.ts';
import type account from '#messages/en/account.ts';
import type app from '#messages/en/app.ts';
import type chats from '#messages/en/chats.ts';
import type chat from '#messages/en/chat.ts';
import type credits from '#messages/en/credits.ts';
import type decision from '#messages/en/decision.ts';
import type finder from '#messages/en/finder.ts';
import type gifts from '#messages/en/gifts.ts';
import type invitations from '#messages/en/invitations.ts';
import type alonetonight from '#messages/en/landers/alonetonight.ts';
import type landerMember from '#messages/en/landers/member.ts';
import type collagelanding from '#messages/en/landers/collagelanding.ts';
import type landerCommon from '#messages/en/landers/common.ts';
import type transitionsvideolanding from '#messages/en/landers/transitionsvideolanding.ts';
import type video from '#messages/en/landers/video.ts';
import type gallery from '#messages/en/landers/gallery.ts';
import type socialnetwork from '#messages/en/landers/socialnetwork.ts';
import type iconslanding from '#messages/en/landers/iconslanding.ts';
import type maplanding from '#messages/en/landers/maplanding.ts';
import type tinderswipe from '#messages/en/landers/tinderswipe.ts';
import type likes from '#messages/en/likes.ts';
import type member from '#messages/en/member.ts';
import type notifications from '#messages/en/notifications.ts';
import type orders from '#messages/en/orders.ts';
import type passkeys from '#messages/en/passkeys.ts';
import type people from '#messages/en/people.ts';
import type texts from '#messages/en/public.ts';
import type swipe from '#messages/en/swipe.ts';
import type transparency from '#messages/en/transparency.ts';
import type unsubscribe from '#messages/en/unsubscribe.ts';
import { lazyTexts } from '#messages/lazy-texts.ts';
import type { LazyTextsName } from '#messages/lazy-texts.ts';

type Messages = typeof texts & {
  readonly account: typeof account;
  readonly member: typeof member;
  readonly people: typeof people;
  readonly likes: typeof likes;
  readonly swipe: typeof swipe;
  readonly finder: typeof finder;
  readonly gifts: typeof gifts;
  readonly chats: typeof chats;
  readonly chat: typeof chat;
  readonly credits: typeof credits;
  readonly orders: typeof orders;
  readonly invitations: typeof invitations;
  readonly app: typeof app;
  readonly passkeys: typeof passkeys;
  readonly notifications: typeof notifications;
  readonly unsubscribe: typeof unsubscribe;
  readonly decision: typeof decision;
  readonly transparency: typeof transparency;
  readonly console: typeof consoleTexts;
  readonly landers: {
    readonly common: typeof landerCommon;
    readonly member: typeof landerMember;
    readonly alonetonight: typeof alonetonight;
    readonly transitionsvideolanding: typeof transitionsvideolanding;
    readonly video: typeof video;
    readonly collagelanding: typeof collagelanding;
    readonly gallery: typeof gallery;
    readonly socialnetwork: typeof socialnetwork;
    readonly iconslanding: typeof iconslanding;
    readonly maplanding: typeof maplanding;
    readonly tinderswipe: typeof tinderswipe;
  };
};

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

type Catalogue = () => Promise<{ default: object }>;

type LazyFiles = () => Promise<{ default: Readonly<Record<LazyTextsName, Catalogue>> }>;

const publicFiles = import.meta.glob<{ default: object }>('../../messages/*/public.ts');
const memberFiles = import.meta.glob<{ default: object }>('../../messages/*/member.ts');

/** Where the lazy texts of a language are: nobody needs the names of all files of all languages. */
const lazyFiles = import.meta.glob<Awaited<ReturnType<LazyFiles>>>('../../messages/*/public.ts', {
  query: '?lazy',
});

const fileOf = <Load>(files: Readonly<Record<string, Load>>, locale: Locale): Load => {
  const found = Object.entries(files).find(([path]) => path.includes(`/${locale}/`));
  if (!found) throw new Error(`No texts for ${locale}.`);
  return found[1];
};

const loaded = new Map<string, Messages>();

const keyOf = (locale: Locale, signedIn: boolean) => `${locale}:${signedIn}`;

/** Fetches the texts of one language; members need a few more than visitors. */
export const loadMessages = async (locale: Locale, signedIn: boolean): Promise<void> => {
  const key = keyOf(locale, signedIn);
  if (loaded.has(key)) return;
  const [common, memberFile] = await Promise.all([
    fileOf(publicFiles, locale)(),
    signedIn ? fileOf(memberFiles, locale)() : { default: {} },
    fileOf(lazyFiles, locale)(),
  ]);
  const messages = { ...common.default, member: memberFile.default } as unknown as Messages;
  loaded.set(key, messages);
  // Who signs out on a page goes on reading it.
  if (signedIn) loaded.set(keyOf(locale, false), messages);
};

/** Texts that have been fetched: loaders do it on the server, the client entry in the browser. */
export const messagesOf = (locale: Locale, signedIn: boolean): Messages | undefined =>
  loaded.get(keyOf(locale, signedIn));

/** The namespace that lazy texts have in `useTranslations`. */
export const namespaceOf = (of: LazyTextsName): string => lazyTexts[of].catalogue;

const loadedLazily = new Map<string, Promise<object>>();

/** Loads lazy texts once per language. */
export const loadTexts = (of: LazyTextsName, locale: Locale): Promise<object> => {
  const key = `${of}:${locale}`;
  const cached = loadedLazily.get(key);
  if (cached) return cached;
  const loading = fileOf(lazyFiles, locale)()
    .then((files) => files.default[of]())
    .then((file) => file.default);
  loadedLazily.set(key, loading);
  loading.catch(() => loadedLazily.delete(key));
  return loading;
};

/** The language the server rendered the page in. */
export const documentLocale = (): Locale => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
};
