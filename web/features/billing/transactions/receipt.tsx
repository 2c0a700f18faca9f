import type { ReactNode } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { receiptFile } from '../../../../contract/billing/orders.ts';
import { addressOf } from '../../../../contract/core/client.ts';
import { linkTo } from '../../../../contract/routes.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatPrice } from '../../../ui/format-price.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PageTitle } from '../../site/page-title.tsx';
import { useSite } from '../../site/site-context.ts';
import { useMethodName } from '../order/method-name.tsx';
import { usePercent } from '../order/sum.tsx';
import { useBankDay } from '../order/use-bank-day.ts';
import { DebitLines } from './debit-states.tsx';
import type { ReceiptData } from './page-data.ts';
import { Unbroken } from './unbroken.tsx';

function Party({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 text-sm wrap-anywhere">
      <h2 className="mb-1 font-semibold text-text-muted">{title}</h2>
      {children}
    </div>
  );
}

export function Row({
  name,
  strong = false,
  children,
}: {
  name: string;
  strong?: boolean;
  children: string;
}) {
  const look = strong ? 'font-bold text-lg' : '';
  return (
    <tr className="border-b border-line">
      <th scope="row" className={`py-3 pr-4 text-left font-normal ${look}`}>
        {name}
      </th>
      <td className={`py-3 text-right whitespace-nowrap tabular-nums ${look}`}>{children}</td>
    </tr>
  );
}

/** What comes to what, line by line. */
export function AmountTable({ children }: { children: ReactNode }) {
  const t = useTranslations('orders.receipt');
  return (
    <table className="w-full">
      <thead className="text-sm text-text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-left font-semibold">
            {t('what')}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Amounts({ data: { order, refunds } }: { data: ReceiptData }) {
  const t = useTranslations('orders');
  const format = useFormatter();
  const locale = useLocale();
  const percent = usePercent();
  const { settings } = useSite();
  const price = (minor: number) => formatPrice(minor, order.currency, locale);
  const date = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long' });
  const credits = (count: number) => t('credits', { count });
  const off = order.list_minor - order.minor;
  const rate = format.number(order.tax_bp / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <AmountTable>
      <Row name={t('receipt.creditsOn', { credits: credits(order.credits), site: settings.name })}>
        {price(order.list_minor)}
      </Row>
      {off > 0 && (
        <Row
          name={
            order.discount_percent === null
              ? t('discount')
              : t('receipt.discount', { percent: percent(order.discount_percent) })
          }
        >
          {price(-off)}
        </Row>
      )}
      <Row name={t('receipt.net')}>{price(order.minor - order.tax_minor)}</Row>
      <Row name={t('receipt.vatOf', { rate })}>{price(order.tax_minor)}</Row>
      <Row name={t('total')} strong>
        {price(order.minor)}
      </Row>
      {refunds.map((refund) => (
        <Row
          key={refund.at}
          name={
            refund.kind === 'asked'
              ? t('receipt.refunded', {
                  date: date(refund.at),
                  credits: credits(refund.credits),
                })
              : t('receipt.taken', { date: date(refund.at) })
          }
        >
          {price(-refund.minor)}
        </Row>
      ))}
      {refunds.length > 0 && (
        <>
          <Row name={t('receipt.rest')} strong>
            {price(order.minor - order.refunded_minor - order.taken_minor)}
          </Row>
          <Row name={t('receipt.vatOf', { rate })}>{price(order.kept_tax_minor)}</Row>
        </>
      )}
    </AmountTable>
  );
}

function Actions({ id, file }: { id: string; file: string }) {
  const t = useTranslations('orders.receipt');
  const hydrated = useHydrated();
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
      <TextLink
        to={linkTo('transactions-id', { id })}
        className="mr-auto inline-flex min-h-11 items-center gap-2"
      >
        <Icon name="arrow-left" size="sm" />
        {t('back')}
      </TextLink>
      {hydrated && (
        <Button variant="line" size="sm" onClick={() => print()}>
          {t('print')}
        </Button>
      )}
      <Button asChild variant="line" size="sm">
        <a href={file} download>
          <Icon name="download" size="sm" />
          {t('pdf')}
        </a>
      </Button>
    </div>
  );
}

interface PaperProps {
  readonly of: Pick<ReceiptData, 'order' | 'seller' | 'buyer'>;
  readonly title: string;
  /** The same as a document. */
  readonly file: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** A paper about an order, for the screen and for the printer: who, to whom, and what. */
export function Paper({ of: { order, seller, buyer }, title, file, text, children }: PaperProps) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { settings } = useSite();
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(seller.country);
  return (
    <main id="content" className="wrap flex-1 pt-6 pb-16 max-md:pb-28 md:pt-12 md:pb-20 print:p-0">
      <PageTitle>{title}</PageTitle>
      <div className="mx-auto max-w-180">
        <Actions id={order.id} file={file} />
        <Card padding="none" className="grid gap-8 p-5 sm:p-10 print:p-0 print:shadow-none">
          <header>
            <p className="text-sm font-semibold text-text-muted">{settings.name}</p>
            <h1 className="mt-1 display-sm wrap-anywhere sm:display-md">
              <Unbroken text={title} />
            </h1>
            <p className="mt-2">{text}</p>
          </header>
          <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
            <Party title={t('receipt.seller')}>
              <p>{seller.name}</p>
              <p>{seller.address}</p>
              <p>
                {seller.city}, {country}
              </p>
              <p>
                {t('receipt.kvk')}: {seller.kvk}
              </p>
              {seller.vat_number !== null && (
                <p>
                  {t('receipt.vat')}: {seller.vat_number}
                </p>
              )}
            </Party>
            <Party title={t('receipt.buyer')}>
              <p>{buyer.name}</p>
              <p>{buyer.email}</p>
              <p className="mt-2 text-text-muted">
                {t('order.number')}: {order.number}
              </p>
            </Party>
          </div>
          {children}
        </Card>
      </div>
    </main>
  );
}

/** A receipt as it may be printed. */
export function Receipt({ data }: { data: ReceiptData }) {
  const t = useTranslations('orders');
  const format = useFormatter();
  const nameOf = useMethodName();
  const { order } = data;
  const dayOf = useBankDay();
  const paid = order.debit
    ? dayOf(order.debit.collect_on)
    : format.dateTime(new Date(order.settled_at ?? order.created_at), { dateStyle: 'long' });
  return (
    <Paper
      of={data}
      title={t('receipt.title', { number: order.receipt_no ?? '' })}
      file={addressOf(receiptFile, { query: { id: order.id } })}
      text={t('receipt.paid', { date: paid, method: nameOf(order.method, order.paid_with) })}
    >
      <Amounts data={data} />
      {order.debit && <DebitLines debit={order.debit} />}
      <p className="text-sm text-text-muted">{t('receipt.thanks')}</p>
    </Paper>
  );
}
