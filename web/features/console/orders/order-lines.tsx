import { useTranslations } from 'use-intl';
import type { OrderPage } from '#contract/console/order-views.ts';
import { useOrderTexts } from './use-order-texts.ts';

/** What was bought, what was taken off, and the tax in it. */
export function OrderLines({ order }: { order: OrderPage }) {
  const t = useTranslations('console');
  const { money, percent, country } = useOrderTexts();
  const { list_minor: list, minor, discount_percent: discount, code } = order;
  const off = percent((discount ?? 0) / 100);
  return (
    <section className="c-drawer__part">
      <h3>{t('order.lines.title')}</h3>
      <dl className="c-amounts">
        <div>
          <dt>
            {t('order.lines.list', { credits: t('orders.credits', { count: order.credits }) })}
          </dt>
          <dd>{money(list, order)}</dd>
        </div>
        {list > minor && (
          <div>
            <dt>
              {code === null
                ? t('order.lines.discount', { percent: off })
                : t('order.lines.code', { code, percent: off })}
            </dt>
            <dd>{money(minor - list, order)}</dd>
          </div>
        )}
        <div className="c-amounts__strong">
          <dt>{t(order.receipt_no === null ? 'order.lines.unpaidTotal' : 'order.lines.total')}</dt>
          <dd>{money(minor, order)}</dd>
        </div>
        <div className="c-muted">
          <dt>
            {t('order.lines.tax', {
              rate: percent(order.tax_bp / 10_000),
              country: country(order.tax_country),
            })}
          </dt>
          <dd>{money(order.tax_minor, order)}</dd>
        </div>
      </dl>
    </section>
  );
}
