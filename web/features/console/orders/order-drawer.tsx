import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { orderReceipt } from '#contract/console/orders.ts';
import type { OrderPage } from '#contract/console/order-views.ts';
import { callUrl } from '#contract/core/client.ts';
import { ConsoleButton, consoleButtonClass } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';
import { memberPath } from '../pages.ts';
import { SiteName } from '../site-name.tsx';
import { useKeys } from '../use-keys.ts';
import { DisputePanel } from './dispute-panel.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPapers } from './order-papers.tsx';
import { DisputeTag, OrderStatusTag } from './order-status.tsx';
import { OrderSteps } from './order-steps.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { useOrderTexts } from './use-order-texts.ts';

interface OrderDrawerProps {
  readonly order: OrderPage;
  readonly onClose: () => void;
}

/** The receipt, to be taken away. */
function ReceiptLink({ order }: Pick<OrderDrawerProps, 'order'>) {
  const t = useTranslations('console.order');
  const link = useRef<HTMLAnchorElement>(null);
  useKeys([{ keys: 'd', text: t('receipt'), run: () => link.current?.click() }]);
  return (
    <a
      ref={link}
      className={consoleButtonClass({ small: true })}
      href={callUrl(orderReceipt, { query: { id: order.id } })}
      download={`receipt-${order.receipt_no}.pdf`}
    >
      <ConsoleIcon name="file-pdf" />
      {t('receipt')}
      <Keys>d</Keys>
    </a>
  );
}

function Head({ order, onClose }: OrderDrawerProps) {
  const t = useTranslations('console');
  const { money, paidWith, country } = useOrderTexts();
  const { member } = order;
  return (
    <header className="c-drawer__head">
      <div className="c-fill">
        <div className="c-row">
          <span className="c-muted">{order.receipt_no ?? order.number}</span>
          <OrderStatusTag status={order.status} />
          <DisputeTag dispute={order.dispute} />
        </div>
        <h2>
          {money(order.minor, order)}{' '}
          <small>
            {t('orders.credits', { count: order.credits })}, {paidWith(order)}
          </small>
        </h2>
        <div className="c-row">
          {member ? (
            <Link className="c-link" to={memberPath(member.id)}>
              {t('orders.nameAge', { name: member.name, age: member.age })}
            </Link>
          ) : (
            <b>{t('orders.gone')}</b>
          )}
          <SiteName id={order.site} none="" />
          <span className="c-muted">{country(order.country)}</span>
          <span className="c-muted">{order.number}</span>
        </div>
      </div>
      {order.has_receipt && <ReceiptLink order={order} />}
      <ConsoleButton small className="c-button--icon" onClick={onClose}>
        <ConsoleIcon name="x" />
        <span className="sr-only">{t('order.close')}</span>
      </ConsoleButton>
    </header>
  );
}

/** One order beside the list, which stays usable. */
export function OrderDrawer({ order, onClose }: OrderDrawerProps) {
  const t = useTranslations('console.order');
  const { failure } = order;
  return (
    <aside className="c-drawer" aria-label={t('label', { number: order.number })}>
      <Head order={order} onClose={onClose} />
      <OrderSteps order={order} />
      {failure !== null && <p className="c-note c-drawer__note">{t(`failures.${failure}`)}</p>}
      <DisputePanel order={order} />
      <RefundPanel order={order} />
      <OrderLines order={order} />
      <OrderPapers order={order} />
      <OrderHistory order={order} />
    </aside>
  );
}
