import { use } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { Interest } from '../../../contract/interests.ts';
import type { Lander } from '../../../contract/landers.ts';
import type { Locale } from '../../../contract/locales.ts';

type Page = Lander | 'common' | 'member';

const files = import.meta.glob<{ default: object }>([
  '../../../messages/*/landers/*.ts',
  '../../../messages/*/interests.ts',
]);

const known = new Map<string, Promise<object>>();

/** The texts of one file, in one language; only the server ever reads them. */
const textsOf = (name: `landers/${Page}` | 'interests', locale: Locale): Promise<object> => {
  const path = `../../../messages/${locale}/${name}.ts`;
  const before = known.get(path);
  if (before) return before;
  const load = files[path];
  if (!load) throw new Error(`No texts at ${path}.`);
  const coming = load().then((file) => file.default);
  known.set(path, coming);
  return coming;
};

/** Around a lander, with its own texts and those that all share. */
export function LanderTexts({ of, children }: { of: Lander | 'member'; children: ReactNode }) {
  const locale = useLocale();
  const messages = useMessages();
  const landers = {
    common: use(textsOf('landers/common', locale)),
    [of]: use(textsOf(`landers/${of}`, locale)),
  };
  return (
    <IntlProvider locale={locale} messages={{ ...messages, landers }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

/** What the interests of the product are called in the language of the page. */
export const useInterestNames = (): Readonly<Record<Interest, string>> =>
  use(textsOf('interests', useLocale())) as Record<Interest, string>;
