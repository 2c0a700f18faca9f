import { useTranslations } from 'use-intl';
import { orderCreditNote, orderReceipt } from '#contract/console/orders.ts';
import type { OrderPage } from '#contract/console/order-views.ts';
import { callUrl } from '#contract/core/client.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';

/** The receipt and the credit notes, as the buyer has them. */
export function OrderPapers({ order }: { order: OrderPage }) {
  const t = useTranslations('console.order.papers');
  const receipt = order.receipt_no;
  const notes = order.refunds.filter(({ note_no: number }) => number !== null);
  const papers = order.has_receipt
    ? [
        {
          text: t('receipt', { number: receipt ?? '' }),
          href: callUrl(orderReceipt, { query: { id: order.id } }),
          file: `receipt-${receipt}.pdf`,
        },
        ...notes.map(({ id, note_no: number }) => ({
          text: t('note', { number: number ?? '' }),
          href: callUrl(orderCreditNote, { query: { id } }),
          file: `credit-note-${number}.pdf`,
        })),
      ]
    : [];
  return (
    <section className="c-drawer__part">
      <h3>{t('title')}</h3>
      {papers.length === 0 && <p className="c-hint">{t(receipt === null ? 'none' : 'goneText')}</p>}
      <ul className="c-papers">
        {papers.map(({ text, href, file }) => (
          <li key={file}>
            <ConsoleIcon name="file-pdf" />
            <a className="c-link" href={href} download={file}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
