import { useTranslations } from 'use-intl';
import { prorate } from '#contract/core/money.ts';
import type { PriceList } from '#contract/console/prices.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleInput } from '../console-fields.tsx';
import { useOfferNames } from './names.ts';
import type { TypedPackage } from './price-form.ts';
import { readPackage } from './price-form.ts';

interface RowProps {
  readonly typed: TypedPackage;
  readonly list: PriceList;
  readonly messageCredits: number;
  readonly error: string | undefined;
  readonly onChange: (changed: Partial<TypedPackage>) => void;
  /** Null for the last one: something has to be sold. */
  readonly onRemove: (() => void) | null;
}

/** What a package comes to: how many messages, what each costs, and the tax as long as it is as sold. */
function Worth({
  typed,
  list,
  messageCredits,
}: Pick<RowProps, 'typed' | 'list' | 'messageCredits'>) {
  const t = useTranslations('console.prices.form');
  const names = useOfferNames();
  const draft = readPackage(typed);
  if (!draft) return <small>–</small>;
  const { credits, minor } = draft;
  const count = Math.floor(credits / Math.max(messageCredits, 1));
  const each = prorate(minor, messageCredits, credits);
  const sold = list.packages.find((one) => one.credits === credits && one.minor === minor);
  return (
    <small>
      {t('messages', { count })}, {t('perMessage', { price: names.price(each, list.currency) })}
      {sold && `, ${t('tax', { price: names.price(sold.tax_minor, list.currency) })}`}
    </small>
  );
}

/** One package in the form. */
export function PriceRow({ typed, list, messageCredits, error, onChange, onRemove }: RowProps) {
  const t = useTranslations('console.prices.form');
  return (
    <li className="c-price">
      <ConsoleInput
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('credits')}
        aria-invalid={error ? true : undefined}
        value={typed.credits}
        onChange={({ target }) => onChange({ credits: target.value })}
      />
      <ConsoleInput
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('price', { currency: list.currency })}
        aria-invalid={error ? true : undefined}
        value={typed.price}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <Worth typed={typed} list={list} messageCredits={messageCredits} />
      <ConsoleButton
        small
        look="quiet"
        icon="x"
        className="c-button--icon"
        disabled={onRemove === null}
        onClick={() => onRemove?.()}
      >
        <span className="sr-only">{t('takeOff', { credits: typed.credits })}</span>
      </ConsoleButton>
      {error && <p className="c-error">{error}</p>}
    </li>
  );
}
