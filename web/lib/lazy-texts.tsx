import { use } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { LazyTextsName } from './messages.ts';
import { namespaceOf, loadTexts } from './messages.ts';

/** Around screens whose texts come with them, and with nothing else. */
export function WithTexts({ of, children }: { of: LazyTextsName; children: ReactNode }) {
  const locale = useLocale();
  const common = useMessages();
  const texts = use(loadTexts(of, locale));
  return (
    <IntlProvider locale={locale} messages={{ ...common, [namespaceOf(of)]: texts }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
