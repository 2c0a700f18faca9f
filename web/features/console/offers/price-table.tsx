import { useTranslations } from 'use-intl';
import type { PriceList } from '#contract/console/prices.ts';
import { useMoment } from '../use-moment.ts';
import { useOfferNames } from './names.ts';

export const listButtonId = (country: string): string => `prices-${country}`;

interface RowProps {
  readonly list: PriceList;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function Row({ list, isCurrent, onOpen }: RowProps) {
  const t = useTranslations('console.prices');
  const names = useOfferNames();
  const moment = useMoment();
  const { country, currency, changed_at: changedAt, changed_by: changedBy } = list;
  const sold = list.packages.filter(({ active }) => active);
  const tax = t('percent', { percent: list.tax_bp / 100 });
  const cheapest = Math.min(...sold.map(({ message_minor: minor }) => minor));
  return (
    <tr aria-current={isCurrent || undefined}>
      <td className="c-offers__code">
        <button
          type="button"
          id={listButtonId(country)}
          className="c-cases__open"
          aria-label={t('edit', { country: names.country(country) })}
          onClick={onOpen}
        >
          {names.country(country)}
        </button>
      </td>
      <td className="c-offers__value">
        {currency}
        <span className="c-only-phone">
          {' · '}
          {t('tax')} {tax}
        </span>
      </td>
      <td className="c-offers__value c-not-phone">{tax}</td>
      <td className="c-offers__wide">
        {sold.map(({ credits, minor }) => (
          <span key={credits} className="c-size">
            {credits} <b>{names.price(minor, currency)}</b>
          </span>
        ))}
      </td>
      <td className="c-offers__until">
        {changedAt && changedBy ? (
          t('changedBy', { name: changedBy.name, date: moment(changedAt, 'day') })
        ) : (
          <span className="c-muted">{t('starter')}</span>
        )}
      </td>
      <td className="c-offers__number">
        <span className="c-only-phone">{t('cheapest')} </span>
        {sold.length === 0 ? '–' : names.price(cheapest, currency)}
      </td>
    </tr>
  );
}

const columns = ['country', 'currency', 'tax', 'sold', 'changed', 'cheapest'] as const;

interface TableProps {
  readonly lists: readonly PriceList[];
  readonly current: string | null;
  readonly onOpen: (list: PriceList) => void;
}

/** What a site sells, country by country. */
export function PriceTable({ lists, current, onOpen }: TableProps) {
  const t = useTranslations('console.prices');
  return (
    <table className="c-table c-offers">
      <thead>
        <tr>
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className={name === 'cheapest' ? 'c-offers__number' : undefined}
            >
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lists.map((list) => (
          <Row
            key={list.country}
            list={list}
            isCurrent={list.country === current}
            onOpen={() => onOpen(list)}
          />
        ))}
      </tbody>
    </table>
  );
}
