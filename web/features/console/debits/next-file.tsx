import { useId, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CreditorView } from '#contract/console/debits.ts';
import { debitsWrite } from '#contract/console/debits.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { FormDialog } from '../form-dialog.tsx';
import { orderPath } from '../pages.ts';
import { SiteName } from '../site-name.tsx';
import { useAction } from '../use-action.ts';
import { useKeys } from '../use-keys.ts';
import { useDay } from './use-day.ts';
import { useEuros } from './use-euros.ts';

interface CreditorProps {
  readonly creditor: CreditorView;
}

interface WriteProps extends CreditorProps {
  readonly onClose: () => void;
}

/** Says what follows from writing the file now, and does it. */
function WriteDialog({ creditor, onClose }: WriteProps) {
  const t = useTranslations('console.debits');
  const euros = useEuros();
  const action = useAction();
  const { revalidate } = useRevalidator();
  const { id: company, name, debits, minor, refunds, refund_minor: back } = creditor;
  const write = async () => {
    const isDone = await action.run(() => consoleCall(debitsWrite, { body: { company } }));
    await revalidate();
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title={t('write.title', { name })}
      description={t('write.text', {
        debits,
        amount: euros(minor),
        refunds,
        back: euros(back),
      })}
      submit={t('write.submit', { amount: euros(minor) })}
      focusesSubmit
      action={action}
      onSubmit={() => void write()}
      onClose={onClose}
    />
  );
}

function Groups({ creditor }: CreditorProps) {
  const t = useTranslations('console.debits');
  const euros = useEuros();
  const day = useDay();
  return (
    <table className="c-table c-debits__table">
      <thead>
        <tr>
          <th scope="col">{t('columns.on')}</th>
          <th scope="col">{t('columns.sequence')}</th>
          <th scope="col" className="c-debits__number">
            {t('columns.debits')}
          </th>
          <th scope="col" className="c-debits__number">
            {t('columns.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {creditor.groups.map(({ on, sequence, debits, minor }) => (
          <tr key={`${on} ${sequence}`}>
            <th scope="row">{day(on)}</th>
            <td>{t(`sequences.${sequence}`)}</td>
            <td className="c-debits__number">{debits}</td>
            <td className="c-debits__number">
              <b>{euros(minor)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The orders behind the sums. */
function Orders({ creditor }: CreditorProps) {
  const t = useTranslations('console.debits');
  const euros = useEuros();
  const { orders, debits } = creditor;
  return (
    <details className="c-debits__orders">
      <summary>{t('orders', { count: debits })}</summary>
      <ul>
        {orders.map(({ order, number, site, minor }) => (
          <li key={order}>
            <Link className="c-link" to={orderPath(order)}>
              {number}
            </Link>
            <SiteName id={site} none="" />
            <span>{euros(minor)}</span>
          </li>
        ))}
      </ul>
      {debits > orders.length && (
        <p className="c-hint">{t('ordersFirst', { count: consoleLimits.debits.orders })}</p>
      )}
    </details>
  );
}

/** What the next file of one company holds, and writing it now. */
export function NextFile({ creditor, isFirst }: CreditorProps & { readonly isFirst: boolean }) {
  const t = useTranslations('console.debits');
  const euros = useEuros();
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const { name, debits, minor, refunds, refund_minor: back, can_collect: canCollect } = creditor;
  const isEmpty = debits === 0 && refunds === 0;
  const canWrite = canCollect && !isEmpty;
  const ask = () => canWrite && setAsked(true);
  useKeys(isFirst ? [{ keys: 'w', text: t('writeNow'), run: ask }] : []);
  return (
    <section className="c-panel" aria-labelledby={id}>
      <div className="c-panel__head">
        <h2 id={id}>{t('next', { name })}</h2>
        <span className="c-muted">
          {t('creditor', { id: creditor.creditor_id, digits: creditor.account })}
        </span>
        <span className="c-fill" />
        {canWrite && (
          <ConsoleButton small online {...(isFirst && { keys: 'w' })} onClick={ask}>
            {t('writeNow')}
          </ConsoleButton>
        )}
      </div>
      {!isEmpty && (
        <dl className="c-debits__sums">
          <div>
            <dt>{t('collects', { count: debits })}</dt>
            <dd>{euros(minor)}</dd>
          </div>
          <div>
            <dt>{t('paysBack', { count: refunds })}</dt>
            <dd>{euros(back)}</dd>
          </div>
        </dl>
      )}
      {!canCollect && <p className="c-note c-debits__note">{t('cannotCollect')}</p>}
      {isEmpty && <p className="c-hint c-debits__note">{t('nothingDue')}</p>}
      {debits > 0 && <Groups creditor={creditor} />}
      {debits > 0 && <Orders creditor={creditor} />}
      {isAsked && <WriteDialog creditor={creditor} onClose={() => setAsked(false)} />}
    </section>
  );
}
