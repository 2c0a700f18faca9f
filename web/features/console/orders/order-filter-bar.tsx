import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { paymentMethods } from '#contract/billing/enums.ts';
import { orderDays } from '#contract/console/enums.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { servedCountries } from '#contract/countries.ts';
import { cx } from '#web/ui/cx.ts';
import { ConsoleButton } from '../console-button.tsx';
import { DayChips } from '../day-chips.tsx';
import { FilterGroup } from '../filter-group.tsx';
import { Keys } from '../keys.tsx';
import { SearchBox } from '../search-box.tsx';
import { useAddressFilters } from '../use-address-filters.ts';
import type { FilterParam } from './order-filters.ts';
import { filterParams, ORDER_PARAM } from './order-filters.ts';
import { useOrderTexts } from './use-order-texts.ts';
import type { OrderList } from './use-orders.ts';

/** What was open may not fit the changed filters any more. */
export const useOrderFilters = () => useAddressFilters<FilterParam>(filterParams, [ORDER_PARAM]);

/** Finds an order by its number, or by that of one of its papers. */
export function OrderSearch({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('console.orders');
  const { search, change } = useOrderFilters();
  return (
    <SearchBox
      input={input}
      label={t('search')}
      words={search.get('search') ?? ''}
      maxLength={40}
      onSearch={(words) => change({ search: words })}
    />
  );
}

/** What everything that fits comes to, by currency. */
function Sums({ list: { sums, is_whole: isWhole } }: { list: OrderList }) {
  const t = useTranslations('console.orders');
  const { money } = useOrderTexts();
  if (sums.length === 0) return <small>{t('noSum')}</small>;
  return (
    <small className="c-orders__sums">
      {sums.map((sum) => (
        <span key={sum.currency}>
          {t('sum', { count: sum.orders, amount: money(sum.paid_minor - sum.back_minor, sum) })}
        </span>
      ))}
      {!isWhole && <span>{t('sumPart', { count: consoleLimits.orders.maxSummed })}</span>}
    </small>
  );
}

/** What was paid with, and where. */
function ChoiceChips() {
  const t = useTranslations('console.orders');
  const { methodName, country } = useOrderTexts();
  const { search, change } = useOrderFilters();
  const choices = [
    {
      name: 'method',
      none: t('anything'),
      options: paymentMethods.map((method) => [method, methodName(method)] as const),
    },
    {
      name: 'country',
      none: t('anywhere'),
      options: servedCountries.map((code) => [code, country(code)] as const),
    },
  ] as const;
  return choices.map(({ name, none, options }, index) => (
    <label key={name} className={cx('c-chip', search.has(name) && 'c-chip--on')}>
      <span>{t(name)}</span>
      <select
        value={search.get(name) ?? ''}
        onChange={({ target }) => change({ [name]: target.value })}
      >
        <option value="">{none}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {index === 0 && <Keys>f</Keys>}
    </label>
  ));
}

interface OrderFilterBarProps {
  readonly list: OrderList;
  /** Beside an open order only what is set is shown, until somebody asks for more. */
  readonly compact: boolean;
}

/** What the list is narrowed to, and what it comes to; the address holds all of it. */
export function OrderFilterBar({ list, compact }: OrderFilterBarProps) {
  const t = useTranslations('console.orders');
  const { search, change, isFiltered, clear } = useOrderFilters();
  return (
    <FilterGroup label={t('filters')} compact={compact}>
      <ChoiceChips />
      <DayChips
        kinds={orderDays.map((name) => ({ name, label: t(`dayKinds.${name}`) }))}
        labels={{ days: t('days'), from: t('from'), to: t('to') }}
        search={search}
        change={change}
      />
      {isFiltered && (
        <ConsoleButton small look="quiet" icon="x" onClick={clear}>
          {t('clearFilters')}
        </ConsoleButton>
      )}
      <span className="c-fill" />
      <Sums list={list} />
    </FilterGroup>
  );
}
