import { useTranslations } from 'use-intl';
import type { MessageKind } from '#contract/chat/enums.ts';

type Previewed = { readonly kind: MessageKind; readonly text: string };

/** A message in one line. */
export const usePreview = () => {
  const t = useTranslations('chat.message');
  return ({ kind, text }: Previewed): string => {
    if (text !== '') return text;
    return kind === 'text' ? '' : t(kind);
  };
};
