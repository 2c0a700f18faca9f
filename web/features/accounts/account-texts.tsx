import { use } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { accountTextsOf } from '../../lib/messages.ts';

/** Around every screen of signup, login and recovery: their texts come with them, and with nothing else. */
export function AccountTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const common = useMessages();
  const account = use(accountTextsOf(locale));
  return (
    <IntlProvider locale={locale} messages={{ ...common, account }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
