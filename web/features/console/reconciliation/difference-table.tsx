import { useId } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Difference } from '#contract/console/reconciliation.ts';
import { paymentTakeOver } from '#contract/console/reconciliation.ts';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { useOrderTexts } from '../orders/use-order-texts.ts';
import { orderPath } from '../pages.ts';
import { SiteName } from '../site-name.tsx';
import { useAction } from '../use-action.ts';
import { useMoment } from '../use-moment.ts';

function TakeOver({ order }: { order: string }) {
  const t = useTranslations('console.reconciliation');
  const { busy, run, message } = useAction();
  const { revalidate } = useRevalidator();
  const take = async () => {
    await run(() => consoleCall(paymentTakeOver, { body: { order } }));
    await revalidate();
  };
  return (
    <>
      <ConsoleButton small online busy={busy} onClick={() => void take()}>
        {t('take')}
      </ConsoleButton>
      <ActionError message={message} />
    </>
  );
}

function Row({ difference }: { difference: Difference }) {
  const t = useTranslations('console.reconciliation');
  const { money } = useOrderTexts();
  const moment = useMoment();
  const { kind, order, reference, at, here, there, can_take: canTake } = difference;
  return (
    <tr>
      <th scope="row">
        {order ? (
          <>
            <Link className="c-link" to={orderPath(order.id)}>
              {order.number}
            </Link>{' '}
            <SiteName id={order.site} none="" />
          </>
        ) : (
          <span className="c-debits__reference">{reference}</span>
        )}
        <small>
          <time dateTime={at}>{moment(at)}</time>
        </small>
      </th>
      <td>
        <b>{t(`kinds.${kind}.name`)}</b>
        <small>{t(`kinds.${kind}.todo`)}</small>
        {canTake && order && <TakeOver order={order.id} />}
      </td>
      <td className="c-debits__number">{here ? money(here.minor, here) : '–'}</td>
      <td className="c-debits__number">{there ? money(there.minor, there) : '–'}</td>
    </tr>
  );
}

/** What differs, with what to do about it. */
export function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  const t = useTranslations('console.reconciliation');
  const id = useId();
  return (
    <section className="c-panel" aria-labelledby={id}>
      <div className="c-panel__head">
        <h2 id={id}>{t('differences', { count: differences.length })}</h2>
      </div>
      <table className="c-table c-debits__table">
        <thead>
          <tr>
            <th scope="col">{t('columns.order')}</th>
            <th scope="col">{t('columns.what')}</th>
            <th scope="col" className="c-debits__number">
              {t('columns.here')}
            </th>
            <th scope="col" className="c-debits__number">
              {t('columns.elsewhere')}
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <Row
              key={`${difference.kind} ${difference.order?.id} ${difference.reference}`}
              difference={difference}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
