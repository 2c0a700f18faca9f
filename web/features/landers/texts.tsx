import { use } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { Interest } from '#contract/interests.ts';
import type { Lander } from '#contract/landers.ts';
import type { Locale } from '#contract/locales.ts';

type Page = Lander | 'common' | 'member';

const files = import.meta.glob<{ default: object }>([
  '../../../messages/*/landers/*.ts',
  '../../../messages/*/interests.ts',
]);

const cache = new Map<string, Promise<object>>();

/** The texts of one file, in one language; only the server ever reads them. */
const loadTexts = (name: `landers/${Page}` | 'interests', locale: Locale): Promise<object> => {
  const path = `../../../messages/${locale}/${name}.ts`;
  const cached = cache.get(path);
  if (cached) return cached;
  const load = files[path];
  if (!load) throw new Error(`No texts at ${path}.`);
  const loading = load().then((file) => file.default);
  cache.set(path, loading);
  return loading;
};

/** Around a lander, with its own texts and those that all share. */
export function LanderTexts({ of, children }: { of: Lander | 'member'; children: ReactNode }) {
  const locale = useLocale();
  const messages = useMessages();
  const landers = {
    common: use(loadTexts('landers/common', locale)),
    [of]: use(loadTexts(`landers/${of}`, locale)),
  };
  return (
    <IntlProvider locale={locale} messages={{ ...messages, landers }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

/** What the interests of the product are called in the language of the page. */
export const useInterestNames = (): Readonly<Record<Interest, string>> =>
  use(loadTexts('interests', useLocale())) as Record<Interest, string>;
