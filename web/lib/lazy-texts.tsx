import { use } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { LazyTextsName } from '#messages/lazy-texts.ts';
import { namespaceOf, loadTexts } from './messages.ts';

interface Props {
  readonly of: LazyTextsName;
  readonly children: ReactNode;
}

/** Around what is shown once its texts have been loaded. */
export function LoadedTexts({ of, texts, children }: Props & { texts: object }) {
  const locale = useLocale();
  const common = useMessages();
  return (
    <IntlProvider locale={locale} messages={{ ...common, [namespaceOf(of)]: texts }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

/** Around screens whose texts come with them, and with nothing else. */
export function WithTexts({ of, children }: Props) {
  const texts = use(loadTexts(of, useLocale()));
  return (
    <LoadedTexts of={of} texts={texts}>
      {children}
    </LoadedTexts>
  );
}
