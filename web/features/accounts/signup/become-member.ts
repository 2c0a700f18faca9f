import { useRevalidator } from 'react-router';
import { useLocale } from 'use-intl';
import { loadMessages } from '../../../lib/messages.ts';

/** Shows the page to the visitor who has just become a member, with a member's navigation. */
export const useBecomeMember = (): (() => Promise<void>) => {
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  return async () => {
    await loadMessages(locale, true);
    await revalidate();
  };
};
