import { useTranslations } from 'use-intl';
import { brandName } from '#contract/billing/brands.ts';
import type { StoredMethod } from '#contract/billing/quotes.ts';
import type { PaymentMethod } from '#contract/billing/enums.ts';
import { callUrl } from '#contract/core/client.ts';
import { paymentIcon } from '#contract/site.ts';
import { marksOf } from './rules/choices.ts';

/** Names a way to pay: the method, or the very card or account. */
export const useMethodName = () => {
  const t = useTranslations('orders');
  return (method: PaymentMethod, stored: StoredMethod | null = null): string => {
    const name = t(`method.${method}`);
    if (!stored?.last4) return name;
    // An account stays on one line.
    if (method === 'directdebit') {
      return `${name}, ${[stored.brand, '••', stored.last4].join('\u00A0')}`;
    }
    const brand = stored.brand ? brandName(stored.brand) : name;
    return t('ending', { brand, digits: stored.last4 });
  };
};

interface IconsProps {
  readonly method: PaymentMethod;
  /** The very card or account, if it is known. */
  readonly stored?: StoredMethod | null;
}

/** Says nothing that its name does not. */
export function MethodIcons({ method, stored = null }: IconsProps) {
  return (
    <span className="flex shrink-0 gap-1.5">
      {marksOf(method, stored).map((name) => (
        <img
          key={name}
          src={callUrl(paymentIcon, { params: { name } })}
          alt=""
          width={48}
          height={32}
          className="h-7 w-auto sm:h-8"
        />
      ))}
    </span>
  );
}
