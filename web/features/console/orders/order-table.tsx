import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OrderRow } from '#contract/console/order-views.ts';
import { SiteName } from '../site-name.tsx';
import { useMoment } from '../use-moment.ts';
import { DisputeTag, OrderStatusTag } from './order-status.tsx';
import { useOrderTexts } from './use-order-texts.ts';

/** The link of a row, which has the focus while somebody moves through the list. */
export const orderLinkId = (id: string): string => `order-${id}`;

const isOfThisYear = (moment: string): boolean =>
  new Date(moment).getFullYear() === new Date().getFullYear();

interface RowProps {
  readonly row: OrderRow;
  readonly isCurrent: boolean;
  readonly link: string;
}

function Row({ row, isCurrent, link }: RowProps) {
  const t = useTranslations('console.orders');
  const { money, paidWith } = useOrderTexts();
  const moment = useMoment();
  const { member } = row;
  return (
    <tr aria-current={isCurrent || undefined}>
      <td className="c-orders__receipt">
        <Link to={link} preventScrollReset id={orderLinkId(row.id)} className="c-orders__open">
          {row.receipt_no ?? row.number}
          {row.receipt_no === null && <span className="sr-only">, {t('notPaid')}</span>}
        </Link>
      </td>
      <td className="c-orders__time c-muted">
        <time dateTime={row.created_at}>
          {moment(row.created_at, isOfThisYear(row.created_at) ? 'short' : 'day')}
        </time>
      </td>
      <td className="c-orders__member">
        <SiteName id={row.site} none="" />{' '}
        {member ? (
          <b>{t('nameAge', { name: member.name, age: member.age })}</b>
        ) : (
          <span className="c-muted">{t('gone')}</span>
        )}
      </td>
      <td className="c-orders__what">
        <b>{row.credits}</b> {paidWith(row)}
      </td>
      <td className="c-orders__status">
        <OrderStatusTag status={row.status} /> <DisputeTag dispute={row.dispute} />
      </td>
      <td className="c-orders__amount">
        <b>{money(row.minor, row)}</b>
      </td>
    </tr>
  );
}

const columns = ['receipt', 'time', 'member', 'what', 'status', 'amount'] as const;

interface OrderTableProps {
  readonly rows: readonly OrderRow[];
  readonly current: string | null;
  readonly linkTo: (id: string) => string;
}

/** Orders as a table at a desk, and as cards on a phone. */
export function OrderTable({ rows, current, linkTo }: OrderTableProps) {
  const t = useTranslations('console.orders.columns');
  return (
    <table className="c-table c-orders">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={`c-orders__${name}`}>
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} isCurrent={row.id === current} link={linkTo(row.id)} />
        ))}
      </tbody>
    </table>
  );
}
