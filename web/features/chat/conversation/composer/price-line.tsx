import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OpenChat } from '#contract/chat/views.ts';
import { usePrice } from '../use-price.ts';

const b = (chunks: ReactNode) => <strong className="text-text">{chunks}</strong>;

/** What the next message costs, before it is sent. */
export function PriceLine({ open, isEdit }: { open: OpenChat; isEdit: boolean }) {
  const t = useTranslations('chat.composer');
  const { prices, credits: left, profile } = open;
  const { credits, money } = usePrice(['message', prices.text]);
  if (isEdit) return t('editFree');
  // The note above says what is needed instead.
  if (prices.needs_premium) return null;
  if (prices.free) return t.rich('first', { b, name: profile.name });
  if (prices.text === 0) return t.rich('free', { b });
  const values = { b, credits, left: String(left) };
  return money === null ? t.rich('next', values) : t.rich('nextMoney', { ...values, price: money });
}
