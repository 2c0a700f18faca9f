import { useTranslations } from 'use-intl';
import type { BillingDocument as PaperView } from '#contract/billing/documents.ts';
import { linkTo } from '#contract/routes.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { NoBreakNumber } from './no-break-number.tsx';

interface Props {
  readonly paper: PaperView;
  /** The order that it is about. */
  readonly order: string;
  /** The same as a document. */
  readonly file: string;
}

function Actions({ order: id, file }: Omit<Props, 'paper'>) {
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

function Head({ paper: { site, title, text, facts } }: Pick<Props, 'paper'>) {
  return (
    <header>
      <p className="text-sm font-semibold text-text-muted">{site}</p>
      <h1 className="mt-1 display-sm wrap-anywhere sm:display-md">
        <NoBreakNumber text={title} />
      </h1>
      {text !== null && (
        <p className="mt-2">
          <NoBreakNumber text={text} />
        </p>
      )}
      <dl className="mt-4 grid gap-1.5 sm:grid-cols-[auto_1fr] sm:gap-x-8 print:grid-cols-[auto_1fr] print:gap-x-8">
        {facts.map(({ label, value }) => (
          <div key={label} className="sm:contents print:contents">
            <dt className="text-sm text-text-muted sm:text-base print:text-base">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

function Parties({ paper: { parties } }: Pick<Props, 'paper'>) {
  return (
    <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
      {parties.map(({ title, lines }) => (
        <div key={title} className="min-w-0 text-sm wrap-anywhere">
          <h2 className="mb-1 font-semibold text-text-muted">{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
    </div>
  );
}

type Amount = PaperView['amounts'][number];

function Row({ amount, order }: { amount: Amount; order: string }) {
  const { label, note, value, strong } = amount;
  const textClass = strong ? 'text-lg font-bold' : 'font-normal';
  return (
    <tr className="border-b border-line">
      <th scope="row" className={cx('py-3 pr-4 text-left align-top', textClass)}>
        {label}
        {note && (
          <TextLink
            to={linkTo('transactions-id', { id: order }, { note: note.id })}
            className="block w-fit text-sm"
          >
            {note.title}
          </TextLink>
        )}
      </th>
      <td className={cx('py-3 text-right align-top whitespace-nowrap tabular-nums', textClass)}>
        {value}
      </td>
    </tr>
  );
}

function Amounts({ paper: { columns, amounts }, order }: Omit<Props, 'file'>) {
  return (
    <table className="w-full">
      <thead className="text-sm text-text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-left font-semibold">
            {columns.what}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {columns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {amounts.map((amount) => (
          <Row key={`${amount.label} ${amount.value}`} amount={amount} order={order} />
        ))}
      </tbody>
    </table>
  );
}

/** A receipt or a credit note, for the screen and for the printer, with the words of its document. */
export function OrderDocument({ paper, order, file }: Props) {
  return (
    <main id="content" className="wrap flex-1 pt-6 pb-16 max-md:pb-28 md:pt-12 md:pb-20 print:p-0">
      <PageTitle>{paper.title}</PageTitle>
      <div className="mx-auto max-w-180">
        <Actions order={order} file={file} />
        <Card padding="none" className="grid gap-8 p-5 sm:p-10 print:p-0 print:shadow-none">
          <Head paper={paper} />
          <Parties paper={paper} />
          <Amounts paper={paper} order={order} />
          {paper.closing !== null && <p className="text-sm text-text-muted">{paper.closing}</p>}
        </Card>
      </div>
    </main>
  );
}
