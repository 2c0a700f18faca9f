import { useRevalidator } from 'react-router';
import { useLocale } from 'use-intl';
import { loadMessages } from '#web/lib/messages.ts';

/** Reloads texts and data after signup, so that the page has a member's navigation. */
export const useReloadAsMember = (): (() => Promise<void>) => {
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  return async () => {
    await loadMessages(locale, true);
    await revalidate();
  };
};
