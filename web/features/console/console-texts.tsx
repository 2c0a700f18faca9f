import { use } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { consoleLanguageOf } from '#contract/console/enums.ts';
import type { ConsoleLanguage } from '#contract/console/enums.ts';
import type consoleTexts from '#messages/console/en.ts';

type Texts = typeof consoleTexts;

const files = {
  en: () => import('#messages/console/en.ts'),
  de: () => import('#messages/console/de.ts'),
} satisfies Record<ConsoleLanguage, () => Promise<{ default: object }>>;

const loaded = new Map<ConsoleLanguage, Promise<Texts>>();

const loadConsoleTexts = (language: ConsoleLanguage): Promise<Texts> => {
  const known = loaded.get(language);
  if (known) return known;
  const loading = files[language]().then((file): Texts => file.default);
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
};

/** The texts of the console around its pages; what it refuses is said beside what every call may. */
export function ConsoleTexts({ children }: { children: ReactNode }) {
  const language = consoleLanguageOf(useLocale());
  const common = useMessages();
  const texts = use(loadConsoleTexts(language));
  const messages = {
    ...common,
    errors: { ...common.errors, ...texts.errors },
    console: texts,
  };
  return (
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
