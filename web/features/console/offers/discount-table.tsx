import { useTranslations } from 'use-intl';
import type { DiscountRow } from '#contract/console/discounts.ts';
import { SiteName } from '../site-name.tsx';
import { useMoment } from '../use-moment.ts';
import { useOfferNames } from './names.ts';
import { useTerms } from './use-terms.ts';

/** Of all sites two may have the same code. */
export const discountKey = ({ site, code }: Pick<DiscountRow, 'site' | 'code'>): string =>
  `${site}-${code}`;

export const rowButtonId = (key: string): string => `discount-${key}`;

interface RowProps {
  readonly row: DiscountRow;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function Row({ row, isCurrent, onOpen }: RowProps) {
  const t = useTranslations('console.discounts');
  const moment = useMoment();
  const names = useOfferNames();
  const terms = useTerms();
  const max = row.validity === 'once' ? 1 : row.max_uses;
  return (
    <tr aria-current={isCurrent || undefined}>
      <td className="c-offers__code">
        <button
          type="button"
          id={rowButtonId(discountKey(row))}
          className="c-cases__open"
          onClick={onOpen}
        >
          {row.code}
        </button>
      </td>
      <td className="c-offers__value">
        <b>{t('percent', { percent: row.value_bp / 100 })}</b>
      </td>
      <td className="c-offers__wide">
        {terms(row)} <span className="c-muted">{row.purpose}</span>
      </td>
      <td className="c-offers__site">
        <SiteName id={row.site} none="" />
      </td>
      <td className="c-offers__until">
        <span className="c-only-phone">{t('expires')} </span>
        {row.expires ? (
          <time dateTime={row.expires}>{moment(row.expires, 'day')}</time>
        ) : (
          <span className="c-muted">{t('never')}</span>
        )}
      </td>
      <td className="c-offers__number">
        <span className="c-only-phone">{t('uses')} </span>
        {max === null ? row.paid : t('usesOf', { paid: row.paid, max })}
      </td>
      <td className="c-offers__number">
        {row.revenue.length === 0
          ? '–'
          : row.revenue.map(({ currency, minor }) => names.price(minor, currency)).join(', ')}
      </td>
    </tr>
  );
}

const columns = ['code', 'takesOff', 'terms', 'site', 'expires', 'uses', 'revenue'] as const;

const numbers: readonly string[] = ['uses', 'revenue'];

interface TableProps {
  readonly rows: readonly DiscountRow[];
  readonly current: string | null;
  readonly onOpen: (row: DiscountRow) => void;
}

/** Discount codes as a table at a desk, and as cards on a phone. */
export function DiscountTable({ rows, current, onOpen }: TableProps) {
  const t = useTranslations('console.discounts');
  return (
    <table className="c-table c-offers">
      <thead>
        <tr>
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              className={numbers.includes(name) ? 'c-offers__number' : undefined}
            >
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={discountKey(row)}
            row={row}
            isCurrent={discountKey(row) === current}
            onOpen={() => onOpen(row)}
          />
        ))}
      </tbody>
    </table>
  );
}
