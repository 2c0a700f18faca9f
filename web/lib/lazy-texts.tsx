import { use } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { LazyTexts } from './messages.ts';
import { namespaceOf, textsOf } from './messages.ts';

/** Around screens whose texts come with them, and with nothing else. */
export function WithTexts({ of, children }: { of: LazyTexts; children: ReactNode }) {
  const locale = useLocale();
  const common = useMessages();
  const own = use(textsOf(of, locale));
  return (
    <IntlProvider locale={locale} messages={{ ...common, [namespaceOf(of)]: own }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
