import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { MemberPage } from '#contract/console/member-views.ts';
import { paymentBrands } from '#contract/billing/enums.ts';
import { entryLabel } from '#contract/billing/entry-label.ts';
import { formatPrice } from '#contract/core/money.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { cx } from '#web/ui/cx.ts';
import { consoleButtonClass } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import type { DecidedProposal } from '../proposal-choice.tsx';
import { ProposalChoice } from '../proposal-choice.tsx';
import { orderPath } from '../pages.ts';
import { useMoment } from '../use-moment.ts';
import { MoreFoot } from './more-foot.tsx';
import type { More } from './use-member-lists.ts';

type Money = NonNullable<MemberPage['money']>;
type Order = Money['ordered']['orders'][number];

/** A correction of credits that waits for a second person. */
function Proposed({ money: { proposal, credits } }: { money: Money }) {
  const t = useTranslations('console');
  const moment = useMoment();
  const [decided, setDecided] = useState<DecidedProposal | null>(null);
  if (!proposal) {
    return (
      decided && (
        <p role="status" className="c-note c-panel__note">
          {t(`proposals.decided.${decided.decision}`, { reason: decided.reason })}
        </p>
      )
    );
  }
  const change = Number(proposal.facts['credits']);
  return (
    <div className="c-member__proposal">
      <b>
        {t('proposals.kinds.member_credits', {
          by: proposal.proposed_by.name,
          name: '',
          email: '',
          credits: change,
        })}
      </b>
      <small>
        {t('member.wouldBe', { now: credits, after: credits + change })} ·{' '}
        {moment(proposal.proposed_at)}
      </small>
      <ProposalChoice proposal={proposal} onDecided={setDecided} />
    </div>
  );
}

/** Where the credits of a member came from and went; their sum is the balance. */
export function LedgerPanel({ money, more }: { money: Money; more: More }) {
  const t = useTranslations('console.member');
  const moment = useMoment();
  const format = useFormatter();
  const {
    credits,
    unused,
    ledger: { entries },
  } = money;
  return (
    <section className="c-panel" aria-label={t('ledger')}>
      <div className="c-panel__head">
        <h2>{t('ledger')}</h2>
        <span className="c-fill" />
        <span className="c-muted">{t('balance')}</span>
        <b className="c-member__balance">{t('credits', { count: credits })}</b>
      </div>
      <Proposed money={money} />
      {entries.length === 0 && <p className="c-member__none">{t('noEntries')}</p>}
      {entries.length > 0 && (
        <table className="c-table c-member__table">
          <thead className="sr-only">
            <tr>
              {(['when', 'what', 'change', 'after'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`ledgerColumns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map(({ at, kind, what, amount, balance }) => (
              <tr key={`${at} ${kind} ${what} ${balance}`}>
                <td className="c-muted">
                  <time dateTime={at}>{moment(at)}</time>
                </td>
                <td>{t(`entries.${entryLabel({ kind, what })}`)}</td>
                <td className={cx('c-member__number', amount > 0 && 'c-member__yes')}>
                  <b>{format.number(amount, { signDisplay: 'exceptZero' })}</b>
                </td>
                <td className="c-member__number c-muted">{format.number(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <MoreFoot of={t('ledger')} more={more} />
      {credits > 0 && <p className="c-member__foot">{t('unused', { count: unused })}</p>}
    </section>
  );
}

const orderTones: Readonly<Record<Order['state'], string>> = {
  completed: 'c-status--ok',
  pending: 'c-status--warn',
  loading: 'c-status--line',
  failed: 'c-status--bad',
  cancelled: '',
};

const isBrand = (method: string): method is keyof typeof paymentBrands =>
  Object.hasOwn(paymentBrands, method);

/** What was paid with, as far as it is known. */
const useMethodName = (): ((order: Order) => string) => {
  const t = useTranslations('console.member.methods');
  return ({ method, paid_with: paid }) => {
    const name = isBrand(method) ? paymentBrands[method] : t(method);
    return paid ? `${name} ••${paid.last4}` : name;
  };
};

/** What a member ordered. */
export function OrdersPanel({ orders, more }: { orders: readonly Order[]; more: More }) {
  const t = useTranslations('console.member');
  const locale = useLocale();
  const moment = useMoment();
  const methodName = useMethodName();
  const refundable = orders.flatMap(({ id, currency, refundable: back }) =>
    back ? [{ id, currency, ...back }] : [],
  );
  return (
    <section className="c-panel" aria-label={t('orders')}>
      <div className="c-panel__head">
        <h2>{t('orders')}</h2>
      </div>
      {orders.length === 0 && <p className="c-member__none">{t('noOrders')}</p>}
      {orders.length > 0 && (
        <table className="c-table c-member__table">
          <thead className="sr-only">
            <tr>
              {(['number', 'what', 'state', 'price'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`orderColumns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <td>
                  <Link className="c-link" to={orderPath(order.id)}>
                    {order.number}
                  </Link>
                  <small>
                    <time dateTime={order.created_at}>{moment(order.created_at, 'day')}</time>
                  </small>
                </td>
                <td>
                  {[t('credits', { count: order.credits }), methodName(order), order.code]
                    .filter(Boolean)
                    .join(', ')}
                </td>
                <td>
                  <span className={`c-status ${orderTones[order.state]}`}>
                    {t(`orderStates.${order.state}`)}
                  </span>
                </td>
                <td className="c-member__number">
                  <b>{formatPrice(order.minor, order.currency, locale)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <MoreFoot of={t('orders')} more={more} />
      {refundable.map(({ id, credits, minor, currency, until }) => (
        <p key={id} className="c-member__foot">
          <ConsoleIcon name="arrow-counter-clockwise" size="s" />
          {t('refundable', {
            count: credits,
            price: formatPrice(minor, currency, locale),
            date: moment(until, 'day'),
          })}
          <span className="c-fill" />
          <Link className={consoleButtonClass({ small: true })} to={orderPath(id)}>
            {t('refund')}
          </Link>
        </p>
      ))}
    </section>
  );
}
