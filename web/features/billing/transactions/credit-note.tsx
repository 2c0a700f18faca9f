import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { creditNoteFile } from '../../../../contract/billing/credit-notes.ts';
import { addressOf } from '../../../../contract/core/client.ts';
import { formatPrice } from '../../../ui/format-price.ts';
import { useSite } from '../../site/site-context.ts';
import type { NoteData } from './page-data.ts';
import { AmountTable, Paper, Row } from './receipt.tsx';
import { Unbroken } from './unbroken.tsx';

/** A credit note as it may be printed: what went back, and the receipt that it corrects. */
export function CreditNote({ data }: { data: NoteData }) {
  const t = useTranslations('orders');
  const format = useFormatter();
  const locale = useLocale();
  const { settings } = useSite();
  const { order } = data.receipt;
  const price = (minor: number) => formatPrice(minor, order.currency, locale);
  const dateOf = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long' });
  const rate = format.number(order.tax_bp / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const credits = t('credits', { count: data.credits });
  return (
    <Paper
      of={data.receipt}
      title={t('note.title', { number: data.number })}
      file={addressOf(creditNoteFile, { query: { id: data.id } })}
      text={
        <>
          <time dateTime={data.at}>{dateOf(data.at)}</time>
          <br />
          <Unbroken
            text={t('note.corrects', {
              number: order.receipt_no ?? '',
              date: dateOf(order.settled_at ?? order.created_at),
            })}
          />
        </>
      }
    >
      <AmountTable>
        <Row name={t('note.returned', { credits, site: settings.name })}>
          {price(-(data.minor - data.tax_minor))}
        </Row>
        <Row name={t('receipt.vatOf', { rate })}>{price(-data.tax_minor)}</Row>
        <Row name={t('note.sum')} strong>
          {price(-data.minor)}
        </Row>
      </AmountTable>
    </Paper>
  );
}
